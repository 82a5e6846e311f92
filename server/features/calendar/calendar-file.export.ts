import { counted } from '../../../domain/numbers.js';
import { Inject, Injectable } from '@nestjs/common';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { swedishDateTime } from '../../../domain/dates.js';
import { hasRank } from '../../platform/auth/actor.js';
import { visibleTo } from '../../platform/auth/student-scope.js';
import type { Config } from '../../config.js';
import { CONFIG } from '../../platform/config/config-token.js';
import { Database } from '../../platform/database/database.js';
import type { Read } from '../../platform/database/rows.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import { notFound } from '../../platform/errors/app-error.js';
import type { Role } from '../../platform/graphql/generated.js';
import { maySeeExamDetails } from './calendar.policy.js';
import { CalendarSubscriptions } from './subscriptions/calendar-subscriptions.service.js';
import { PART_NAMES } from './occasions/exam-mails.notifications.js';

const REFRESH_SECONDS = 60 * 60;

interface FeedRow extends Read<'exam_occasion', 'id' | 'version' | 'heldOn' | 'room' | 'part'> {
  startsAt: string;
  endsAt: string;
  courses: string;
  booked: number;
  isCancelled: boolean;
}

/**
 * The exam occasions as an iCalendar file (`/calendar.ics`, permissions, M70). Other companies' servers store the
 * file, so it names no student: only course, time, place and the number of students.
 */
@Injectable()
export class CalendarFile {
  constructor(
    private readonly database: Database,
    private readonly subscriptions: CalendarSubscriptions,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Covers 90 days back to one year ahead. NOT_FOUND for an unknown or revoked token. */
  async read(token: string): Promise<string> {
    const reader = token === '' ? null : await this.subscriptions.reader(token);
    if (!reader || !hasRank(reader, 'SPECPED')) throw notFound('Adressen finns inte.');
    const params = new SqlParams();
    const rows = await this.database.query<FeedRow>(
      `SELECT o.id, o.version, o.held_on AS "heldOn", to_char(o.starts_at, 'HH24:MI') AS "startsAt",
         to_char(o.ends_at, 'HH24:MI') AS "endsAt", o.room, o.part, o.cancelled_at IS NOT NULL AS "isCancelled",
         (SELECT string_agg(c.name, ', ' ORDER BY c.name) FROM exam_occasion_course oc JOIN course c ON c.id = oc.course_id
           WHERE oc.occasion_id = o.id) AS courses,
         (SELECT count(*)::integer FROM exam_booking b JOIN exam e ON e.id = b.exam_id JOIN student s ON s.id = e.student_id
           WHERE b.occasion_id = o.id AND ${visibleTo({ ...reader, studentId: null }, params)}) AS booked
       FROM exam_occasion o WHERE o.held_on BETWEEN today() - 90 AND today() + 366 ORDER BY o.held_on, o.starts_at, o.id`,
      params.values,
    );
    return this.write(reader, rows);
  }

  private write(reader: { role: Role }, rows: readonly FeedRow[]): string {
    const calendar = ical({
      name: `${this.config.productName}: prövningar`,
      prodId: { company: this.config.productName, product: 'Prövningskalender', language: 'SV' },
      method: ICalCalendarMethod.PUBLISH,
      ttl: REFRESH_SECONDS,
    });
    const details = maySeeExamDetails(reader);
    for (const row of rows) {
      const students = counted(row.booked, 'elev', 'elever');
      calendar.createEvent({
        id: row.id,
        sequence: row.version,
        summary: `Prövning: ${row.courses}${details ? ` (${students})` : ''}`,
        status: row.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
        ...(details ? timed(row) : { start: row.heldOn, allDay: true }),
      });
    }
    return calendar.toString();
  }
}

/** Start and end in UTC, converted from Swedish local time. */
function timed({ heldOn, startsAt, endsAt, room, part }: FeedRow) {
  return {
    start: swedishMoment(heldOn, startsAt),
    end: swedishMoment(heldOn, endsAt),
    location: room,
    description: `Del: ${PART_NAMES[part]}`,
  };
}

/**
 * Converts a Swedish local day and time to a UTC moment. The offset is calculated twice, because daylight saving
 * time may change between the first approximation and its result. A time that the clock skips becomes the one an
 * hour later.
 */
export function swedishMoment(day: string, time: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const near = asUtc - swedishOffset(asUtc);
  return new Date(asUtc - swedishOffset(near));
}

function swedishOffset(moment: number): number {
  return Date.parse(`${swedishDateTime(new Date(moment)).replace(' ', 'T')}:00Z`) - moment;
}
