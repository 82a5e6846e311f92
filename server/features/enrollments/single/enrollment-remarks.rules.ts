import type { EnrollmentRemark } from '../../../platform/graphql/generated.js';

/** Maximum number of names next to a count. */
const EXAMPLES = 5;

export interface Remark {
  code: string;
  message: string;
  example: string;
  /** The example's student; null if it names none. */
  studentId: string | null;
}

/** Groups equal remarks with their count; the most frequent first. */
export function gathered(remarks: readonly Remark[]): EnrollmentRemark[] {
  const byText = new Map<string, EnrollmentRemark & { shownStudentIds: string[] }>();
  for (const { code, message, example, studentId } of remarks) {
    const known = byText.get(message) ?? { code, message, count: 0, examples: [], shownStudentIds: [] };
    known.count += 1;
    if (known.examples.length < EXAMPLES && !known.examples.includes(example)) {
      known.examples.push(example);
      if (studentId) known.shownStudentIds.push(studentId);
    }
    byText.set(message, known);
  }
  return [...byText.values()].sort((a, b) => b.count - a.count);
}
