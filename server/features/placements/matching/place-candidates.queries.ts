import { Injectable } from '@nestjs/common';
import { addDays } from '../../../../domain/days.js';
import type { Stay } from '../../../../domain/placements/free-places.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { visibleTo } from '../../../platform/auth/student-scope.js';
import { Database } from '../../../platform/database/database.js';
import type { Read } from '../../../platform/database/rows.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import { notFound } from '../../../platform/errors/app-error.js';
import type { Branch } from '../../../platform/graphql/generated.js';
import { requireId } from '../../../platform/validation/id.js';
import { isNotInterrupted } from '../hours/required-points.queries.js';
import { TAKES_PLACE } from '../placement-conditions.queries.js';
import { LONGEST_SEARCH_DAYS, type Candidate, type Wanted } from './place-ranking.rules.js';

/** A student for whom a place is looked for. */
export interface StudentToPlace extends Read<'student', 'teacherId'> {
  /** Null for protected data, from which a reason must not follow. */
  municipality: string | null;
  /** Course codes of the enrolments that are not interrupted. */
  codes: string[];
  earlierBranches: Branch[];
  /** The student's open placements that have not passed, by their first day. */
  ownStays: (Stay & { workplace: string })[];
  today: string;
}

/** Most workplaces that are compared; those of the branch and the municipality come first. */
const MOST_CANDIDATES = 200;

/** A student and the workplaces to compare: one statement each. */
@Injectable()
export class PlaceCandidates {
  constructor(private readonly database: Database) {}

  async student(actor: Actor, studentId: string): Promise<StudentToPlace> {
    const params = new SqlParams();
    const id = params.add(requireId(studentId, 'studentId'));
    const [row] = await this.database.query<StudentToPlace>(
      `SELECT s.teacher_id AS "teacherId", CASE WHEN NOT s.is_protected THEN s.municipality END AS municipality,
         ARRAY(SELECT c.code FROM enrollment e JOIN course c ON c.id = e.course_id
           WHERE e.student_id = s.id AND e.removed_at IS NULL
             AND ${isNotInterrupted('e')}) AS codes,
         ARRAY(SELECT DISTINCT branch FROM placement p JOIN workplace w ON w.id = p.workplace_id,
           unnest(w.branches) AS branch WHERE p.student_id = s.id ORDER BY branch) AS "earlierBranches",
         (SELECT coalesce(json_agg(json_build_object('startDate', p.start_date, 'endDate', p.end_date, 'workplace', w.name)
             ORDER BY p.start_date), '[]')
           FROM placement p JOIN workplace w ON w.id = p.workplace_id
           WHERE p.student_id = s.id AND ${TAKES_PLACE} AND p.end_date >= today()) AS "ownStays",
         today()::text AS today
       FROM student s WHERE s.id = ${id} AND ${visibleTo(actor, params)}`,
      params.values,
    );
    if (!row) throw notFound('Eleven finns inte.');
    return row;
  }

  of(studentId: string, { period, branches, municipality }: Wanted): Promise<Candidate[]> {
    return this.database.query<Candidate>(
      `SELECT json_build_object('id', w.id, 'name', w.name, 'street', w.street, 'city', w.city) AS workplace,
         w.municipality, w.branches, w.places,
         (SELECT coalesce(json_agg(json_build_object('startDate', p.start_date, 'endDate', p.end_date)), '[]')
           FROM placement p WHERE p.workplace_id = w.id AND ${TAKES_PLACE} AND p.start_date <= $3
             AND p.end_date >= $2) AS stays,
         EXISTS (SELECT FROM supervisor v WHERE v.workplace_id = w.id AND v.trained_on IS NOT NULL)
           AS "isTrained",
         (SELECT json_build_object('state', p.state, 'endDate', p.end_date) FROM placement p
           WHERE p.workplace_id = w.id AND p.student_id = $1 ORDER BY p.start_date DESC LIMIT 1) AS earlier
       FROM workplace w WHERE w.state = 'ACTIVE'
       ORDER BY w.branches && $4::text[] DESC, w.municipality IS NOT DISTINCT FROM $5 DESC, w.name, w.id
       LIMIT ${MOST_CANDIDATES}`,
      [studentId, period.startDate, addDays(period.endDate, LONGEST_SEARCH_DAYS), branches, municipality],
    );
  }
}
