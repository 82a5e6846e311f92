import { counted } from '../../../domain/numbers.js';
import type { ExportSource } from './export-sources.service.js';

/** 'Ta med elever med skyddade uppgifter': name of the URL's parameter. */
const NAME = 'skyddade';
const YES = 'ja';
const CLOSING = /^\d+ elev(er)? med skyddade uppgifter är inte med$/;

/** True if the user has chosen to include protected students in the file. */
export function asksForProtected(
  { protectedStudent }: Pick<ExportSource<unknown>, 'protectedStudent'>,
  query: URLSearchParams,
): boolean {
  return protectedStudent !== 'NAMES_NOBODY' && query.get(NAME) === YES;
}

/**
 * Rows of an export: excludes protected students unless requested (domain, P3), and states their number in
 * the last row.
 */
export function rowsToShow(
  { protectedStudent }: Pick<ExportSource<unknown>, 'protectedStudent'>,
  rows: readonly unknown[],
  withProtected: boolean,
): { rows: readonly unknown[]; closing: string | null } {
  if (typeof protectedStudent === 'string' || withProtected) return { rows, closing: null };
  const hidden = new Set<string>();
  const shown = rows.filter((row) => {
    const student = protectedStudent(row);
    if (student) hidden.add(student);
    return !student;
  });
  return { rows: shown, closing: hidden.size > 0 ? closingText(hidden.size) : null };
}

/** Protected students that the file shows. */
export function protectedAmong(
  { protectedStudent }: Pick<ExportSource<unknown>, 'protectedStudent'>,
  rows: readonly unknown[],
): string[] {
  if (typeof protectedStudent === 'string') return [];
  return [...new Set(rows.flatMap((row) => protectedStudent(row) || []))];
}

function closingText(count: number): string {
  return `${counted(count, 'elev', 'elever')} med skyddade uppgifter är inte med`;
}

/** True for the closing row of an export, which imports skip. */
export function isClosingText(text: string): boolean {
  return CLOSING.test(text);
}
