import type { Queryable } from '../../../platform/database/database.js';
import type { Row } from '../../../platform/database/rows.js';
import type { PackageInstance } from '../../../platform/graphql/generated.js';

/** An instance of a course of the package. */
export interface OfferedInstance extends PackageInstance {
  courseId: Row<'course_instance'>['course_id'];
  /** Open, and not over. */
  isOffered: boolean;
}

/** Instances that take students of these courses, by start; those of `chosen` also if they do not. */
export function readInstances(
  db: Queryable,
  courseIds: readonly string[],
  chosen: readonly string[],
): Promise<OfferedInstance[]> {
  return db.query<OfferedInstance>(
    `SELECT ci.id, ci.course_id AS "courseId", ci.name, ci.start_date AS "startDate", ci.end_date AS "endDate",
       ci.pace_percent AS "pacePercent", u.name AS teacher, ci.capacity - taken.seats AS "seatsLeft",
       ci.planning = 'OPEN' AND coalesce(ci.end_date >= today(), true) AS "isOffered"
     FROM course_instance ci
     LEFT JOIN teacher t ON t.id = ci.teacher_id LEFT JOIN app_user u ON u.id = t.user_id
     -- Where as many as want to may come, nobody is counted.
     CROSS JOIN LATERAL (SELECT count(*)::integer AS seats FROM enrollment e WHERE ci.capacity IS NOT NULL
       AND e.course_instance_id = ci.id AND e.removed_at IS NULL AND e.is_enrollment AND takes_seat(e.status)) taken
     WHERE (ci.course_id = ANY ($1::uuid[]) AND ci.planning = 'OPEN' AND coalesce(ci.end_date >= today(), true))
       OR ci.id = ANY ($2::uuid[])
     ORDER BY ci.start_date NULLS LAST, ci.name, ci.id`,
    [courseIds, chosen],
  );
}
