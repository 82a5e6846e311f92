import { v7 as uuid } from 'uuid';
import type { Work } from '../../../platform/database/unit-of-work.js';

/** A goal to store. */
export interface GoalText {
  courseId: string;
  text: string;
}

/** Replaces the courses of a placement. */
export async function setCourses(
  tx: Work,
  placementId: string,
  enrollmentIds: readonly string[],
): Promise<void> {
  await tx.query(
    'DELETE FROM placement_course WHERE placement_id = $1 AND enrollment_id <> ALL ($2::uuid[])',
    [placementId, enrollmentIds],
  );
  await tx.query(
    `INSERT INTO placement_course (placement_id, enrollment_id) SELECT $1, unnest($2::uuid[])
     ON CONFLICT DO NOTHING`,
    [placementId, enrollmentIds],
  );
}

/** Replaces the goals of a placement; one that stays keeps its id and its assessment. */
export async function setGoals(tx: Work, placementId: string, goals: readonly GoalText[]): Promise<void> {
  const courses = goals.map(({ courseId }) => courseId);
  const texts = goals.map(({ text }) => text);
  await tx.query(
    `DELETE FROM placement_goal WHERE placement_id = $1
       AND (course_id, text) NOT IN (SELECT * FROM unnest($2::uuid[], $3::text[]))`,
    [placementId, courses, texts],
  );
  await tx.query(
    `INSERT INTO placement_goal (id, placement_id, course_id, position, text)
     SELECT id, $1, course_id, place, text
     FROM unnest($2::uuid[], $3::uuid[], $4::text[]) WITH ORDINALITY goal (id, course_id, text, place)
     ON CONFLICT (placement_id, course_id, text) DO UPDATE SET position = excluded.position`,
    [placementId, goals.map(() => uuid()), courses, texts],
  );
}
