import type { ImportField } from '../../../platform/graphql/generated.js';
import type { BundleRef, CourseRef, ImportReference } from './import-reference.queries.js';
import type { RowIssue, RowReading } from './row.input.js';

/** The cells of one row by field, and methods to report errors. */
export interface CellReader {
  /** The cell's clean text; null when it is empty, undefined when no column is read as the field. */
  text: (field: ImportField) => string | null | undefined;
  error: (field: ImportField, message: string, suggestions?: readonly string[]) => void;
  warn: (field: ImportField, message: string, suggestions?: readonly string[]) => void;
  issueOf: (field: ImportField, message: string, warning: boolean) => RowIssue;
}

type EducationReading = Required<Pick<RowReading, 'educations' | 'wishes' | 'archived'>>;

/**
 * The row's education. Unknown values in the columns for code, name and package are errors; 'Kurs' accepts
 * free text, and unknown text there goes to name matching (pages, sections 1 and 7).
 */
export function readEducation(cells: CellReader, reference: ImportReference): EducationReading {
  const reading: EducationReading = { educations: [], wishes: [], archived: [] };
  const note = (field: ImportField, target: CourseRef | BundleRef, words: string) => {
    if (reading.educations.some((known) => known.target.id === target.id)) return;
    reading.educations.push({ field, target });
    if (!target.isArchived) return;
    // Closed to new students (pages, section 4); the rest of the row is valid, so this is a warning.
    const message = `${words}, så eleven skrivs inte in på den utbildningen.`;
    reading.archived.push({ target, issue: cells.issueOf(field, message, true) });
  };
  if (!readCode(cells, reference, note) && !readName(cells, reference, note))
    reading.wishes = readAnything(cells, reference, note);
  readBundle(cells, reference, note);
  return reading;
}

type Note = (field: ImportField, target: CourseRef | BundleRef, archivedWords: string) => void;

/** True if the row has a code, which decides the course, whatever else the row names. */
function readCode(cells: CellReader, reference: ImportReference, note: Note): boolean {
  const code = cells.text('COURSE_CODE');
  if (!code) return false;
  const lookup = reference.course(code);
  if (lookup.found) note('COURSE_CODE', lookup.found, `Kurskod ${code}: kursen är arkiverad`);
  else {
    const words = `Kurskod ${code} finns inte.${closest(lookup.nearest?.code)}`;
    cells.error('COURSE_CODE', words, oneOf(lookup.nearest?.code));
  }
  return true;
}

function readName(cells: CellReader, reference: ImportReference, note: Note): boolean {
  const name = cells.text('COURSE_NAME');
  if (!name) return false;
  const lookup = reference.courseByName(name);
  if (lookup.found) note('COURSE_NAME', lookup.found, `Kursnamn: '${name}' är arkiverad`);
  else if (lookup.codes)
    cells.error(
      'COURSE_NAME',
      `Kursnamn: flera kurser heter '${name}'. Ange kurskod: ${lookup.codes.join(', ')}.`,
    );
  else {
    const guess = lookup.nearest?.name;
    cells.error('COURSE_NAME', `Kursnamn okänt: '${name}'.${meant(guess)}`, oneOf(guess));
  }
  return true;
}

/** Returns the unknown words. */
function readAnything(cells: CellReader, reference: ImportReference, note: Note): string[] {
  const text = cells.text('COURSE');
  if (!text) return [];
  const { found, unknown, meaningless } = reference.education(text);
  for (const target of found) note('COURSE', target, `Kurs: '${target.name}' är arkiverad`);
  for (const words of meaningless) cells.warn('COURSE', `Kurs: '${words}' betyder ingen kurs.`);
  for (const words of unknown) {
    const guess = reference.courseLike(words)?.name;
    const rest = 'Eleven importeras, och kursen väntar i namnmatchningen.';
    // With several courses in one cell, none can replace the whole.
    const isWhole = found.length === 0 && unknown.length === 1;
    cells.warn('COURSE', `Kurs okänd: '${words}'. ${rest}${meant(guess)}`, isWhole ? oneOf(guess) : []);
  }
  return unknown;
}

function readBundle(cells: CellReader, reference: ImportReference, note: Note): void {
  const text = cells.text('COURSE_PACKAGE');
  if (!text) return;
  const lookup = reference.bundle(text);
  if (!lookup.found) {
    const guess = lookup.nearest?.name;
    return cells.error('COURSE_PACKAGE', `Paket okänt: '${text}'.${meant(guess)}`, oneOf(guess));
  }
  if (!lookup.exact)
    cells.warn(
      'COURSE_PACKAGE',
      `Paket: '${text}' tolkas som ${lookup.found.name}, som är den senaste versionen.`,
    );
  note('COURSE_PACKAGE', lookup.found, `Paket: '${text}' är arkiverat`);
}

function oneOf(guess: string | undefined): string[] {
  return guess === undefined ? [] : [guess];
}

/** A suggestion for the user. */
export function meant(guess: string | null | undefined): string {
  return guess ? ` Menade du ${guess}?` : '';
}

function closest(guess: string | null | undefined): string {
  return guess ? ` Närmast: ${guess}.` : '';
}
