/**
 * Root fields whose first statement also verifies the session (docs/adr/0017-presumed-sessions.md): they may
 * run before the session is read.
 */
const PRESUMABLE_FIELDS: ReadonlySet<string> = new Set([
  'enrollments',
  'search',
  'exams',
  'student',
  'students',
  'board',
  'setAplStatus',
]);

/** Whether a root field may run for a presumed session. */
export function isPresumable({ name }: { name: string }): boolean {
  return PRESUMABLE_FIELDS.has(name);
}
