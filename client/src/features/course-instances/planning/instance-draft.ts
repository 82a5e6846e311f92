import { addDays, weekdayOf } from '../../../../../domain/days';
import { suggestedEnd } from '../../../../../domain/study-weeks';
import type { StudyForm } from '../../../../../domain/generated';
import { studyFormLabels } from '../../../../../domain/labels/course-instance';
import type { InstanceRowFragment } from '../course-instances.generated';
import type { CourseInstanceValues } from '../../../graphql/types.generated';
import type { ComparedField } from '../../../ui/feedback/conflict-message';

/** What the form holds; figures are text until they are sent. */
export interface InstanceDraft {
  courseId: string | null;
  name: string;
  startDate: string | null;
  endDate: string | null;
  /** True once the end was chosen by hand: then it follows neither start nor pace. */
  ownEnd: boolean;
  pacePercent: string;
  studyForm: StudyForm;
  location: string;
  municipality: string | null;
  teacherId: string | null;
  capacity: string;
  isPlanned: boolean;
  gradesDueOn: string | null;
}

export const emptyDraft: InstanceDraft = {
  courseId: null,
  name: '',
  startDate: null,
  endDate: null,
  ownEnd: false,
  pacePercent: '100',
  studyForm: 'CLASSROOM',
  location: '',
  municipality: null,
  teacherId: null,
  capacity: '',
  isPlanned: false,
  gradesDueOn: null,
};

export function draftOf(row: InstanceRowFragment): InstanceDraft {
  return {
    courseId: row.courseId,
    name: row.name === row.courseName ? '' : row.name,
    startDate: row.startDate,
    endDate: row.endDate,
    ownEnd: true,
    pacePercent: String(row.pacePercent),
    studyForm: row.studyForm,
    location: row.location ?? '',
    municipality: row.municipality,
    teacherId: row.teacherId,
    capacity: row.capacity === null ? '' : String(row.capacity),
    isPlanned: row.planning === 'PLANNED',
    gradesDueOn: row.ownGradesDueOn,
  };
}

/** A copy begins on the first Monday after the original ends, and lasts as its points and pace have it. */
export function copyOf(row: InstanceRowFragment): InstanceDraft {
  const draft = { ...draftOf(row), ownEnd: false, gradesDueOn: null, isPlanned: false };
  if (!row.endDate) return { ...draft, startDate: null, endDate: null };
  const next = addDays(row.endDate, 8 - weekdayOf(row.endDate));
  return withSuggestedEnd({ ...draft, startDate: next, endDate: null }, row.points);
}

/** The draft with the end that follows from its start, points and pace, unless that was set by hand. */
export function withSuggestedEnd(draft: InstanceDraft, points: number | null): InstanceDraft {
  const pace = Number(draft.pacePercent);
  if (draft.ownEnd || !draft.startDate || !points || !isPace(pace)) return draft;
  return { ...draft, endDate: suggestedEnd(draft.startDate, points, pace) };
}

const isPace = (pace: number) => Number.isInteger(pace) && pace >= 5 && pace <= 200;

export type DraftFaults = Partial<Record<keyof InstanceDraft, string>>;

/** Client-side validation. */
export function faultsOf(draft: InstanceDraft): DraftFaults {
  const { capacity, ...dates } = occasionFaults(draft);
  return {
    ...(!draft.courseId && { courseId: 'Välj en kurs.' }),
    ...dates,
    ...(!isPace(Number(draft.pacePercent)) && { pacePercent: 'Takten är 5 till 200 procent.' }),
    ...(capacity && { capacity }),
  };
}

type Occasion = Pick<InstanceDraft, 'startDate' | 'endDate' | 'capacity'>;

/** Errors of dates and seats, the same for one instance and for a planned term. */
export function occasionFaults({
  startDate,
  endDate,
  capacity,
}: Occasion): Partial<Record<keyof Occasion, string>> {
  const faults: Partial<Record<keyof Occasion, string>> = {};
  if (!startDate) faults.startDate = 'Ange när tillfället startar.';
  if (!endDate) faults.endDate = 'Ange när tillfället slutar.';
  else if (startDate && endDate <= startDate) faults.endDate = 'Slutdatum måste vara efter startdatum.';
  const seats = Number(capacity);
  if (capacity.trim() && !(Number.isInteger(seats) && seats >= 1 && seats <= 1000))
    faults.capacity = 'Antalet platser är 1 till 1000.';
  return faults;
}

export function toValues(draft: InstanceDraft): CourseInstanceValues {
  return {
    // Null is the course's name.
    name: draft.name.trim() || null,
    startDate: draft.startDate,
    endDate: draft.endDate,
    pacePercent: Number(draft.pacePercent),
    studyForm: draft.studyForm,
    location: draft.location.trim() || null,
    municipality: draft.municipality,
    teacherId: draft.teacherId,
    capacity: draft.capacity.trim() ? Number(draft.capacity) : null,
    planning: draft.isPlanned ? 'PLANNED' : 'OPEN',
    gradesDueOn: draft.gradesDueOn,
  };
}

/** The fields as the form names them, for comparing with what someone else has saved. */
export function comparedInstance(
  teachers: readonly { value: string; label: string }[],
): readonly ComparedField<InstanceDraft>[] {
  return [
    { label: 'Start', text: ({ startDate }) => startDate ?? '' },
    { label: 'Slut', text: ({ endDate }) => endDate ?? '' },
    { label: 'Studietakt (%)', text: ({ pacePercent }) => pacePercent },
    { label: 'Form', text: ({ studyForm }) => studyFormLabels[studyForm] },
    {
      label: 'Lärare',
      text: ({ teacherId }) =>
        teacherId === null
          ? ''
          : (teachers.find(({ value }) => value === teacherId)?.label ?? 'Okänd lärare'),
    },
    { label: 'Platser', text: ({ capacity }) => capacity },
    { label: 'Betyg klara senast', text: ({ gradesDueOn }) => gradesDueOn ?? '' },
    { label: 'Plats', text: ({ location }) => location },
    { label: 'Kommun', text: ({ municipality }) => municipality ?? '' },
    { label: 'Eget namn', text: ({ name }) => name },
    { label: 'Bara planerat', text: ({ isPlanned }) => (isPlanned ? 'Ja' : 'Nej') },
  ];
}
