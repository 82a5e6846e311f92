import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { readFailure, type Failure } from '../../apollo/failure';
import { CreateUserDocument, type UserRowFragment } from '../../graphql/generated';
import { toCreateInput, type UserDraft } from './forms/user-draft';

/** Creates the account. The same draft sent twice after a lost answer makes one account and one invitation. */
export function useCreateUser() {
  const client = useApolloClient();
  const [create, { loading }] = useMutation(CreateUserDocument);
  const [failure, setFailure] = useState<Failure | null>(null);

  const save = async (draft: UserDraft): Promise<UserRowFragment | null> => {
    if (!draft.role) return null;
    setFailure(null);
    try {
      const { data } = await create({
        variables: { input: toCreateInput(draft, draft.role) },
      });
      client.cache.evict({ fieldName: 'users' });
      return data?.createUser ?? null;
    } catch (error) {
      console.error('The account was not created.', error);
      const refused = readFailure(error);
      setFailure(refused);
      return null;
    }
  };
  return { save, loading, failure };
}
