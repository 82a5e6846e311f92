import { counted } from '../../../../domain/numbers';
import { examPartLabels } from '../../../../domain/labels/exam';
import type { OccasionFactsFragment } from './calendar.generated';
import { dayInWords } from './grid/calendar-days';

export type Occasion = OccasionFactsFragment;

export const pupils = (count: number): string => counted(count, 'elev', 'elever');

/** 'Svenska 1, Svenska 2'. */
export function coursesOf({ courses }: Occasion): string {
  return courses.map(({ name }) => name).join(', ');
}

/** '09:00–13:00'; nothing for those who may not see it. */
export function timeOf({ startsAt, endsAt }: Pick<Occasion, 'startsAt' | 'endsAt'>): string | null {
  return startsAt && endsAt ? `${startsAt}–${endsAt}` : null;
}

/** '4 av 12 elever', '4 elever'. */
export function bookedOf({ bookings, capacity }: Occasion): string {
  return capacity ? `${bookings.length} av ${pupils(capacity)}` : pupils(bookings.length);
}

/** The bookings that get a summons: all whose registration was not denied. */
export function callable({ bookings }: Occasion): Occasion['bookings'] {
  return bookings.filter(({ exam }) => exam.status !== 'DENIED');
}

/** Those who have not been told of this day, time and room. */
export function uncalled(occasion: Occasion): Occasion['bookings'] {
  return callable(occasion).filter(
    ({ summonedAt, warnings }) => !summonedAt || warnings.includes('SUMMONS_OUTDATED'),
  );
}

/** How many things there are to look at: on the occasion itself, and among those booked. */
export function concernsOf(occasion: Occasion): number {
  if (occasion.isCancelled) return 0;
  return occasion.warnings.length + occasion.bookings.filter(({ warnings }) => warnings.length > 0).length;
}

/** What the chip does not say to the eye, for those who hear the calendar. */
export function unseenOf(occasion: Occasion): string {
  return [
    occasion.isCancelled ? 'Inställd prövning' : 'Prövning',
    dayInWords(occasion.heldOn),
    timeOf(occasion),
    occasion.part && examPartLabels[occasion.part],
    occasion.isCancelled && occasion.room,
    occasion.isCancelled && bookedOf(occasion),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Without an address, or with protected data: the summons is handed over in another way. */
export const unreachedText = 'Nås inte med e-post';
