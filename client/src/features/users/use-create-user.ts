import { useApolloClient, useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { readFailure, type Failure } from '../../apollo/failure';
import { newIdempotencyKey } from '../../apollo/idempotency';
import { CreateUserDocument, type UserRowFragment } from '../../graphql/generated';
import { toCreateInput, type UserDraft } from './user-draft';

/** Creates the account. The same draft sent twice after a lost answer makes one account and one invitation. */
export function useCreateUser() {
  const client = useApolloClient();
  const [create, { loading }] = useMutation(CreateUserDocument);
  const [failure, setFailure] = useState<Failure | null>(null);
  const attempt = useRef<{ draft: string; key: string } | null>(null);

  const save = async (draft: UserDraft): Promise<UserRowFragment | null> => {
    if (!draft.role) return null;
    const serialized = JSON.stringify(draft);
    if (attempt.current?.draft !== serialized)
      attempt.current = { draft: serialized, key: newIdempotencyKey() };
    setFailure(null);
    try {
      const { data } = await create({
        variables: { input: toCreateInput(draft, draft.role) },
        context: { idempotencyKey: attempt.current.key },
      });
      attempt.current = null;
      client.cache.evict({ fieldName: 'users' });
      return data?.createUser ?? null;
    } catch (error) {
      console.error('The account was not created.', error);
      const refused = readFailure(error);
      // Once refused, a repeat must be judged anew: the reason may be gone.
      if (refused.code !== 'NETWORK') attempt.current = null;
      setFailure(refused);
      return null;
    }
  };
  return { save, loading, failure };
}
