import type { Work } from '../../../platform/database/unit-of-work.js';
import { CoursePackageEntity } from './course-package.entity.js';
import type { Queryable } from '../../../platform/database/database.js';
import type { Read } from '../../../platform/database/rows.js';
import type { PackageColumns, PackageCourseColumns } from './package.input.js';
import { inOrder } from '../course-rows.queries.js';
import { archivedAt } from '../archived.queries.js';

/** Replaces courses of a package. */
export async function replaceCourses(
  tx: Queryable,
  pairs: readonly { course_id: string; replacement_id: string }[],
  packageId: string,
): Promise<void> {
  await tx.query(
    `UPDATE course_package_course r SET course_id = pair.replacement_id
         FROM jsonb_to_recordset($1::jsonb) AS pair(course_id uuid, replacement_id uuid)
         WHERE r.package_id = $2 AND r.course_id = pair.course_id`,
    [JSON.stringify(pairs), packageId],
  );
}

/** Inserts a package. */
export async function addPackage(
  tx: Work,
  pack: Read<'course_package', 'id'> & PackageColumns,
): Promise<void> {
  await tx.manager.insert(CoursePackageEntity, { ...pack });
}

/** Updates the columns of a package. */
export async function updatePackage(tx: Work, id: string, columns: PackageColumns): Promise<void> {
  await tx.manager.update(CoursePackageEntity, id, columns);
}

/** Inserts a copy of a package, without its courses and code. */
export async function addPackageCopy(tx: Queryable, id: string, copyId: string, name: string): Promise<void> {
  await tx.query(
    `INSERT INTO course_package (id, name, kind, description, target_points, apl_weeks)
         SELECT $2, $3, kind, description, target_points, apl_weeks FROM course_package WHERE id = $1`,
    [id, copyId, name],
  );
}

/** Archives or restores a package. */
export async function setPackageArchived(tx: Work, id: string, archived: boolean): Promise<void> {
  await tx.manager.update(CoursePackageEntity, id, { archivedAt: archivedAt(archived) });
}

/** Archives or restores packages; those that are in that state already are unchanged. */
export async function setPackagesArchived(
  tx: Queryable,
  ids: readonly string[],
  archived: boolean,
): Promise<void> {
  await tx.query(
    `UPDATE course_package SET archived_at = CASE WHEN $2 THEN now() END, version = version + 1
     WHERE id = ANY ($1::uuid[]) AND (archived_at IS NOT NULL) <> $2`,
    [ids, archived],
  );
}

/** Inserts copies of packages with their courses, without their codes. */
export async function addPackageCopies(
  tx: Queryable,
  copies: readonly { id: string; copy_id: string }[],
): Promise<void> {
  await tx.query(
    `WITH copy AS MATERIALIZED (SELECT * FROM jsonb_to_recordset($1::jsonb) AS c(id uuid, copy_id uuid)),
     added AS (
       INSERT INTO course_package (id, name, kind, description, target_points, apl_weeks)
       SELECT copy.copy_id, left('Kopia av ' || p.name, 120), p.kind, p.description, p.target_points, p.apl_weeks
       FROM copy JOIN course_package p USING (id))
     INSERT INTO course_package_course (package_id, course_id, position, choice_group, is_required, has_apl, planned_week)
     SELECT copy.copy_id, r.course_id, r.position, r.choice_group, r.is_required, r.has_apl, r.planned_week
     FROM copy JOIN course_package_course r ON r.package_id = copy.id`,
    [JSON.stringify(copies)],
  );
}

/** Deletes packages. */
export async function deletePackages(tx: Work, ids: readonly string[]): Promise<void> {
  await tx.manager.delete(CoursePackageEntity, [...ids]);
}

/** Deletes a package. */
export async function deletePackage(tx: Work, id: string): Promise<void> {
  await tx.manager.delete(CoursePackageEntity, id);
}

/** Inserts the next edition of a package, without its courses. */
export async function addPackageEdition(tx: Queryable, id: string, nextId: string): Promise<void> {
  await tx.query(
    `INSERT INTO course_package (id, code, name, kind, description, target_points, apl_weeks, edition, follows_id)
     SELECT $2, code, name, kind, description, target_points, apl_weeks, edition + 1, id
     FROM course_package WHERE id = $1`,
    [id, nextId],
  );
}

/** Copies the courses of a package to another. */
export async function copyPackageCourses(tx: Queryable, fromId: string, toId: string): Promise<void> {
  await tx.query(
    `INSERT INTO course_package_course (package_id, course_id, position, choice_group, is_required, has_apl, planned_week)
     SELECT $2, course_id, position, choice_group, is_required, has_apl, planned_week
     FROM course_package_course WHERE package_id = $1`,
    [fromId, toId],
  );
}

/** Codes of the courses of a package in their order, as one text. */
export async function packageCourseCodes(tx: Queryable, packageId: string): Promise<string | null> {
  const [row] = await tx.query<{ codes: string | null }>(
    `SELECT string_agg(c.code, ', ' ORDER BY r.position) AS codes
     FROM course_package_course r JOIN course c ON c.id = r.course_id WHERE r.package_id = $1`,
    [packageId],
  );
  return row?.codes ?? null;
}

/** Replaces the rows of a package, in their order. */
export async function setPackageCourses(
  tx: Queryable,
  packageId: string,
  courses: readonly PackageCourseColumns[],
): Promise<void> {
  await tx.query('DELETE FROM course_package_course WHERE package_id = $1', [packageId]);
  await tx.query(
    `INSERT INTO course_package_course (package_id, course_id, position, choice_group, is_required, has_apl,
       planned_week)
     SELECT $1, course_id, position, choice_group, is_required, has_apl, planned_week
     FROM jsonb_populate_recordset(NULL::course_package_course, $2)`,
    [packageId, JSON.stringify(inOrder(courses))],
  );
}
