import type { Queryable } from '../../platform/database/database.js';

const FIGURES = [
  'students',
  'missing',
  'drafts',
  'signed',
  'admitted',
  'started',
  'dropped_out',
  'graded',
  'ungraded',
];
const COLUMNS = FIGURES.join(', ');
const SUMS = FIGURES.map((figure) => `sum(${figure})`);

/**
 * Merges the differences of the stored counts, so that each instance has one row. A concurrent run merges
 * only the remaining differences, each of which counts independently.
 */
export async function foldGradingCounts(db: Queryable): Promise<void> {
  await db.query(
    `WITH several AS (SELECT course_instance_id FROM grading_count GROUP BY 1
       HAVING count(*) > 1 OR ${SUMS.map((sum) => `${sum} = 0`).join(' AND ')}),
     taken AS (DELETE FROM grading_count WHERE course_instance_id IN (SELECT course_instance_id FROM several)
       RETURNING course_instance_id, ${COLUMNS})
     INSERT INTO grading_count (course_instance_id, ${COLUMNS})
     SELECT course_instance_id, ${SUMS.join(', ')}
     FROM taken GROUP BY course_instance_id
     HAVING ${SUMS.map((sum) => `${sum} <> 0`).join(' OR ')}`,
  );
}
