import { Injectable } from '@nestjs/common';
import { PLACEMENT_LIMITS } from '../../../../domain/placements/limits.js';
import type { Work } from '../../../platform/database/unit-of-work.js';
import { badField, conflict } from '../../../platform/errors/app-error.js';
import type { PlacementValues } from '../../../platform/graphql/generated.js';
import { requireId } from '../../../platform/validation/id.js';
import { requiredLine } from '../../../platform/validation/text.js';
import { setCourses, setGoals, type GoalText } from './placement-goals.repository.js';

/** Courses and goals of the placement form; null stays as it is. */
export interface PlacementStudies {
  enrollmentIds: readonly string[] | null;
  goals: readonly GoalText[] | null;
}

/** Validates the courses and the goals of the placement form. Throws BAD_USER_INPUT on the field. */
export function readStudies({ enrollmentIds, goals }: PlacementValues): PlacementStudies {
  const { courses: mostCourses, goals: mostGoals, goal: longest } = PLACEMENT_LIMITS;
  const ids = enrollmentIds && [...new Set(enrollmentIds.map((id) => requireId(id, 'values.enrollmentIds')))];
  if (ids && ids.length > mostCourses)
    throw badField('values.enrollmentIds', 'RANGE', `En placering hör till högst ${mostCourses} kurser.`);
  if (goals && goals.length > mostGoals)
    throw badField('values.goals', 'RANGE', `En placering har högst ${mostGoals} mål.`);
  const texts = goals?.map(({ courseId, text }) => ({
    courseId: requireId(courseId, 'values.goals'),
    text: requiredLine(text, 'values.goals', longest),
  }));
  const twice = texts?.find((goal, place) => texts.findIndex((other) => isSame(goal, other)) !== place);
  if (twice) throw badField('values.goals', 'NOT_ALLOWED', `Målet ”${twice.text}” står två gånger.`);
  return { enrollmentIds: ids ?? null, goals: texts ?? null };
}

const isSame = (one: GoalText, other: GoalText): boolean =>
  one.courseId === other.courseId && one.text === other.text;

/** Courses and goals of a placement before and after a change. */
export interface StudiesChange {
  before: Studies;
  after: Studies & { enrollmentIds: readonly string[] };
}

interface Studies {
  /** Ids of the courses. */
  courses: readonly string[];
  goals: readonly GoalText[];
}

interface Stored {
  enrollmentIds: string[];
  goals: GoalText[];
  isAssessed: boolean;
  /** The student's courses among those that are requested or stored. */
  courses: { id: string; courseId: string }[];
}

/** Courses and goals of a placement, within the transaction of the caller that has locked it. */
@Injectable()
export class PlacementGoals {
  /** Validates a change; null if it leaves both as they are. CONFLICT (ASSESSED) if it changes goals that are assessed. */
  async prepare(
    tx: Work,
    { id, studentId }: { id: string; studentId: string },
    requested: PlacementStudies,
  ): Promise<StudiesChange | null> {
    if (requested.enrollmentIds === null && requested.goals === null) return null;
    const stored = await storedStudies(tx, { id, studentId }, requested.enrollmentIds);
    const enrollmentIds = requested.enrollmentIds ?? stored.enrollmentIds;
    const coursesOf = (ids: readonly string[]): string[] =>
      stored.courses.filter((course) => ids.includes(course.id)).map(({ courseId }) => courseId);
    const courses = coursesOf(enrollmentIds);
    if (courses.length !== enrollmentIds.length)
      throw badField('values.enrollmentIds', 'BAD_REFERENCE', 'Kursen finns inte bland elevens kurser.');
    const goals = requested.goals ?? stored.goals;
    const foreign = goals.find(({ courseId }) => !courses.includes(courseId));
    if (foreign)
      throw badField(
        'values.goals',
        'BAD_REFERENCE',
        `Målet ”${foreign.text}” hör till en kurs som inte är vald. Välj kursen eller ta bort målet.`,
      );
    if (stored.isAssessed && !areSame(goals, stored.goals))
      throw conflict('ASSESSED', 'Handledaren har lämnat omdöme om målen, så de kan inte ändras.');
    return {
      before: { courses: coursesOf(stored.enrollmentIds), goals: stored.goals },
      after: { enrollmentIds, courses, goals },
    };
  }

  async write(tx: Work, id: string, change: StudiesChange | null): Promise<void> {
    if (!change) return;
    await setCourses(tx, id, change.after.enrollmentIds);
    await setGoals(tx, id, change.after.goals);
  }
}

const areSame = (goals: readonly GoalText[], others: readonly GoalText[]): boolean =>
  goals.length === others.length && goals.every((goal) => others.some((other) => isSame(goal, other)));

/** The stored courses and goals, and which of the requested and stored enrolments are courses of the student. */
async function storedStudies(
  tx: Work,
  { id, studentId }: { id: string; studentId: string },
  requestedIds: readonly string[] | null,
): Promise<Stored> {
  const [row] = await tx.query<Stored>(
    `WITH chosen AS (SELECT enrollment_id AS id FROM placement_course WHERE placement_id = $1)
     SELECT ARRAY(SELECT id FROM chosen) AS "enrollmentIds",
       EXISTS (SELECT FROM placement_assessment a WHERE a.placement_id = $1) AS "isAssessed",
       coalesce((SELECT json_agg(json_build_object('courseId', g.course_id, 'text', g.text) ORDER BY g.position)
         FROM placement_goal g WHERE g.placement_id = $1), '[]') AS goals,
       coalesce((SELECT json_agg(json_build_object('id', e.id, 'courseId', e.course_id)) FROM enrollment e
         WHERE (e.id = ANY ($3::uuid[]) OR e.id IN (SELECT id FROM chosen)) AND e.student_id = $2
           AND e.course_id IS NOT NULL AND (e.removed_at IS NULL OR e.id IN (SELECT id FROM chosen))), '[]') AS courses`,
    [id, studentId, requestedIds],
  );
  return row!;
}
