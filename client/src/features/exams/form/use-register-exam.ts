import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { readFailure, type Failure } from '../../../apollo/failure';
import {
  OpenExamOccasionsDocument,
  RegisterExamDocument,
  type RegisterExamInput,
} from '../../../graphql/generated';

/** Registers a student for an exam. The same form sent twice after a lost answer makes one registration. */
export function useRegisterExam() {
  const [register, { loading, client }] = useMutation(RegisterExamDocument);
  const [refusal, setRefusal] = useState<Failure | null>(null);

  /** True when it is registered; otherwise `refusal` says why not. */
  const save = async (input: RegisterExamInput): Promise<boolean> => {
    setRefusal(null);
    try {
      await register({ variables: { input } });
    } catch (error) {
      console.error('The exam was not registered.', error);
      const failure = readFailure(error);
      setRefusal(failure);
      // The chosen occasion may have been filled by another.
      if (failure.code === 'CONFLICT') await client.refetchQueries({ include: [OpenExamOccasionsDocument] });
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
