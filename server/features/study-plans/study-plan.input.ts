import { STUDY_PLAN_LIMITS } from '../../../domain/study-plans/limits.js';
import { SFI_PATHS } from '../../../domain/study-plans/sfi-paths.js';
import { isTerm, termOf } from '../../../domain/study-plans/terms.js';
import type { Read } from '../../platform/database/rows.js';
import { badField } from '../../platform/errors/app-error.js';
import type { StudyPlanValues } from '../../platform/graphql/generated.js';
import { requireId } from '../../platform/validation/id.js';

/** Columns of the form of a study plan. */
export type StudyPlanColumns = Read<
  'study_plan',
  | 'goal'
  | 'programId'
  | 'packageId'
  | 'sfiPath'
  | 'sfiCourse'
  | 'basicPoints'
  | 'upperSecondaryPoints'
  | 'startDate'
  | 'plannedEndDate'
  | 'pacePercent'
>;

/** Characters of a note of a course. */
export const LONGEST_NOTE = STUDY_PLAN_LIMITS.note;

const { points: MOST_POINTS, years: MOST_YEARS, pace: PACE } = STUDY_PLAN_LIMITS;

/** Validates the form of a study plan. Throws BAD_USER_INPUT on the field. */
export function readStudyPlan(values: StudyPlanValues): StudyPlanColumns {
  const { goal, startDate, plannedEndDate, pacePercent } = values;
  for (const [field, day] of Object.entries({ startDate, plannedEndDate }))
    if (!isTerm(termOf(day)))
      throw badField(`values.${field}`, 'RANGE', 'Ange ett datum från år 2000 till 2099.');
  if (plannedEndDate < startDate)
    throw badField('values.plannedEndDate', 'ORDER', 'Slutet kan inte vara före starten.');
  const latest = `${Number(startDate.slice(0, 4)) + MOST_YEARS}${startDate.slice(4)}`;
  if (plannedEndDate > latest)
    throw badField('values.plannedEndDate', 'RANGE', `En studieplan är högst ${MOST_YEARS} år.`);
  if (pacePercent < PACE.least || pacePercent > PACE.most)
    throw badField('values.pacePercent', 'RANGE', `Ange ${PACE.least} till ${PACE.most} procent.`);
  return {
    ...{ goal, startDate, plannedEndDate, pacePercent },
    ...goalColumns(values),
    basicPoints: pointsOf(values.basicPoints, 'values.basicPoints'),
    upperSecondaryPoints: pointsOf(values.upperSecondaryPoints, 'values.upperSecondaryPoints'),
  };
}

/** The columns that belong to the goal; those of other goals are cleared. */
function goalColumns({ goal, programId, packageId, sfiPath, sfiCourse }: StudyPlanValues) {
  if (goal === 'EXAM' && !programId)
    throw badField('values.programId', 'REQUIRED', 'Välj programmet för examen.');
  if (goal === 'VOCATIONAL' && !packageId)
    throw badField('values.packageId', 'REQUIRED', 'Välj kurspaketet.');
  if (goal === 'SFI') assertSfi(sfiPath, sfiCourse);
  return {
    programId: goal === 'EXAM' ? requireId(programId!, 'values.programId') : null,
    packageId: goal === 'VOCATIONAL' ? requireId(packageId!, 'values.packageId') : null,
    sfiPath: goal === 'SFI' ? sfiPath! : null,
    sfiCourse: goal === 'SFI' ? sfiCourse! : null,
  };
}

function assertSfi(path: StudyPlanValues['sfiPath'], course: StudyPlanValues['sfiCourse']): void {
  const courses = SFI_PATHS[path ?? 0];
  if (!courses) throw badField('values.sfiPath', 'REQUIRED', 'Välj studieväg 1, 2 eller 3.');
  if (!course) throw badField('values.sfiCourse', 'REQUIRED', 'Välj kursen som är målet.');
  if (!courses.includes(course))
    throw badField(
      'values.sfiCourse',
      'NOT_ALLOWED',
      `Studieväg ${path} har kurserna ${courses.join(', ')}.`,
    );
}

function pointsOf(points: number | null | undefined, path: string): number | null {
  if (points === null || points === undefined) return null;
  if (points < 0 || points > MOST_POINTS) throw badField(path, 'RANGE', 'Ange 0 till 10 000 poäng.');
  return points;
}

/** A term, or null for none. */
export function readTerm(term: string | null | undefined): string | null {
  if (!term) return null;
  if (!isTerm(term)) throw badField('term', 'FORMAT', 'Ange terminen som 2027VT eller 2027HT.');
  return term;
}
