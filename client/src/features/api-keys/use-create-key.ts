import { useMutation } from '@apollo/client/react';
import { newIdempotencyKey } from '../../apollo/action-keys';
import { CreateApiKeyDocument, type CreateApiKeyMutationVariables } from './api-keys.generated';

/** Makes a key; the answer is the key itself, this once. */
export function useCreateKey() {
  const [create] = useMutation(CreateApiKeyDocument);
  return async (input: CreateApiKeyMutationVariables['input']): Promise<string> => {
    const { data } = await create({
      variables: { input },
      // A repeat would answer without the key, which is shown once: each press makes one of its own.
      context: { idempotencyKey: newIdempotencyKey() },
    });
    if (!data?.createApiKey.key) throw new Error('The key was answered without itself.');
    return data.createApiKey.key;
  };
}
