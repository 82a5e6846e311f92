import type { Job, JobState } from '../graphql/generated.js';

/** A row of the table `job`. */
export interface JobRow {
  id: string;
  kind: string;
  user_id: string;
  state: JobState;
  done: number;
  total: number;
  payload: Record<string, unknown>;
  result: Record<string, unknown> | null;
  message: string | null;
  cancel_requested: boolean;
}

/** What the person who waits may see of it. */
export function viewOf(row: JobRow): Job {
  const { id, kind, state, done, total, result, message } = row;
  return { id, kind, state, done, total, result, message };
}
