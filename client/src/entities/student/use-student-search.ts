import { useQuery } from '../../apollo/use-query';
import { FindStudentsDocument, type FindStudentsQuery } from './student-search.generated';

export type FoundStudent = FindStudentsQuery['students']['nodes'][number];

/** As many as one looks through before typing another letter. */
const atMost = 20;

export interface StudentSearch {
  /** The hits; while the next ones are on their way the last ones stay. */
  students: readonly FoundStudent[];
  /** True if the hits belong to the current query. */
  isCurrent: boolean;
  loading: boolean;
  error: Error | undefined;
}

/** The first students whose name, number or e-mail address has the text in it; none while nothing is asked. */
export function useStudentSearch(q: string | null): StudentSearch {
  const { page, isCurrent, loading, error } = useFoundPage(q, atMost, false);
  return { students: page?.nodes ?? [], isCurrent, loading, error };
}

/** The same as a list of its own, with the number of all hits. */
export function useCountedStudentSearch(q: string | null, first: number): StudentSearch & { total: number } {
  const { page, isCurrent, loading, error } = useFoundPage(q, first, true);
  return { students: page?.nodes ?? [], total: page?.totalCount ?? 0, isCurrent, loading, error };
}

function useFoundPage(q: string | null, first: number, counted: boolean) {
  const { data, previousData, loading, error } = useQuery(FindStudentsDocument, {
    variables: { q: q ?? '', first, counted },
    skip: q === null,
    fetchPolicy: 'cache-and-network',
  });
  const page = q === null ? undefined : (data ?? previousData)?.students;
  return { page, isCurrent: data !== undefined, loading, error };
}
