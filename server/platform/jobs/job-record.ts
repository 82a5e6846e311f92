import type { Row } from '../database/rows.js';
import type { Job } from '../graphql/generated.js';

/** A row of the table `job`. */
export type JobRow = Omit<Row<'job'>, 'payload' | 'result' | 'created_at' | 'finished_at'> & {
  payload: Record<string, unknown>;
  result: Record<string, unknown> | null;
};

/** The owner's view of a job. */
export function viewOf(row: JobRow): Job {
  const { id, kind, state, done, total, result, message } = row;
  return { id, kind, state, done, total, result, message };
}
