import { useApolloClient } from '@apollo/client/react';
import { readFailure } from '../../apollo/failure';
import { useReadAnew, useVerb } from '../../apollo/use-verb';
import { CreateStudentDocument, FindStudentsDocument } from '../../graphql/generated';
import { toCreateInput, type StudentDraft } from './student-draft';

export interface KnownStudent {
  id: string;
  name: string;
}

/** Creates the student, or tells who has the personal number already and throws the refusal. */
export function useCreateStudent() {
  const { cache } = useApolloClient();
  const create = useVerb(CreateStudentDocument);
  const find = useReadAnew(FindStudentsDocument);

  const findExisting = async (q: string): Promise<KnownStudent | null> => {
    try {
      return (await find({ q, first: 1, counted: false }))?.students.nodes[0] ?? null;
    } catch (error) {
      console.error('The student with the same personal number could not be looked up.', error);
      return null;
    }
  };
  return async (
    draft: StudentDraft,
    onExisting: (student: KnownStudent | null) => void,
  ): Promise<KnownStudent> => {
    onExisting(null);
    try {
      const { createStudent } = await create(toCreateInput(draft));
      cache.evict({ fieldName: 'students' });
      return createStudent;
    } catch (error) {
      if (readFailure(error).reason === 'DUPLICATE') onExisting(await findExisting(draft.personalNumber));
      throw error;
    }
  };
}
