import type { ExamPart } from '../../../../../domain/generated';
import type { CreateExamOccasionInput, UpdateExamOccasionInput } from '../../../graphql/types.generated';
import { examPartLabels } from '../../../../../domain/labels/exam';
import type { ComparedField } from '../../../ui/feedback/conflict-message';
import type { FormFaults } from '../../../ui/form/record-form';
import type { Occasion } from '../calendar-texts';
import type { UndatedExam } from '../tray/undated-groups';

/** An occasion in the form; texts as typed. */
export interface OccasionDraft {
  heldOn: string | null;
  startsAt: string | null;
  endsAt: string | null;
  courseIds: readonly string[];
  part: ExamPart;
  room: string;
  capacity: string;
  invigilator: string;
  teacherId: string | null;
  registrationOpensOn: string | null;
  registrationClosesOn: string | null;
  note: string;
}

const usualHours = 3;

/** A new one: three hours from the chosen time, for the courses of those who are to be booked. */
export function newDraft(
  day: string | null,
  time: string | null,
  exams: readonly UndatedExam[],
  teacherId: string | null,
): OccasionDraft {
  const startsAt = time ?? '09:00';
  return {
    ...{ heldOn: day, startsAt, endsAt: hoursLater(startsAt, usualHours), part: 'WRITTEN' },
    courseIds: [...new Set(exams.flatMap(({ courseId }) => courseId ?? []))],
    ...{ room: '', capacity: '', invigilator: '', teacherId, note: '' },
    ...{ registrationOpensOn: null, registrationClosesOn: null },
  };
}

export function draftOf(occasion: Occasion): OccasionDraft {
  const { heldOn, startsAt, endsAt, part, room, capacity, invigilator, teacherId, note } = occasion;
  return {
    ...{ heldOn, startsAt: startsAt ?? null, endsAt: endsAt ?? null, part: part ?? 'WRITTEN' },
    courseIds: occasion.courses.map(({ id }) => id),
    ...{ room: room ?? '', capacity: capacity ? String(capacity) : '', invigilator: invigilator ?? '' },
    ...{ teacherId: teacherId ?? null, note: note ?? '' },
    registrationOpensOn: occasion.registrationOpensOn ?? null,
    registrationClosesOn: occasion.registrationClosesOn ?? null,
  };
}

/** The fields that are compared after a version conflict. */
export const comparedOccasion: readonly ComparedField<OccasionDraft>[] = [
  { label: 'Dag', text: ({ heldOn }) => heldOn ?? '' },
  { label: 'Tid', text: ({ startsAt, endsAt }) => `${startsAt ?? ''}–${endsAt ?? ''}` },
  { label: 'Antal kurser', text: ({ courseIds }) => String(courseIds.length) },
  { label: 'Del', text: ({ part }) => examPartLabels[part] },
  { label: 'Sal', text: ({ room }) => room },
  { label: 'Antal platser', text: ({ capacity }) => capacity },
  { label: 'Vakt', text: ({ invigilator }) => invigilator },
  { label: 'Anmälan öppnar', text: ({ registrationOpensOn }) => registrationOpensOn ?? '' },
  { label: 'Sista anmälningsdag', text: ({ registrationClosesOn }) => registrationClosesOn ?? '' },
  { label: 'Anteckning', text: ({ note }) => note },
];

/** Client-side validation: missing and impossible values. */
export function faultsOf(draft: OccasionDraft): FormFaults {
  const { heldOn, startsAt, endsAt, courseIds, capacity } = draft;
  const faults: Partial<Record<keyof OccasionDraft, string>> = {};
  if (courseIds.length === 0) faults.courseIds = 'Välj minst en kurs.';
  if (!heldOn) faults.heldOn = 'Ange en dag.';
  if (!startsAt) faults.startsAt = 'Ange en tid.';
  if (!endsAt) faults.endsAt = 'Ange en tid.';
  if (startsAt && endsAt && endsAt <= startsAt) faults.endsAt = 'Sluttiden ska vara efter starttiden.';
  if (capacity !== '' && !/^([1-9]\d{0,2}|1000)$/.test(capacity))
    faults.capacity = 'Ange ett antal, 1 till 1000.';
  return faults;
}

/** The draft as both mutations take it; call it only without faults. */
export function inputOf(
  draft: OccasionDraft,
): Omit<CreateExamOccasionInput & UpdateExamOccasionInput, 'id' | 'version' | 'examIds'> {
  const { heldOn, startsAt, endsAt, courseIds, capacity, room, invigilator, note, ...rest } = draft;
  return {
    ...rest,
    ...{ heldOn: heldOn ?? '', startsAt: startsAt ?? '', endsAt: endsAt ?? '', courseIds: [...courseIds] },
    capacity: capacity === '' ? null : Number(capacity),
    ...{ room: room.trim() || null, invigilator: invigilator.trim() || null, note: note.trim() || null },
  };
}

/** So many hours later the same day, at the latest at its end. */
export function hoursLater(time: string, hours: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const then = Math.min(hour * 60 + minute + hours * 60, 23 * 60 + 59);
  return `${String(Math.floor(then / 60)).padStart(2, '0')}:${String(then % 60).padStart(2, '0')}`;
}
