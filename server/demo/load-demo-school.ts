import type { DataSource, EntityManager } from 'typeorm';
import { Passwords } from '../platform/auth/passwords/passwords.js';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.js';
import type { DemoRows } from './made-up/demo-rows.js';
import { buildDemoSchool } from './demo-school.js';

/** Where the bytes of the demo school's files go. */
export interface DemoFileStore {
  put(key: string, bytes: Buffer): Promise<unknown>;
}

/** Letterhead and signatory of the demo school's documents; the row exists in every school. */
const SCHOOL_NAME = `UPDATE school_setting SET school_name = 'Komvux Björkdalen', school_unit_code = '73920184',
  authority_name = 'Sollentuna kommun', city = 'Sollentuna', signatory_name = 'Karin Lindström',
  signatory_title = 'Rektor', contact_email = 'vuxenutbildningen@exempel.se', contact_phone = '08-123 456 00',
  exam_payment_info = 'Betala till bankgiro 123-4567 senast en vecka före prövningen. Skriv ditt namn och kursen som meddelande.'`;

/** Any number that nothing else in the database uses: only one server at a time may load the demo school. */
const DEMO_LOCK = 33_660_001;

/**
 * Loads the demo school into an empty database, in one transaction (contract, section 1: DEMO). Leaves a
 * database with any account unchanged. Requires the reference data.
 */
export async function loadDemoSchool(
  source: DataSource,
  files: DemoFileStore,
  now: Date = new Date(),
): Promise<'loaded' | 'not-empty'> {
  const passwordHash = await new Passwords().hash(DEMO_PASSWORD);
  return source.transaction(async (tx) => {
    // The first start of a slow machine may take longer than a request ever should.
    await tx.query(`SET LOCAL lock_timeout = '60s'; SET LOCAL statement_timeout = '60s'`);
    await tx.query('SELECT pg_advisory_xact_lock($1)', [DEMO_LOCK]);
    const accounts: unknown[] = await tx.query('SELECT FROM app_user LIMIT 1');
    if (accounts.length > 0) return 'not-empty';
    const school = buildDemoSchool(now, passwordHash);
    await Promise.all(
      school.rows.uploaded_file.map((row) => files.put(row.storage_key, school.files.get(row.id)!)),
    );
    for (const table of Object.keys(school.rows) as (keyof DemoRows)[])
      await insert(tx, table, school.rows[table]);
    await tx.query('UPDATE exam SET course_id = exam_course(course)');
    await school.afterwards(tx);
    await tx.query(SCHOOL_NAME);
    return 'loaded';
  });
}

/** Whether this database was filled with the demo school, now or at an earlier start. */
export async function hasDemoAccounts(source: DataSource): Promise<boolean> {
  const found: unknown[] = await source.query('SELECT FROM app_user WHERE email = $1', [
    DEMO_ACCOUNTS[0]!.email,
  ]);
  return found.length > 0;
}

/** True if any account of the demo school can sign in, whenever it was loaded. */
export async function hasOpenDemoAccounts(source: DataSource): Promise<boolean> {
  const found: unknown[] = await source.query(
    'SELECT FROM app_user WHERE email = ANY($1) AND active LIMIT 1',
    [DEMO_ACCOUNTS.map(({ email }) => email)],
  );
  return found.length > 0;
}

/** One statement for all rows of a table; PostgreSQL reads the JSON by the table's own columns. */
async function insert(tx: EntityManager, table: keyof DemoRows, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0]!).join(', ');
  await tx.query(
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}
