import type { TypedReading } from './typed/use-typed-value';

/** The limits of a time field (specification §9: time limits), HH:mm. */
export interface TimeLimits {
  min?: string;
  max?: string;
}

/** Reads 9:05, 09.05, 0905 or 905 as 09:05; null for anything that is no time of the day. */
function parseTypedTime(typed: string): string | null {
  const match = /^(\d{1,2})[:.]?(\d{2})$/.exec(typed.trim());
  if (!match) return null;
  const [, hours = '', minutes = ''] = match;
  return Number(hours) < 24 && Number(minutes) < 60 ? `${hours.padStart(2, '0')}:${minutes}` : null;
}

/** What typed text means as a time within its limits. */
export function readTypedTime(typed: string, { min, max }: TimeLimits): TypedReading {
  if (typed.trim() === '') return { value: null, fault: null };
  const time = parseTypedTime(typed);
  if (time === null) return { value: null, fault: 'Skriv en tid som finns, i formen tt:mm.' };
  if (min !== undefined && time < min) return { value: null, fault: `Tiden måste vara ${min} eller senare.` };
  if (max !== undefined && time > max)
    return { value: null, fault: `Tiden måste vara ${max} eller tidigare.` };
  return { value: time, fault: null };
}
