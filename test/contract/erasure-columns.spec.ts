import { readFileSync } from 'node:fs';
import pg from 'pg';
import { ERASED_TABLES } from '../../server/features/students/records/erasure.fields.js';
import { createTestDatabase } from '../support/database.js';

const WRITES = [
  'students/records/erasure.repository.ts',
  'students/records/account-erasure.repository.ts',
  'enrollments/single/enrollments.repository.ts',
].map((file) => readFileSync(new URL(`../../server/features/${file}`, import.meta.url), 'utf8'));
/** Tables with text columns about a student or an account that `erasure.repository.ts` keeps. */
const KEPT: Record<string, string> = {
  access_log: 'who opened what is kept as it was written',
  earning_fact: 'follows from the enrolment, and is written anew with it',
  earning_line: 'money, by the id of an enrolment',
  exam_booking: 'whether one came, by the id of an exam',
  import_batch: 'whose it is works at the school; its rows are erased',
  job: 'what it said of a person is forgotten by the jobs themselves',
  participation_fact: 'follows from the enrolment, and is written anew with it',
  workplace_import: 'of workplaces, and its rows are deleted within a day',
  session: 'gone within the hour when nobody uses it',
  staged_upload: 'gone within the hour',
};

describe('what anonymising does to each text', () => {
  const columns = new Map<string, string[]>();
  let ofStudents: string[];

  beforeAll(async () => {
    const database = await createTestDatabase();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query<{ table: string; columns: string[] }>(
      `SELECT table_name AS table, array_agg(column_name::text) AS columns FROM information_schema.columns
       WHERE table_schema = 'public' AND data_type IN ('text', 'json', 'jsonb', 'ARRAY', 'character varying')
       GROUP BY table_name`,
    );
    for (const row of rows) columns.set(row.table, row.columns);
    const found = await client.query<{ table: string }>(
      `SELECT DISTINCT table_name AS table FROM information_schema.columns
         JOIN information_schema.tables USING (table_schema, table_name)
       WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND column_name IN ('student_id', 'user_id')
       UNION SELECT conrelid::regclass::text FROM pg_constraint
       WHERE contype = 'f' AND confrelid = ANY (ARRAY['student', 'enrollment', 'exam', 'grade', 'comment']::regclass[])`,
    );
    ofStudents = found.rows.map(({ table }) => table);
    await client.end();
    await database.drop();
  });

  it.each(Object.entries(ERASED_TABLES))('is stated for every text column of %s', (table, said) => {
    const there = columns.get(table) ?? [];
    expect([
      ...there
        .filter((column) => !(column in said))
        .map((column) => `${table}.${column}: say in erasure.fields.ts what anonymising makes of it.`),
      ...Object.keys(said)
        .filter((column) => !there.includes(column))
        .map((column) => `${table}.${column} is named in erasure.fields.ts, but no migration makes it.`),
    ]).toEqual([]);
  });

  it('is stated for every table that refers to a student or an account', () => {
    const forgotten = ofStudents.filter(
      (table) =>
        columns.has(table) &&
        table !== 'student' &&
        !(table in ERASED_TABLES) &&
        !WRITES.some((text) => new RegExp(`(UPDATE|DELETE FROM) ${table}\\b`).test(text)),
    );
    expect(forgotten.sort()).toEqual(Object.keys(KEPT).sort());
  });
});
