import { useQuery } from '@apollo/client/react';
import { AnyStudentsDocument, StudentListDocument } from '../../../graphql/generated';
import { toStudentFilter, type ListView } from './list-address';

/** One page of the list; while the next one is on its way the last one stays. */
export function useStudentList(view: ListView, rows: number) {
  const { data, previousData, loading, error, refetch } = useQuery(StudentListDocument, {
    variables: {
      input: { filter: toStudentFilter(view.filter), sort: view.sort, first: rows, page: view.page },
    },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const page = (data ?? previousData)?.students;
  const none = page?.totalCount === 0;
  const { data: any } = useQuery(AnyStudentsDocument, { skip: !none, fetchPolicy: 'network-only' });
  return {
    page,
    /** The rows on screen are those of an earlier question. */
    outdated: loading && data === undefined,
    loading,
    error,
    refetch,
    /** There is not one student to see, whatever the filter. */
    empty: none && any?.students.totalCount === 0,
    noHits: none && any !== undefined && any.students.totalCount > 0,
  };
}
