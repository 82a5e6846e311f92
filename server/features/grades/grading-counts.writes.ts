import type { Queryable } from '../../platform/database/database.js';

/**
 * Puts the differences of the kept counts together, so that each instance has one row. Who does so while another does
 * takes but what the other has left: differences, of which each figure counts by itself.
 */
export async function foldGradingCounts(db: Queryable): Promise<void> {
  await db.query(
    `WITH several AS (SELECT course_instance_id FROM grading_count GROUP BY 1 HAVING count(*) > 1 OR sum(students) = 0),
     taken AS (DELETE FROM grading_count WHERE course_instance_id IN (SELECT course_instance_id FROM several)
       RETURNING course_instance_id, students, missing, drafts, signed)
     INSERT INTO grading_count (course_instance_id, students, missing, drafts, signed)
     SELECT course_instance_id, sum(students), sum(missing), sum(drafts), sum(signed)
     FROM taken GROUP BY course_instance_id
     HAVING sum(students) <> 0 OR sum(missing) <> 0 OR sum(drafts) <> 0 OR sum(signed) <> 0`,
  );
}
