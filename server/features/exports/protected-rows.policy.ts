import { counted } from '../../../domain/numbers.js';
import type { ExportSource } from './export-sources.service.js';

/** 'Ta med elever med skyddade uppgifter', as the address of an export says it. */
const NAME = 'skyddade';
const YES = 'ja';
const CLOSING = /^\d+ elev(er)? med skyddade uppgifter är inte med$/;

/** True when whoever exports has ticked that students with protected data are to stand in the file. */
export function asksForProtected(
  { protectedStudent }: Pick<ExportSource<unknown>, 'protectedStudent'>,
  query: URLSearchParams,
): boolean {
  return protectedStudent !== 'NAMES_NOBODY' && query.get(NAME) === YES;
}

/**
 * The rows of a file that leaves the house: students with protected data are left out unless they were
 * asked for (domain, P3), and how many they are is its last row.
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

/** Whom of the protected the rows of a file show. */
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

/** The last row of such a file is no student: an import that is given the file passes it by. */
export function isClosingText(text: string): boolean {
  return CLOSING.test(text);
}
