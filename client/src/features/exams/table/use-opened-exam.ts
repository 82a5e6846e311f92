import { useQuery } from '@apollo/client/react';
import { OpenedExamDocument, type ExamRowFragment } from '../../../graphql/generated';

/** The registration that the address opens: a row on screen, or one that is asked for where it stands elsewhere. */
export function useOpenedExam(
  id: string | null,
  shown: readonly ExamRowFragment[] | null,
): { opened: ExamRowFragment | undefined; isGone: boolean } {
  const row = shown?.find((exam) => exam.id === id);
  const { data, loading } = useQuery(OpenedExamDocument, {
    variables: { id: id ?? '' },
    skip: id === null || shown === null || row !== undefined,
    fetchPolicy: 'cache-and-network',
  });
  const opened = row ?? (id === null ? undefined : data?.exams.nodes[0]);
  return { opened, isGone: id !== null && !opened && !loading && data !== undefined };
}
