import type { Queryable } from '../../../platform/database/database.js';
import type { Read } from '../../../platform/database/rows.js';
import { isOffered } from '../../catalogue/course.queries.js';
import { heirOf } from '../../catalogue/courses/course-kin.queries.js';
import { isExamProgram } from '../plan-facts.queries.js';
import type { ReadCourse, ReadPlan } from './study-plan-import.input.js';

/** A course of the catalogue that a course of the file may be. */
export interface FoundCourse extends Read<'course', 'id' | 'code' | 'name'> {
  /** Place of the course in the file. */
  place: number;
  isArchived: boolean;
  /** Name of an equivalent that is offered still. */
  heir: string | null;
  /** Ids of the course and its equivalents. */
  kin: string[];
}

/** The courses of the file in the catalogue: by id, or else by code. One statement. */
export function findCourses(db: Queryable, courses: readonly ReadCourse[]): Promise<FoundCourse[]> {
  return db.query<FoundCourse>(
    `SELECT f.place::integer, c.id, c.code, c.name, c.archived_at IS NOT NULL AS "isArchived",
       (${heirOf('course_kin(c.id)', 'heir.name')}) AS heir, course_kin(c.id) AS kin
     FROM unnest($1::uuid[], $2::text[]) WITH ORDINALITY AS f (id, code, place)
     JOIN LATERAL (SELECT own.* FROM course own WHERE own.id = f.id
       UNION ALL SELECT coded.* FROM course coded WHERE lower(coded.code) = lower(f.code)
         AND NOT EXISTS (SELECT FROM course own WHERE own.id = f.id)) c ON true
     ORDER BY f.place`,
    [courses.map(({ id }) => id), courses.map(({ code }) => code)],
  );
}

/** The program or package of a goal that can be chosen; null if its name is unknown or belongs to several. */
export async function findGoal(db: Queryable, goal: ReadPlan['goal']): Promise<string | null> {
  if (goal?.goal !== 'EXAM' && goal?.goal !== 'VOCATIONAL') return null;
  const found = await db.query<{ id: string }>(
    goal.goal === 'EXAM'
      ? `SELECT id FROM program p WHERE p.name = $1 AND ${isExamProgram('p')} LIMIT 2`
      : `SELECT id FROM course_package p WHERE p.name = $1 AND ${isOffered('p')} LIMIT 2`,
    [goal.name],
  );
  return found.length === 1 ? found[0]!.id : null;
}
