import type { Work } from '../../../platform/database/unit-of-work.js';
import { CourseEntity } from './course.entity.js';
import type { Queryable } from '../../../platform/database/database.js';
import type { Read } from '../../../platform/database/rows.js';
import type { CourseColumns } from './course.input.js';
import { archivedAt } from '../archived.queries.js';

/** Upserts imported courses by curriculum and code, and adds their equivalents. */
export async function writeImportedCourses(tx: Queryable, rows: readonly object[]): Promise<void> {
  await tx.query(
    `WITH row AS (SELECT * FROM jsonb_to_recordset($1::jsonb) AS r(id uuid, code text, name text, points integer,
         subject text, system text, level text, equivalent uuid)),
     stored AS (
       INSERT INTO course AS c (id, code, name, points, subject, system, level)
       SELECT id, code, name, points, subject, system, level FROM row
       ON CONFLICT (system, lower(code)) DO UPDATE SET name = excluded.name, points = excluded.points,
         subject = excluded.subject, version = c.version + 1
       RETURNING c.id)
     INSERT INTO course_equivalent (course_id, equivalent_id)
     SELECT row.id, row.equivalent FROM row JOIN stored USING (id)
     WHERE row.equivalent IS NOT NULL
       AND NOT EXISTS (SELECT FROM course_pair p WHERE p.course_id = row.id AND p.equivalent_id = row.equivalent)
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(rows)],
  );
}

/** Archives or restores courses; returns the number of changed rows. */
export async function setCoursesArchived(
  tx: Queryable,
  ids: readonly string[],
  archived: boolean,
): Promise<number> {
  const rows = await tx.query(
    `UPDATE course SET archived_at = CASE WHEN $2 THEN now() END, version = version + 1
         WHERE id = ANY ($1::uuid[]) AND (archived_at IS NOT NULL) <> $2`,
    [ids, archived],
  );
  return rows.length;
}

/** Sets or clears the price category of courses; returns the number of changed rows. */
export async function setCoursesPriceCategory(
  tx: Queryable,
  ids: readonly string[],
  priceCategory: string | null,
): Promise<number> {
  const rows = await tx.query(
    `UPDATE course SET price_category = $2, version = version + 1
         WHERE id = ANY ($1::uuid[]) AND price_category IS DISTINCT FROM $2`,
    [ids, priceCategory],
  );
  return rows.length;
}

/** Updates the columns of a course. */
export async function updateCourse(tx: Work, id: string, columns: CourseColumns): Promise<void> {
  await tx.manager.update(CourseEntity, id, columns);
}

/** Archives or restores a course; archiving again keeps the earlier time. */
export async function setCourseArchived(tx: Work, id: string, archived: boolean): Promise<void> {
  await tx.manager.update(CourseEntity, id, { archivedAt: archivedAt(archived) });
}

/** Deletes a course. */
export async function deleteCourse(tx: Work, id: string): Promise<void> {
  await tx.manager.delete(CourseEntity, id);
}

/** Links two courses as equivalents. */
export async function addEquivalent(tx: Queryable, courseId: string, equivalentId: string): Promise<void> {
  const sql = 'INSERT INTO course_equivalent (course_id, equivalent_id) VALUES ($1, $2)';
  await tx.query(sql, [courseId, equivalentId]);
}

/** Inserts a course. */
export async function addCourse(tx: Work, course: Read<'course', 'id'> & CourseColumns): Promise<void> {
  await tx.manager.insert(CourseEntity, { ...course });
}

/** Deletes the links to equivalents outside the given list. */
export async function removeOtherEquivalents(
  tx: Queryable,
  id: string,
  equivalents: readonly string[],
): Promise<void> {
  await tx.query(
    `DELETE FROM course_equivalent WHERE (course_id = $1 AND equivalent_id <> ALL ($2::uuid[]))
       OR (equivalent_id = $1 AND course_id <> ALL ($2::uuid[]))`,
    [id, equivalents],
  );
}

/** Adds links to equivalents. */
export async function addEquivalents(
  tx: Queryable,
  id: string,
  equivalents: readonly string[],
): Promise<void> {
  await tx.query(
    `INSERT INTO course_equivalent (course_id, equivalent_id)
     SELECT $1, o FROM unnest($2::uuid[]) AS o
     WHERE NOT EXISTS (SELECT FROM course_equivalent e WHERE e.course_id = o AND e.equivalent_id = $1)
     ON CONFLICT DO NOTHING`,
    [id, equivalents],
  );
}
