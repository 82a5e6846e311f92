import { useApolloClient, useMutation } from '@apollo/client/react';
import { readFailure } from '../../../apollo/failure';
import {
  OpenExamOccasionsDocument,
  RegisterExamDocument,
  type RegisterExamMutation,
} from '../exams.generated';
import type { RegisterExamInput } from '../../../graphql/types.generated';

/** Registers a student for an exam. The same form sent twice after a lost answer makes one registration. */
export function useRegisterExam(): (input: RegisterExamInput) => Promise<RegisterExamMutation> {
  const client = useApolloClient();
  const [register] = useMutation(RegisterExamDocument);
  return async (input) => {
    let registered: RegisterExamMutation;
    try {
      registered = (await register({ variables: { input } })).data;
    } catch (error) {
      // The chosen occasion may have been filled by another.
      if (readFailure(error).code === 'CONFLICT')
        await client.refetchQueries({ include: [OpenExamOccasionsDocument] });
      throw error;
    }
    // The table, where there is one on the page, shows the new registration.
    client
      .refetchQueries({ updateCache: (cache) => cache.evict({ fieldName: 'exams' }) })
      .catch((error: unknown) => console.error('The exam table could not be read again.', error));
    return registered;
  };
}
