import { parseTypedDate, weekday } from '../../lib/dates';
import type { TypedReading } from './typed/use-typed-value';

/** The limits of a date field (specification §9). */
export interface DateLimits {
  /** yyyy-MM-dd, the first allowed day. */
  min?: string;
  max?: string;
  /** Days that cannot be chosen. */
  excluded?: readonly string[];
  /** The allowed weekdays, 0 Sunday to 6 Saturday; all unless given. */
  weekdays?: readonly number[];
}

/** Why a day cannot be chosen, in Swedish; null when it can. Typing and calendar obey the same rules. */
export function dateFault(iso: string, { min, max, excluded, weekdays }: DateLimits): string | null {
  if (min !== undefined && iso < min) return `Datumet måste vara ${min} eller senare.`;
  if (max !== undefined && iso > max) return `Datumet måste vara ${max} eller tidigare.`;
  if (weekdays && !weekdays.includes(weekday(iso))) return 'Den veckodagen går inte att välja.';
  if (excluded?.includes(iso)) return 'Den dagen går inte att välja.';
  return null;
}

/** What typed text means as a day within its limits. */
export function readTypedDate(typed: string, limits: DateLimits): TypedReading {
  if (typed.trim() === '') return { value: null, fault: null };
  const iso = parseTypedDate(typed);
  if (iso === null) return { value: null, fault: 'Skriv ett datum som finns, i formen åååå-mm-dd.' };
  const fault = dateFault(iso, limits);
  return { value: fault ? null : iso, fault };
}

/** A range in order: an end before the start swaps them (specification §9). */
export function orderedRange(start: string | null, end: string | null): [string | null, string | null] {
  return start !== null && end !== null && end < start ? [end, start] : [start, end];
}
