import { assertVersion, lockWhole } from '../../platform/database/lock-row.js';
import type { Columns } from '../../platform/database/rows.js';
import type { Work } from '../../platform/database/unit-of-work.js';

const MISSING = {
  course: 'Kursen finns inte.',
  course_package: 'Kurspaketet finns inte.',
  program: 'Programmet finns inte.',
} as const;

/** Locks a course, package or program and checks its version. Concurrent edits wait for the lock. */
export async function lockPart<Table extends keyof typeof MISSING>(
  tx: Work,
  table: Table,
  id: string,
  version: number | null,
): Promise<Columns<Table>> {
  const stored = await lockWhole(tx, table, id, MISSING[table]);
  assertVersion(stored, version, 'Någon annan har ändrat posten. Ladda om eller jämför.');
  return stored;
}
