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
