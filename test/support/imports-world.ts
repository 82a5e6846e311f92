import { checkDigit } from '../../domain/personal-number.js';
import { School, type Answer, type Person } from './school.js';

export interface Preview {
  batchId: string;
  summary: {
    new: number;
    changed: number;
    unchanged: number;
    invalid: number;
    duplicates: number;
    conflicts: number;
  };
  rows: {
    row: number;
    outcome: string;
    errors: { column: string | null; value: string | null; message: string }[];
  }[];
  columns: { index: number; header: string; field: string | null; doubt: string | null }[];
}

interface StoredStudent {
  id: string;
  version: number;
  name: string;
  personal_number: string | null;
  email: string | null;
  phone: string | null;
  municipality: string | null;
  start_date: string | null;
  end_date: string | null;
  teacher_id: string | null;
}

interface HistoryRow {
  student_id: string;
  changed_by_name: string;
  changes: string[];
  previous_values: Record<string, unknown>;
  new_values: Record<string, unknown>;
  import_batch_id: string | null;
}

export const HEADER = 'Namn;Personnummer;E-post;Telefon;Kommun';

export let school: School;
export let admin: Person;
export let teacher: Person;

let serial = 100;

/** An unused personal number. */
export function newNumber(): string {
  serial += 1;
  const nine = `900101${serial}`;
  return `19900101-${serial}${checkDigit(nine)}`;
}

export const digits = (number: string) => number.replace('-', '');

export function form(content: string | Uint8Array, filename: string, mapping?: unknown): FormData {
  const body = new FormData();
  body.set('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), filename);
  if (mapping !== undefined)
    body.set('mapping', typeof mapping === 'string' ? mapping : JSON.stringify(mapping));
  return body;
}

export function send(
  who: Person,
  content: string | Uint8Array,
  filename = 'elever.csv',
  headers = {},
): Promise<Answer> {
  return who.rest('POST', '/api/students/import/preview', { body: form(content, filename), headers });
}

export async function preview(
  who: Person,
  content: string | Uint8Array,
  filename?: string,
): Promise<Preview> {
  const answer = await send(who, content, filename);
  expect(answer).toMatchObject({ status: 200 });
  return answer.body as Preview;
}

export async function job(who: Person, jobId: string): Promise<Record<string, unknown>> {
  for (let tries = 0; tries < 400; tries += 1) {
    const { body } = await who.rest('GET', `/api/jobs/${jobId}`);
    const { state } = body as { state: string };
    if (state !== 'QUEUED' && state !== 'RUNNING') return body as Record<string, unknown>;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the job did not end');
}

export async function commit(
  who: Person,
  batchId: string,
  onError?: string,
): Promise<Record<string, unknown>> {
  const answer = await who.rest('POST', '/api/students/import/commit', { body: { batchId, onError } });
  expect(answer).toMatchObject({ status: 202 });
  return job(who, (answer.body as { jobId: string }).jobId);
}

/** Confirms all uncertain columns as detected, like a user who ticks them. */
export async function confirmColumns(who: Person, { batchId, columns }: Preview): Promise<void> {
  const mapping = columns.flatMap(({ index, field, doubt }) => (doubt ? { column: index, field } : []));
  if (mapping.length === 0) return;
  const answer = await who.rest('PUT', `/api/students/import/${batchId}`, { body: { mapping } });
  expect(answer).toMatchObject({ status: 200 });
}

export async function imported(
  who: Person,
  content: string | Uint8Array,
  filename?: string,
): Promise<Preview> {
  const batch = await preview(who, content, filename);
  expect(await commit(who, batch.batchId)).toMatchObject({ state: 'DONE' });
  return batch;
}

export const stored = (number: string) =>
  school
    .sql<StoredStudent>('SELECT * FROM student WHERE personal_number = $1', [digits(number)])
    .then(([one]) => one!);

export const historyOf = (studentId: string) =>
  school.sql<HistoryRow>('SELECT * FROM change_history WHERE student_id = $1 ORDER BY changed_at, id', [
    studentId,
  ]);

export const undo = (who: Person, batchId: string) =>
  who.rest('POST', `/api/students/import/${batchId}/undo`, { body: {} });

/** A school for importing student lists, with users with and without the permission. */
export async function openImports(): Promise<void> {
  school = await School.open({ LOG_LEVEL: 'silent' });
  admin = await school.as('ADMIN', { name: 'Anna Admin' });
  teacher = await school.as('TEACHER', { name: 'Tore Lärare', email: 'tore@exempel.se' });
}
