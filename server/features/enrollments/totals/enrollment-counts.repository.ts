import type { Queryable } from '../../../platform/database/database.js';

/** Merges the differences of the stored counts, so that summing stays fast. */
export async function foldEnrollmentCounts(db: Queryable): Promise<void> {
  await db.query(
    `WITH several AS (SELECT id, enrollments, count(*) OVER (PARTITION BY status) AS rows FROM enrollment_count),
     taken AS (DELETE FROM enrollment_count WHERE id IN (SELECT id FROM several WHERE rows > 1 OR enrollments = 0)
       RETURNING status, enrollments)
     INSERT INTO enrollment_count (status, enrollments)
     SELECT status, sum(enrollments) FROM taken GROUP BY status HAVING sum(enrollments) <> 0`,
  );
}
