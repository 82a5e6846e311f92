import { addDays, mondayOf } from '../../../../domain/days';
import { formatNumber } from '../../../../domain/numbers';
import { hoursFault, plannedHours } from '../../../../domain/placements/planned-hours';
import { USUAL_WEEKDAYS, weekdaysText } from '../../../../domain/placements/weekdays';
import { PLACEMENT_LIMITS } from '../../../../domain/placements/limits';
import { today } from '../../lib/dates';
import type { PlacementValues } from '../../graphql/types.generated';
import type { ComparedField } from '../../ui/feedback/conflict-message';
import { linesOf } from './goals/goal-lines';
import type { PlacementRowFragment } from './placements.generated';

export interface PlacementDraft {
  workplace: { id: string; name: string } | null;
  supervisorId: string | null;
  /** For comparing with another user's version; empty without one. */
  supervisorName: string;
  teacherId: string | null;
  teacherName: string;
  startDate: string | null;
  endDate: string | null;
  hoursPerWeek: string;
  plannedHours: string;
  weekdays: number[];
  courses: readonly ChosenCourse[];
  /** The goals of each course by its id, one on a line. */
  goals: Readonly<Record<string, string>>;
}

/** A course to which the placement belongs. */
export interface ChosenCourse {
  enrollmentId: string;
  courseId: string;
  name: string;
}

const usualHours = 40;
const usualDays = 25;

/** A free place that a new placement begins with. */
export interface ProposedPlacement {
  workplace: { id: string; name: string };
  startDate: string;
  endDate: string;
}

/** A new placement has the proposed place, or begins on the Monday after next and lasts four weeks at full time. */
export function draftOfPlacement(
  placement: PlacementRowFragment | null,
  proposed: ProposedPlacement | null = null,
): PlacementDraft {
  const { workplace = null } = placement ?? proposed ?? {};
  const start = mondayOf(addDays(today(), 14));
  return {
    workplace: workplace && { id: workplace.id, name: workplace.name },
    supervisorId: placement?.supervisor?.id ?? null,
    supervisorName: placement?.supervisor?.name ?? '',
    teacherId: placement?.teacher?.id ?? null,
    teacherName: placement?.teacher?.username ?? '',
    startDate: placement?.startDate ?? proposed?.startDate ?? start,
    endDate: placement?.endDate ?? proposed?.endDate ?? addDays(start, usualDays),
    hoursPerWeek: String(placement?.hoursPerWeek ?? usualHours),
    plannedHours: placement && !isSuggested(placement) ? String(placement.plannedHours) : '',
    weekdays: [...(placement?.weekdays ?? USUAL_WEEKDAYS)],
    courses: placement?.courses ?? [],
    goals: goalsOf(placement?.goals ?? []),
  };
}

/** Hours that follow from the other facts are left out, so that they follow a change of these. */
const isSuggested = ({
  startDate,
  endDate,
  hoursPerWeek,
  weekdays,
  plannedHours: hours,
}: PlacementRowFragment) => hours === plannedHours(startDate, endDate, hoursPerWeek, weekdays);

function goalsOf(goals: readonly { courseId: string; text: string }[]): Record<string, string> {
  const lines: Record<string, string> = {};
  for (const { courseId, text } of goals)
    lines[courseId] = lines[courseId] ? `${lines[courseId]}\n${text}` : text;
  return lines;
}

/** Hours that the dates and the hours a week give; null until they are filled in. */
export function suggestedHours({
  startDate,
  endDate,
  hoursPerWeek,
  weekdays,
}: PlacementDraft): number | null {
  const perWeek = wholeNumber(hoursPerWeek);
  if (!startDate || !endDate || endDate < startDate || perWeek === null) return null;
  return weekdays.length > 0 ? plannedHours(startDate, endDate, perWeek, weekdays) : null;
}

/** A whole number as it is written, '1 600' too; null for another text. */
function wholeNumber(text: string): number | null {
  const digits = text.replaceAll(/\s/g, '');
  return /^[1-9]\d{0,3}$/.test(digits) ? Number(digits) : null;
}

