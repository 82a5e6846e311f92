import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { readFailure, type Failure } from '../../apollo/failure';
import { CreateStudentDocument, FindStudentsDocument } from '../../graphql/generated';
import { toCreateInput, type StudentDraft } from './student-draft';

export interface KnownStudent {
  id: string;
  name: string;
}

export interface Refusal {
  failure: Failure;
  /** Who has the personal number already, where it was that. */
  existing: KnownStudent | null;
}

/** Creates the student. The same draft sent twice after a lost answer makes one student, not two. */
export function useCreateStudent() {
  const client = useApolloClient();
  const [create, { loading }] = useMutation(CreateStudentDocument);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const findExisting = async (q: string): Promise<KnownStudent | null> => {
    try {
      const { data } = await client.query({
        query: FindStudentsDocument,
        variables: { q, first: 1, counted: false },
        fetchPolicy: 'network-only',
      });
      return data?.students.nodes[0] ?? null;
    } catch (error) {
      console.error('The student with the same personal number could not be looked up.', error);
      return null;
    }
  };

  const save = async (draft: StudentDraft): Promise<KnownStudent | null> => {
    setRefusal(null);
    try {
      const { data } = await create({
        variables: { input: toCreateInput(draft) },
      });
      client.cache.evict({ fieldName: 'students' });
      return data?.createStudent ?? null;
    } catch (error) {
      console.error('The student was not created.', error);
      const failure = readFailure(error);
      const existing = failure.reason === 'DUPLICATE' ? await findExisting(draft.personalNumber) : null;
      setRefusal({ failure, existing });
      return null;
    }
  };

  return { save, loading, refusal };
}
