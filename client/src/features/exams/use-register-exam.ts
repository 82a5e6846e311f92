import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { readFailure, type Failure } from '../../apollo/failure';
import { newIdempotencyKey } from '../../apollo/idempotency';
import { RegisterExamDocument, type RegisterExamInput } from '../../graphql/generated';

/** Registers a student for an exam. The same form sent twice after a lost answer makes one registration. */
export function useRegisterExam() {
  const [register, { loading, client }] = useMutation(RegisterExamDocument);
  const [refusal, setRefusal] = useState<Failure | null>(null);
  const attempt = useRef<{ input: string; key: string } | null>(null);

  /** True when it is registered; otherwise `refusal` says why not. */
  const save = async (input: RegisterExamInput): Promise<boolean> => {
    const serialized = JSON.stringify(input);
    if (attempt.current?.input !== serialized)
      attempt.current = { input: serialized, key: newIdempotencyKey() };
    setRefusal(null);
    try {
      await register({ variables: { input }, context: { idempotencyKey: attempt.current.key } });
      attempt.current = null;
    } catch (error) {
      console.error('The exam was not registered.', error);
      const failure = readFailure(error);
      // Once refused, a repeat must be judged anew: the reason may be gone.
      if (failure.code !== 'NETWORK') attempt.current = null;
      setRefusal(failure);
      return false;
    }
    // The table, where there is one on the page, shows the new registration.
    client
      .refetchQueries({ updateCache: (cache) => cache.evict({ fieldName: 'exams' }) })
      .catch((error: unknown) => console.error('The exam table could not be read anew.', error));
    return true;
  };

  return { save, loading, refusal, forget: () => setRefusal(null) };
}
