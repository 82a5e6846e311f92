import { useApolloClient } from '@apollo/client/react';
import { useVerb } from '../../apollo/use-verb';
import { CreateUserDocument } from './users.generated';
import { toCreateInput, type UserDraft } from './forms/user-draft';

/** Creates the account. The same draft sent twice after a lost answer makes one account and one invitation. */
export function useCreateUser() {
  const { cache } = useApolloClient();
  const create = useVerb(CreateUserDocument);
  return async (draft: UserDraft) => {
    const { createUser } = await create(toCreateInput(draft));
    cache.evict({ fieldName: 'users' });
    return createUser;
  };
}
