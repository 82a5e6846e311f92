import { useApolloClient, useMutation } from '@apollo/client/react';
import { readFailure } from '../../apollo/failure';
import { FindStudentsDocument } from '../../entities/student/student-search.generated';
import { CreateStudentDocument } from './students.generated';
import { toCreateInput, type StudentDraft } from './student-draft';

export interface KnownStudent {
  id: string;
  name: string;
}

/** A stored student who may be the one that is added, and the field by which that was seen. */
export interface ExistingStudent extends KnownStudent {
  by: 'personalNumber' | 'email';
}

/** Creates the student, or tells who has the personal number, or the name and address, already and throws the refusal. */
export function useCreateStudent() {
  const client = useApolloClient();
  const [create] = useMutation(CreateStudentDocument);

  const findExisting = async (q: string): Promise<KnownStudent | null> => {
    try {
      const { data } = await client.query({
        query: FindStudentsDocument,
        variables: { q, first: 1, counted: false },
        fetchPolicy: 'network-only',
      });
      return data.students.nodes[0] ?? null;
    } catch (error) {
      console.error('The student with the same personal number could not be looked up.', error);
      return null;
    }
  };
  return async (
    draft: StudentDraft,
    isOtherPerson: boolean,
    onExisting: (student: ExistingStudent | null) => void,
  ): Promise<KnownStudent> => {
    onExisting(null);
    try {
      const { data } = await create({ variables: { input: { ...toCreateInput(draft), isOtherPerson } } });
      client.cache.evict({ fieldName: 'students' });
      return data.createStudent;
    } catch (error) {
      const { reason, fields, studentId } = readFailure(error);
      if (reason === 'DUPLICATE' && fields.some(({ path }) => path === 'email'))
        onExisting(studentId ? { id: studentId, name: draft.name.trim(), by: 'email' } : null);
      else if (reason === 'DUPLICATE') {
        const found = await findExisting(draft.personalNumber);
        onExisting(found && { ...found, by: 'personalNumber' });
      }
      throw error;
    }
  };
}
