import { Injectable } from '@nestjs/common';
import { Database, type Queryable } from '../../../platform/database/database.js';
import type { OpenExamOccasion } from '../../../platform/graphql/generated.js';
import { requiredLine } from '../../../platform/validation/text.js';

const LONGEST_COURSE = 120;

/**
 * Condition: occasion `o` is open for registration. It is in the future, and today is within its registration
 * period. Only staff book an occasion without a period.
 */
const OPEN = `o.cancelled_at IS NULL AND (o.held_on + o.starts_at) AT TIME ZONE 'Europe/Stockholm' > now()
  AND coalesce(o.registration_opens_on, o.registration_closes_on) IS NOT NULL
  AND today() BETWEEN coalesce(o.registration_opens_on, '-infinity') AND coalesce(o.registration_closes_on, 'infinity')`;

/** Condition: the occasion offers the course with this title or code, or an equivalent one. */
const isFor = (course: string): string => `EXISTS (SELECT FROM exam_occasion_course oc JOIN course c
    ON c.id = ANY (course_kin(oc.course_id))
  WHERE oc.occasion_id = o.id AND (lower(c.name) = lower(${course}) OR lower(c.code) = lower(${course})))`;

const LEFT = '(o.capacity - (SELECT count(*) FROM exam_booking b WHERE b.occasion_id = o.id))::integer';

/** Open occasions for the picker in the exam registration (pages, section 17). */
@Injectable()
export class OpenOccasions {
  constructor(private readonly database: Database) {}

  /** Returns occasions only, no bookings. */
  find(course: string): Promise<OpenExamOccasion[]> {
    return this.database.query<OpenExamOccasion>(
      `SELECT o.id, o.held_on AS "heldOn", to_char(o.starts_at, 'HH24:MI') AS "startsAt",
         to_char(o.ends_at, 'HH24:MI') AS "endsAt", o.room, o.part, ${LEFT} AS "placesLeft",
         o.registration_closes_on AS "registrationClosesOn"
       FROM exam_occasion o WHERE ${OPEN} AND ${isFor('$1')} AND coalesce(${LEFT}, 1) > 0
       ORDER BY o.held_on, o.starts_at, o.id LIMIT 50`,
      [requiredLine(course, 'course', LONGEST_COURSE)],
    );
  }
}

/** Whether a registration for the course may choose the occasion. The caller checks the capacity. */
export async function isOpenFor(tx: Queryable, occasionId: string, course: string): Promise<boolean> {
  const open = await tx.query(`SELECT FROM exam_occasion o WHERE o.id = $1 AND ${OPEN} AND ${isFor('$2')}`, [
    occasionId,
    course,
  ]);
  return open.length > 0;
}
