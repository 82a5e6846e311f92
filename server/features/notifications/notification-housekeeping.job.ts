import { Injectable, type OnModuleInit } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Database } from '../../platform/database/database.js';
import type { Read } from '../../platform/database/rows.js';
import { Housekeeping } from '../../platform/jobs/housekeeping.js';
import { deleteOldNotices, tell } from './notifications.writes.js';

/** So many at a time. */
const CHUNK = 500;
/** A student's end is told of when it is so near. */
const DAYS_AHEAD = 14;

/** What the days bring by themselves: ends that come near, and notices that have grown old. */
@Injectable()
export class NotificationHousekeeping implements OnModuleInit {
  constructor(
    private readonly housekeeping: Housekeeping,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.housekeeping.register('end-dates', () => this.tellOfEnds());
    this.housekeeping.register('old-notices', () => this.throwAway());
  }

  /** The responsible teacher, or the administrators where there is none; once for each student and date. */
  private async tellOfEnds(): Promise<void> {
    for (;;) {
      const ending = await this.database.query<Read<'student', 'id'>>(
        `SELECT s.id FROM student s
         WHERE s.end_date BETWEEN today() AND today() + ${DAYS_AHEAD} AND s.status NOT IN ('ENDED', 'DROPPED_OUT')
           AND NOT EXISTS (SELECT FROM notification n WHERE n.cause = 'end-date:' || s.id || ':' || s.end_date)
         ORDER BY s.end_date, s.id LIMIT ${CHUNK}`,
      );
      if (ending.length === 0) return;
      await tell(this.database, ENDING, [ending.map(({ id }) => id), ending.map(() => uuid())]);
      if (ending.length < CHUNK) return;
    }
  }

  private async throwAway(): Promise<void> {
    await deleteOldNotices(this.database);
  }
}

const ENDING = `SELECT chosen.id, 'END_DATE' AS kind, 'end-date:' || s.id || ':' || s.end_date AS cause,
    'Slutdatum närmar sig: ' || s.name || ', ' || s.end_date || '.' AS message, s.id AS student_id,
    NULL::text AS subject, NULL::uuid AS subject_id,
    CASE WHEN t.id IS NULL THEN 'ADMINISTRATORS' END AS audience, array_remove(ARRAY[t.user_id], NULL) AS recipients
  FROM unnest($1::uuid[], $2::uuid[]) AS chosen (student_id, id)
  JOIN student s ON s.id = chosen.student_id AND s.end_date IS NOT NULL
  LEFT JOIN teacher t ON t.id = s.teacher_id`;
