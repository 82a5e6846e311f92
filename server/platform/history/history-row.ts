import type { Actor } from '../auth/actor.js';

/**
 * One change of a student's record (specification, section 3: Change history entry).
 * `changes` names the fields; both value maps are keyed by field name.
 */
export interface HistoryRow {
  studentId: string;
  actor: Pick<Actor, 'userId' | 'name' | 'role'> | null;
  changes: string[];
  previousValues: Record<string, unknown>;
  newValues: Record<string, unknown>;
}

/** Values of a history line by field name. */
export type Values = Record<string, string | null>;

/** The differing fields of both. */
export function differing(before: Values, after: Values): [Values, Values] {
  const names = Object.keys(after).filter((name) => before[name] !== after[name]);
  const pick = (values: Values): Values =>
    Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  return [pick(before), pick(after)];
}
