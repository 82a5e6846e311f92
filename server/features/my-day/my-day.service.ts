import { Injectable } from '@nestjs/common';
import { visibleTo } from '../../platform/auth/student-scope.js';
import { Database } from '../../platform/database/database.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import type { DayStudent } from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';

const DAYS = 30;
const RECENT = 8;
const ENDING = 50;
/** So many openings are looked through for the students among them. */
const OPENINGS = 400;

const STUDENT = `s.id AS "studentId", s.name, s.end_date AS "endDate"`;

/** Students by what the viewer has done, and by what comes: names alone, of those whom the viewer may know of. */
@Injectable()
export class MyDayService {
  constructor(private readonly database: Database) {}

  recent({ actor }: Call): Promise<DayStudent[]> {
    const params = new SqlParams();
    const user = params.add(actor.userId);
    return this.database.query<DayStudent>(
      `WITH opened AS MATERIALIZED (
         SELECT student_id, at FROM access_log
         WHERE user_id = ${user} AND at > now() - interval '${DAYS} days' AND action = 'READ_STUDENT'
           AND result = 'OK' AND student_id IS NOT NULL
         ORDER BY at DESC LIMIT ${OPENINGS}),
       latest AS (SELECT student_id, max(at) AS at FROM opened GROUP BY student_id)
       SELECT ${STUDENT} FROM latest JOIN student s ON s.id = latest.student_id
       WHERE ${visibleTo(actor, params)} ORDER BY latest.at DESC LIMIT ${RECENT}`,
      params.values,
    );
  }

  ending({ actor }: Call): Promise<DayStudent[]> {
    const params = new SqlParams();
    return this.database.query<DayStudent>(
      `SELECT ${STUDENT} FROM student s
       WHERE s.end_date BETWEEN today() AND today() + ${DAYS} AND s.status NOT IN ('ENDED', 'DROPPED_OUT')
         AND ${visibleTo(actor, params)}
       ORDER BY s.end_date, s.name, s.id LIMIT ${ENDING}`,
      params.values,
    );
  }
}
