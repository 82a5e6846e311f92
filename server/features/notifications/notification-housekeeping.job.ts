import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Housekeeping, type Chore } from '../../platform/jobs/housekeeping.js';
import { deleteOldNotices, tellOfAll } from './notifications.repository.js';

/** Days before a student's end date when the notification is sent. */
const DAYS_AHEAD = 14;

const ENDING = `SELECT chosen.id, 'END_DATE' AS kind, 'end-date:' || s.id || ':' || s.end_date AS cause,
    'Slutdatum närmar sig: ' || s.name || ', ' || s.end_date || '.' AS message, s.id AS student_id,
    NULL::text AS subject, NULL::uuid AS subject_id,
    CASE WHEN t.id IS NULL THEN 'ADMINISTRATORS' END AS audience, array_remove(ARRAY[t.user_id], NULL) AS recipients
  FROM unnest($1::uuid[], $2::uuid[]) AS chosen (student_id, id)
  JOIN student s ON s.id = chosen.student_id AND s.end_date IS NOT NULL
  LEFT JOIN teacher t ON t.id = s.teacher_id`;

/** Time-based jobs: notifications of approaching end dates, and deletion of old ones. */
@Injectable()
export class NotificationHousekeeping implements OnModuleInit {
  constructor(private readonly housekeeping: Housekeeping) {}

  onModuleInit(): void {
    this.housekeeping.register('end-dates', tellOfEndDates);
    this.housekeeping.register('old-notices', deleteOldNotices);
  }
}

/** Notifies the responsible teacher, else the administrators, once per student and date. */
const tellOfEndDates: Chore = (database) =>
  tellOfAll(
    database,
    `SELECT s.id FROM student s
     WHERE s.end_date BETWEEN today() AND today() + ${DAYS_AHEAD} AND s.status NOT IN ('ENDED', 'DROPPED_OUT')
       AND NOT EXISTS (SELECT FROM notification n WHERE n.cause = 'end-date:' || s.id || ':' || s.end_date)
     ORDER BY s.end_date, s.id`,
    ENDING,
  );
