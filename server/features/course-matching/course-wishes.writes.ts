import type { Queryable } from '../../platform/database/database.js';
import type { WishedCourse } from '../enrollments/single/planned-courses.writes.js';

/** A wish that waits to be explained. */
export interface Wish extends WishedCourse {
  id: string;
}

/** The wishes are explained; those that a planned course came of point at it. */
export async function settleWishes(
  tx: Queryable,
  wishes: readonly Wish[],
  planned: readonly { id: string; studentId: string }[],
): Promise<void> {
  await tx.query(
    `UPDATE course_wish w SET settled_at = now(), enrollment_id = planned.id
     FROM course_wish wish
     LEFT JOIN jsonb_to_recordset($2::jsonb) AS planned(id uuid, "studentId" uuid) ON planned."studentId" = wish.student_id
     WHERE wish.id = ANY ($1::uuid[]) AND w.id = wish.id`,
    [wishes.map(({ id }) => id), JSON.stringify(planned)],
  );
}

/** Who has left waits for no course any more. */
export async function settleWishesOf(tx: Queryable, studentId: string): Promise<void> {
  await tx.query('UPDATE course_wish SET settled_at = now() WHERE student_id = $1 AND settled_at IS NULL', [
    studentId,
  ]);
}

/** The wishes of a record that is merged into another are its from now on; of two for the same course one goes. */
export async function mergeWishes(tx: Queryable, keepId: string, mergedId: string): Promise<void> {
  await tx.query(
    `DELETE FROM course_wish w WHERE w.student_id = $2 AND w.settled_at IS NULL AND EXISTS (SELECT FROM course_wish k
       WHERE k.student_id = $1 AND k.settled_at IS NULL AND k.folded = w.folded)`,
    [keepId, mergedId],
  );
  await tx.query('UPDATE course_wish SET student_id = $1 WHERE student_id = $2', [keepId, mergedId]);
}
