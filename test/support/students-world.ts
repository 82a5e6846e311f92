import { School, type Answer, type Person } from './school.js';

interface HistoryEntry {
  _id: string;
  timestamp: string;
  changedBy: { _id: string; name: string } | null;
  changedByRole: string | null;
  changes: string[];
  previousValues: Record<string, unknown>;
  newValues: Record<string, unknown>;
}

export let school: School;
export let admin: Person;

export const historyOf = async (id: unknown): Promise<HistoryEntry[]> =>
  (
    (await admin.rest('GET', `/api/student-details/${String(id)}/history`)).body as {
      changeHistory: HistoryEntry[];
    }
  ).changeHistory;

export const stored = async (id: string): Promise<Record<string, unknown>> =>
  (await school.sql<Record<string, unknown>>('SELECT * FROM student WHERE id = $1', [id]))[0]!;

export const fieldsOf = ({ body }: Answer): string[] =>
  (body as { fields: { path: string; reason: string }[] }).fields
    .map(({ path, reason }) => `${path} ${reason}`)
    .sort();

/** A school for creating and changing students. */
export async function openStudents(): Promise<void> {
  school = await School.open();
  admin = await school.as('ADMIN', { name: 'Ada Admin' });
}
