import { useCountedStudentSearch, type FoundStudent } from '../../entities/student/use-student-search';
import { lookupQuestion } from '../../lib/url-state/use-lookup';

/** A page of hits, which stays beside the form. */
const atMost = 50;

export interface StudentFinderState {
  rows: readonly FoundStudent[];
  total: number;
  asked: boolean;
  loading: boolean;
  error: Error | undefined;
}

/** Students by name, number or e-mail address, the first fifty. */
export function useStudentFinder(typed: string): StudentFinderState {
  const q = lookupQuestion(typed);
  const { students, total, loading, error } = useCountedStudentSearch(q, atMost);
  return { rows: students, total, asked: q !== null, loading, error };
}
