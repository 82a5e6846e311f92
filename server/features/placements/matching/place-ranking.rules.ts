import { branchLabels } from '../../../../domain/labels/placement.js';
import { counted } from '../../../../domain/numbers.js';
import { earliestFree, leastFree, overlaps, type Stay } from '../../../../domain/placements/free-places.js';
import { addDays, daysBetween, mondayOf } from '../../../../domain/days.js';
import type {
  Branch,
  PlaceProposal,
  PlacementState,
  PlacementWorkplace,
} from '../../../platform/graphql/generated.js';

/** A workplace that takes students, with those who are or will be there. */
export interface Candidate {
  workplace: PlacementWorkplace;
  municipality: string | null;
  branches: Branch[];
  places: number;
  stays: Stay[];
  /** A supervisor there has completed the course for supervisors. */
  isTrained: boolean;
  /** The student's last placement there. */
  earlier: { state: PlacementState; endDate: string } | null;
}

/** What a place is compared with. */
export interface Wanted {
  period: Stay;
  branches: readonly Branch[];
  municipality: string | null;
  /** The student's own placements, in which no other is possible. */
  ownStays?: readonly Stay[];
}

const HOURS_A_WEEK = 40;
const USUAL_HOURS = 160;
const MOST_WEEKS = 20;
/** From Friday to the Monday of the week after. */
const WEEKEND = 3;
/** How much later than wanted a period may begin. */
export const LONGEST_SEARCH_DAYS = 182;

/**
 * The period to look for: from the Monday after next or the Monday after the student's last open placement, as many
 * weeks at full time as the hours that are left to plan.
 */
export function wantedPeriod(today: string, hoursLeft: number | null, busyUntil: string | null): Stay {
  const soonest = mondayOf(addDays(today, 14));
  const after = busyUntil ? mondayOf(addDays(busyUntil, 7)) : soonest;
  const startDate = after > soonest ? after : soonest;
  const hours = hoursLeft !== null && hoursLeft > 0 ? hoursLeft : USUAL_HOURS;
  const weeks = Math.min(MOST_WEEKS, Math.ceil(hours / HOURS_A_WEEK));
  return { startDate, endDate: addDays(startDate, 7 * weeks - WEEKEND) };
}

/** Days that a person has chosen; null for the usual ones. */
export interface WishedPeriod {
  startDate: string | null;
  endDate: string | null;
}

/** The chosen days; without a last day, as long as the usual period. */
export function wishedPeriod(usual: Stay, { startDate, endDate }: Partial<WishedPeriod>): Stay {
  const first = startDate ?? usual.startDate;
  return {
    startDate: first,
    endDate: endDate ?? addDays(first, daysBetween(usual.startDate, usual.endDate)),
  };
}

/** The period in words: '290 timmar är kvar att planera: 8 veckor på heltid.' */
export function basisText(period: Stay, hoursLeft: number | null): string {
  const weeks = counted(Math.ceil(daysBetween(period.startDate, period.endDate) / 7), 'vecka', 'veckor');
  if (hoursLeft === null) return `Utbildningen kräver ingen APL: ${weeks} på heltid.`;
  if (hoursLeft <= 0) return `Alla timmar som krävs är planerade: ${weeks} till på heltid.`;
  return `${counted(hoursLeft, 'timme', 'timmar')} är kvar att planera: ${weeks} på heltid.`;
}

/** Places with a free period, the most suitable first, with the reasons in words. */
export function rankPlaces(candidates: readonly Candidate[], wanted: Wanted, most: number): PlaceProposal[] {
  const days = daysBetween(wanted.period.startDate, wanted.period.endDate);
  const latest = addDays(wanted.period.startDate, LONGEST_SEARCH_DAYS);
  return candidates
    .flatMap((candidate) => {
      const stay = earliestFree(wanted.period, { ...candidate, days, latest });
      const isPossible = stay && !wanted.ownStays?.some((own) => overlaps(own, stay));
      return isPossible ? [{ candidate, stay, score: scoreOf(candidate, stay, wanted) }] : [];
    })
    .sort((one, other) => compare(one.score, other.score) || byName(one.candidate, other.candidate))
    .slice(0, most)
    .map(({ candidate, stay }) => ({
      workplace: candidate.workplace,
      ...stay,
      free: leastFree(stay, candidate.places, candidate.stays),
      reasons: reasonsOf(candidate, stay, wanted),
    }));
}

const byName = ({ workplace: one }: Candidate, { workplace: other }: Candidate): number =>
  one.name.localeCompare(other.name, 'sv') || one.id.localeCompare(other.id);

/** Lower is better, the first difference decides. */
function scoreOf(candidate: Candidate, stay: Stay, wanted: Wanted): readonly (number | string)[] {
  return [
    Number(candidate.earlier?.state === 'INTERRUPTED'),
    Number(wanted.branches.length > 0 && !fits(candidate, wanted)),
    stay.startDate,
    Number(!isNear(candidate, wanted)),
    Number(!candidate.isTrained),
    Number(candidate.earlier !== null),
  ];
}

function compare(one: readonly (number | string)[], other: readonly (number | string)[]): number {
  const index = one.findIndex((value, place) => value !== other[place]);
  return index === -1 ? 0 : one[index]! < other[index]! ? -1 : 1;
}

const fits = ({ branches }: Candidate, wanted: Wanted): boolean =>
  branches.some((branch) => wanted.branches.includes(branch));

const isNear = ({ municipality }: Candidate, wanted: Wanted): boolean =>
  municipality !== null && municipality === wanted.municipality;

function reasonsOf(candidate: Candidate, stay: Stay, wanted: Wanted): string[] {
  const { branches, municipality, isTrained, earlier } = candidate;
  const named = branches.map((branch) => branchLabels[branch]).join(', ');
  const isAtOnce = stay.startDate === wanted.period.startDate;
  return [
    ...(earlier?.state === 'INTERRUPTED'
      ? [`Eleven avbröt en placering här som skulle ha slutat ${earlier.endDate}`]
      : []),
    fits(candidate, wanted)
      ? `Rätt bransch: ${named}`
      : wanted.branches.length > 0
        ? `Annan bransch: ${named || 'ingen angiven'}`
        : named
          ? `Bransch: ${named}`
          : 'Ingen bransch angiven',
    isAtOnce ? 'Ledig hela perioden' : `Ledig först från ${stay.startDate}`,
    ...(municipality
      ? [isNear(candidate, wanted) ? `I elevens kommun, ${municipality}` : `I ${municipality}`]
      : []),
    ...(isTrained ? ['Handledare med utbildning'] : []),
    ...(earlier && earlier.state !== 'INTERRUPTED' ? ['Eleven har varit här förut'] : []),
  ];
}
