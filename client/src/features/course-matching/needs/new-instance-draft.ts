import { suggestedEnd } from '../../../../../domain/study-weeks';
import type { StudyForm } from '../../../../../domain/generated';
import type { MatchNeedFieldsFragment } from '../course-matching.generated';
import type { CourseInstanceValues } from '../../../graphql/types.generated';
import { today } from '../../../lib/dates';

/** A new instance as it is filled in. */
export interface NewInstanceDraft {
  courseId: string | null;
  startDate: string | null;
  endDate: string | null;
  pacePercent: string;
  studyForm: StudyForm;
  teacherId: string | null;
  capacity: string;
  location: string;
  municipality: string | null;
}

const usualPlaces = 20;

/** Suggested values of a new instance for the chosen needs. */
export function newInstanceDraft(
  needs: readonly MatchNeedFieldsFragment[],
  courses: MatchNeedFieldsFragment['courses'],
): NewInstanceDraft {
  return {
    courseId: courses[0]?.id ?? null,
    startDate: latest(needs),
    endDate: null,
    pacePercent: '50',
    studyForm: 'CLASSROOM',
    teacherId: null,
    capacity: String(Math.max(usualPlaces, needs.length)),
    location: '',
    municipality: null,
  };
}

/** The pace as a number; 0 where none can be read. */
export function paceOf({ pacePercent }: Pick<NewInstanceDraft, 'pacePercent'>): number {
  return Number.parseInt(pacePercent, 10) || 0;
}

/** The draft as the contract's input; the server rejects text that is not a number. */
export function valuesOf({ courseId: _, ...draft }: NewInstanceDraft): CourseInstanceValues {
  return {
    ...draft,
    pacePercent: paceOf(draft),
    location: draft.location.trim() || null,
    capacity: draft.capacity.trim() === '' ? null : Number.parseInt(draft.capacity, 10) || 0,
  };
}

/** What the server takes for a pace. */
export const isPace = (pace: number) => pace >= 5 && pace <= 200;

/** The end that the server works out where none is given. */
export function endOf(
  { courseId, startDate, pacePercent }: NewInstanceDraft,
  courses: MatchNeedFieldsFragment['courses'],
): string | null {
  const points = courses.find(({ id }) => id === courseId)?.points;
  const pace = Number(pacePercent);
  return points && startDate && isPace(pace) ? suggestedEnd(startDate, points, pace) : null;
}

/** The day on which all of them can begin. */
function latest(needs: readonly MatchNeedFieldsFragment[]): string {
  return needs.reduce((day, { earliestOn }) => (earliestOn && earliestOn > day ? earliestOn : day), today());
}
