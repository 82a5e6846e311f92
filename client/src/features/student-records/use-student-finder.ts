import { useQuery } from '@apollo/client/react';
import { FindStudentsDocument, type FindStudentsQuery } from '../../graphql/generated';

export type FoundStudent = FindStudentsQuery['students']['nodes'][number];

/** As in the global search: fewer letters would name half the school. */
export const shortestSearch = 3;

export interface StudentFinderState {
  rows: readonly FoundStudent[];
  total: number;
  asked: boolean;
  loading: boolean;
  error: Error | undefined;
}

/** Students by name, number or e-mail address, the first fifty. */
export function useStudentFinder(q: string): StudentFinderState {
  const asked = q.trim().length >= shortestSearch;
  const { data, previousData, loading, error } = useQuery(FindStudentsDocument, {
    variables: { q: q.trim() },
    skip: !asked,
    fetchPolicy: 'cache-and-network',
  });
  const page = asked ? (data ?? previousData)?.students : undefined;
  return { rows: page?.nodes ?? [], total: page?.totalCount ?? 0, asked, loading, error };
}
