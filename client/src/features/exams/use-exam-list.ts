import { useQuery } from '@apollo/client/react';
import { AnyExamsDocument, ExamListDocument } from '../../graphql/generated';
import { toExamFilter, type ExamView } from './exam-address';

/** One page of the table; while the next one is on its way the last one stays. */
export function useExamList(view: ExamView, rows: number) {
  const { data, previousData, loading, error, refetch } = useQuery(ExamListDocument, {
    variables: { input: { filter: toExamFilter(view), first: rows, page: view.page } },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const page = (data ?? previousData)?.exams;
  const none = page?.totalCount === 0;
  const { data: any } = useQuery(AnyExamsDocument, { skip: !none, fetchPolicy: 'network-only' });
  return {
    page,
    /** The rows on screen are those of an earlier question. */
    outdated: loading && data === undefined,
    error,
    refetch,
    /** There is not one registration to see, whatever the filter. */
    empty: none && any?.exams.totalCount === 0,
    noHits: none && any !== undefined && any.exams.totalCount > 0,
  };
}
