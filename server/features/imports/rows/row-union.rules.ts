import type { JudgedRow } from './row-judgement.rules.js';
import { sayEducation, type Plan } from './row-plan.rules.js';

/**
 * One row per course: the person's first effective row carries the additions of all, and the others point to
 * it. Each keeps its outcome and its own changes for the review.
 */
export function joinToHead(head: JudgedRow, row: JudgedRow): void {
  if (!head.plan || !row.plan) return;
  const whole = head.plan;
  whole.enrollments.push(...without(row.plan.enrollments, whole.enrollments, targetOf));
  whole.wishes.push(...without(row.plan.wishes, whole.wishes, ({ folded }) => folded));
  whole.educationField ??= row.plan.educationField;
  sayEducation(whole, head.student !== null);
  // Changes of the student are shown on the first row only.
  row.changes = row.changes.filter(({ field }) => field === row.plan?.educationField);
  if (row.outcome === 'CHANGED' && row.changes.length === 0) row.outcome = 'UNCHANGED';
  else row.headRow = head.row;
  row.plan = null;
}

function targetOf({ courseId, packageId, programId }: Plan['enrollments'][number]): string | null {
  return courseId ?? packageId ?? programId;
}

function without<T>(added: readonly T[], known: readonly T[], keyOf: (item: T) => string | null): T[] {
  const keys = new Set(known.map(keyOf));
  return added.filter((item) => !keys.has(keyOf(item)));
}
