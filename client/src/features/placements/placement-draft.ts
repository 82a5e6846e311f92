import { addDays, mondayOf } from '../../../../domain/days';
import { plannedHours } from '../../../../domain/placements/planned-hours';
import { PLACEMENT_LIMITS } from '../../../../domain/placements/limits';
import { today } from '../../lib/dates';
import type { PlacementValues } from '../../graphql/types.generated';
import type { ComparedField } from '../../ui/feedback/conflict-message';
import type { PlacementRowFragment } from './placements.generated';

export interface PlacementDraft {
  workplace: { id: string; name: string } | null;
  supervisorId: string | null;
  teacherId: string | null;
  startDate: string | null;
  endDate: string | null;
  hoursPerWeek: string;
  plannedHours: string;
}

const usualHours = 40;
const usualDays = 25;

/** A new placement begins on the Monday after next and lasts four weeks at full time. */
export function draftOfPlacement(placement: PlacementRowFragment | null): PlacementDraft {
  const start = mondayOf(addDays(today(), 14));
  return {
    workplace: placement && { id: placement.workplace.id, name: placement.workplace.name },
    supervisorId: placement?.supervisor?.id ?? null,
    teacherId: placement?.teacher?.id ?? null,
    startDate: placement?.startDate ?? start,
    endDate: placement?.endDate ?? addDays(start, usualDays),
    hoursPerWeek: String(placement?.hoursPerWeek ?? usualHours),
    plannedHours: placement ? String(placement.plannedHours) : '',
  };
}

/** Hours that the dates and the hours a week give; null until they are filled in. */
export function suggestedHours({ startDate, endDate, hoursPerWeek }: PlacementDraft): number | null {
  if (!startDate || !endDate || endDate < startDate || !isNumber(hoursPerWeek)) return null;
  return plannedHours(startDate, endDate, Number(hoursPerWeek));
}

const isNumber = (text: string): boolean => /^[1-9]\d{0,3}$/.test(text.trim());

/** Client-side validation; the server checks the rest. */
export function placementFaults(draft: PlacementDraft) {
  const faults: Partial<Record<keyof PlacementDraft, string>> = {};
  const { workplace, startDate, endDate } = draft;
  if (!workplace) faults.workplace = 'Välj en arbetsplats.';
  if (!startDate) faults.startDate = 'Välj första dagen.';
  if (!endDate) faults.endDate = 'Välj sista dagen.';
  if (startDate && endDate && endDate < startDate)
    faults.endDate = 'Sista dagen kan inte vara före den första.';
  if (!isNumber(draft.hoursPerWeek) || Number(draft.hoursPerWeek) > PLACEMENT_LIMITS.hoursPerWeek)
    faults.hoursPerWeek = `Ange 1 till ${PLACEMENT_LIMITS.hoursPerWeek} timmar.`;
  if (draft.plannedHours.trim() && !isNumber(draft.plannedHours))
    faults.plannedHours = 'Ange ett antal timmar.';
  return faults;
}

export function toPlacementValues(draft: PlacementDraft): PlacementValues {
  const { workplace, supervisorId, teacherId, startDate, endDate, hoursPerWeek } = draft;
  return {
    workplaceId: workplace!.id,
    supervisorId,
    teacherId,
    startDate: startDate!,
    endDate: endDate!,
    hoursPerWeek: Number(hoursPerWeek),
    plannedHours: draft.plannedHours.trim() ? Number(draft.plannedHours) : null,
  };
}

/** The fields as the form names them, for comparing with another user's version. */
export const comparedPlacement: readonly ComparedField<PlacementDraft>[] = [
  { label: 'Arbetsplats', text: ({ workplace }) => workplace?.name ?? '' },
  { label: 'Första dagen', text: ({ startDate }) => startDate ?? '' },
  { label: 'Sista dagen', text: ({ endDate }) => endDate ?? '' },
  { label: 'Timmar i veckan', text: ({ hoursPerWeek }) => hoursPerWeek },
  { label: 'Timmar i allt', text: ({ plannedHours: hours }) => hours },
];