/** Client-side validation; the server checks the rest. */
export function placementFaults(draft: PlacementDraft) {
  const faults: Partial<Record<keyof PlacementDraft, string>> = {};
  const { workplace, startDate, endDate } = draft;
  if (!workplace) faults.workplace = 'Välj en arbetsplats.';
  if (!startDate) faults.startDate = 'Välj första dagen.';
  if (!endDate) faults.endDate = 'Välj sista dagen.';
  if (startDate && endDate && endDate < startDate)
    faults.endDate = 'Sista dagen kan inte vara före den första.';
  for (const field of ['hoursPerWeek', 'plannedHours'] as const) {
    const isLeftOut = field === 'plannedHours' && !draft.plannedHours.trim();
    const hours = wholeNumber(draft[field]);
    if (!isLeftOut && (hours === null || hours > PLACEMENT_LIMITS[field]))
      faults[field] = `Ange 1 till ${formatNumber(PLACEMENT_LIMITS[field])} hela timmar.`;
  }
  if (draft.weekdays.length === 0) faults.weekdays = 'Välj minst en veckodag.';
  const unfit = Object.keys(faults).length === 0 ? unfitHours(draft) : null;
  if (unfit) faults[unfit.field] = unfit.text;
  const { goal } = PLACEMENT_LIMITS;
  if (goalsIn(draft).some(({ text }) => text.length > goal))
    faults.goals = `Ett mål har högst ${goal} tecken.`;
  return faults;
}

/** The hours that cannot be worked in the period; null for a draft with faults of its own. */
function unfitHours({ startDate, endDate, hoursPerWeek, plannedHours: hours, weekdays }: PlacementDraft) {
  const perWeek = wholeNumber(hoursPerWeek);
  if (!startDate || !endDate || perWeek === null) return null;
  return hoursFault({
    startDate,
    endDate,
    hoursPerWeek: perWeek,
    weekdays,
    plannedHours: wholeNumber(hours),
  });
}

/** The goals of the chosen courses. */
const goalsIn = ({ courses, goals }: PlacementDraft) =>
  [...new Set(courses.map(({ courseId }) => courseId))].flatMap((courseId) =>
    [...new Set(linesOf(goals[courseId] ?? ''))].map((text) => ({ courseId, text })),
  );

export function toPlacementValues(draft: PlacementDraft): PlacementValues {
  const { workplace, supervisorId, teacherId, startDate, endDate, hoursPerWeek } = draft;
  return {
    workplaceId: workplace!.id,
    supervisorId,
    teacherId,
    startDate: startDate!,
    endDate: endDate!,
    hoursPerWeek: wholeNumber(hoursPerWeek)!,
    plannedHours: wholeNumber(draft.plannedHours),
    weekdays: draft.weekdays,
    enrollmentIds: draft.courses.map(({ enrollmentId }) => enrollmentId),
    goals: goalsIn(draft),
  };
}

/** The fields as the form names them, for comparing with another user's version. */
export const comparedPlacement: readonly ComparedField<PlacementDraft>[] = [
  { label: 'Arbetsplats', text: ({ workplace }) => workplace?.name ?? '' },
  { label: 'Första dagen', text: ({ startDate }) => startDate ?? '' },
  { label: 'Sista dagen', text: ({ endDate }) => endDate ?? '' },
  { label: 'Timmar i veckan', text: ({ hoursPerWeek }) => hoursPerWeek },
  { label: 'Timmar totalt', text: ({ plannedHours: hours }) => hours },
  { label: 'Handledare', text: ({ supervisorName }) => supervisorName },
  { label: 'Ansvarig lärare', text: ({ teacherName }) => teacherName },
  { label: 'Veckodagar', text: ({ weekdays }) => weekdaysText(weekdays) },
  { label: 'Kurser', text: ({ courses }) => courses.map(({ name }) => name).join(', ') },
  {
    label: 'Mål',
    text: (draft) =>
      goalsIn(draft)
        .map(({ text }) => text)
        .join('; '),
  },
];
