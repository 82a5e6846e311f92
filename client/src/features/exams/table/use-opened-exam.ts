import { useQuery } from '../../../apollo/use-query';
import { OpenedExamDocument, type ExamRowFragment } from '../exams.generated';

export interface OpenedExam {
  opened: ExamRowFragment | undefined;
  /** There is none of that name any more, or none for this viewer. */
  isGone: boolean;
  /** Asks once more, where it could not be asked; else null. */
  retry: (() => void) | null;
}

/** The registration opened by the address: a row of the current page, or else queried by id. */
export function useOpenedExam(id: string | null, shown: readonly ExamRowFragment[] | null): OpenedExam {
  const row = shown?.find((exam) => exam.id === id);
  const { data, loading, error, refetch } = useQuery(OpenedExamDocument, {
    variables: { id: id ?? '' },
    skip: id === null || shown === null || row !== undefined,
    fetchPolicy: 'cache-and-network',
  });
  const opened = row ?? (id === null ? undefined : data?.exams.nodes[0]);
  // A second failure stands where the first did.
  const isMissing = id !== null && !opened && !loading;
  return {
    opened,
    isGone: isMissing && data !== undefined,
    // A repeated failure is reported like the first.
    retry: isMissing && error ? () => void refetch() : null,
  };
}
