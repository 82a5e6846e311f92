import { useApolloClient } from '@apollo/client/react';
import { readFailure } from '../../../apollo/failure';
import { useQuery } from '../../../apollo/use-query';
import { ExamStudentDocument } from '../exams.generated';
import type { ExamDraft, ExamStudent } from './exam-draft';

/** The record of the chosen student, from which the form is filled. */
export function useExamStudent(id: string | null) {
  const { data, error, refetch } = useQuery(ExamStudentDocument, {
    variables: { id: id ?? '' },
    skip: id === null,
    fetchPolicy: 'cache-and-network',
  });
  const student = (id !== null && data?.student) || null;
  const failed = error !== undefined || data?.student === null;
  return {
    student,
    reading: id !== null && !student && !failed,
    failure: failed ? (error ? readFailure(error).message : '') : null,
    retry: () => void refetch(),
  };
}

/** The student from the cache, as validation of a draft depends on the record. */
export function useKnownStudent(): (draft: ExamDraft) => ExamStudent | null {
  const client = useApolloClient();
  return ({ studentId }) => {
    if (studentId === null) return null;
    const read = client.readQuery({ query: ExamStudentDocument, variables: { id: studentId } });
    return read?.student ?? null;
  };
}
