import { useApolloClient, useMutation } from '@apollo/client/react';
import { CreateUserDocument } from './users.generated';
import { toCreateInput, type UserDraft } from './forms/user-draft';

/** Creates the account. The same draft sent twice after a lost answer makes one account and one invitation. */
export function useCreateUser() {
  const { cache } = useApolloClient();
  const [create] = useMutation(CreateUserDocument);
  return async (draft: UserDraft) => {
    const { data } = await create({ variables: { input: toCreateInput(draft) } });
    cache.evict({ fieldName: 'users' });
    return data.createUser;
  };
}
