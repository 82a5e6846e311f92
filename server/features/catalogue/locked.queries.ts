import { assertVersion, findLocked } from '../../platform/database/locked-record.js';
import type { Work } from '../../platform/database/unit-of-work.js';
import { CourseEntity } from './courses/course.entity.js';
import { CoursePackageEntity } from './packages/course-package.entity.js';
import { ProgramEntity } from './programs/program.entity.js';

const STALE = 'Någon annan har ändrat posten. Ladda om eller jämför.';

/** Locks a course and checks its version; concurrent edits wait for the lock. */
export async function lockCourse(tx: Work, id: string, version: number | null): Promise<CourseEntity> {
  const stored = await findLocked(tx, CourseEntity, id, 'Kursen finns inte.');
  assertVersion(stored, version, STALE);
  return stored;
}

/** Locks a package and checks its version; concurrent edits wait for the lock. */
export async function lockPackage(
  tx: Work,
  id: string,
  version: number | null,
): Promise<CoursePackageEntity> {
  const stored = await findLocked(tx, CoursePackageEntity, id, 'Kurspaketet finns inte.');
  assertVersion(stored, version, STALE);
  return stored;
}

/** Locks a program and checks its version; concurrent edits wait for the lock. */
export async function lockProgram(tx: Work, id: string, version: number | null): Promise<ProgramEntity> {
  const stored = await findLocked(tx, ProgramEntity, id, 'Programmet finns inte.');
  assertVersion(stored, version, STALE);
  return stored;
}
