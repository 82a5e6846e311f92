import { archivedText } from '../../../../domain/study-plans/plan-texts.js';
import type { Read } from '../../../platform/database/rows.js';
import type { Work } from '../../../platform/database/unit-of-work.js';
import { badField, conflict, notFound } from '../../../platform/errors/app-error.js';
import { requireId } from '../../../platform/validation/id.js';
import { heirOf } from '../../catalogue/courses/course-kin.queries.js';

/** A course of a plan as it is stored. */
export type ItemRow = Read<'study_plan_item', 'id' | 'courseId' | 'term' | 'note' | 'source'> &
  Read<'course', 'name'>;

/** A course of the plan; null if the plan has none with the id. */
export async function findItem(tx: Work, planId: string, id: string): Promise<ItemRow | null> {
  const [item] = await tx.query<ItemRow>(
    `SELECT i.id, i.course_id AS "courseId", i.term, i.note, i.source, c.name FROM study_plan_item i JOIN course c ON c.id = i.course_id
     WHERE i.id = $1 AND i.plan_id = $2`,
    [id, planId],
  );
  return item ?? null;
}

/** A course of the plan. Throws NOT_FOUND. */
export async function requireItem(tx: Work, planId: string, id: string): Promise<ItemRow> {
  const item = await findItem(tx, planId, requireId(id, 'itemId'));
  if (!item) throw notFound('Kursen finns inte i studieplanen.');
  return item;
}

type CourseToPlan = Read<'course', 'name'> & {
  isArchived: boolean;
  /** An equivalent course that is offered still. */
  heir: string | null;
  other: string | null;
  elsewhere: boolean;
};

/**
 * Refuses an unknown course, an archived one that the item does not plan already, and one that the plan has, also as an
 * equivalent. Answers its name.
 */
export async function assertCourse(
  tx: Work,
  planId: string,
  { id, courseId }: { id: string; courseId: string },
): Promise<string> {
  const [course] = await tx.query<CourseToPlan>(
    `SELECT c.name, c.archived_at IS NOT NULL AND NOT EXISTS (SELECT FROM study_plan_item i
         WHERE i.id = $3 AND i.course_id = c.id AND i.source <> 'WISH') AS "isArchived",
       (${heirOf('course_kin(c.id)', 'heir.name')}) AS heir,
       (SELECT o.name FROM study_plan_item i JOIN course o ON o.id = i.course_id
         WHERE i.plan_id = $2 AND i.id <> $3 AND i.course_id = ANY (course_kin(c.id)) LIMIT 1) AS other,
       EXISTS (SELECT FROM study_plan_item i WHERE i.id = $3 AND i.plan_id <> $2) AS elsewhere
     FROM course c WHERE c.id = $1`,
    [courseId, planId, id],
  );
  if (!course) throw badField('courseId', 'BAD_REFERENCE', 'Kursen finns inte.');
  if (course.elsewhere) throw notFound('Kursen finns inte i studieplanen.');
  if (course.isArchived) throw badField('courseId', 'NOT_ALLOWED', archivedText(course));
  if (course.other) throw conflict('DUPLICATE', `Planen har redan ${course.other}, som är samma kurs.`);
  return course.name;
}
