import { byStudentFieldCode } from '../../../../domain/student-fields.js';
import { importFieldLabels } from '../../../../domain/labels/import.js';
import { badField, conflict } from '../../../platform/errors/app-error.js';
import type { ImportField, ImportMapping } from '../../../platform/graphql/generated.js';
import { nameOf, type Column } from './column.rules.js';
import { isSomebody } from './column-guess.rules.js';
import { fold } from '../../../platform/validation/fold.js';
import { textOf, type SheetRow } from '../../../platform/workbook/workbook.js';

/** Headings that schools really use, folded by `fold`; Swedish first, then English (pages, section 1). */
const SYNONYMS: Readonly<Record<ImportField, readonly string[]>> = {
  ...byStudentFieldCode(({ headings }) => headings.split(' ')),
  FIRST_NAME: ['fornamn', 'tilltalsnamn', 'firstname', 'givenname', 'forename'],
  LAST_NAME: ['efternamn', 'lastname', 'surname', 'familyname'],
  COURSE_CODE: ['kurskod', 'kod', 'amneskod', 'coursecode', 'code'],
  COURSE_NAME: ['kursnamn', 'kurstitel', 'kursbenamning', 'coursename', 'coursetitle'],
  COURSE: [
    ...['kurs', 'kurser', 'kursellerpaket', 'kurserellerpaket', 'kurskodellernamn', 'kursval', 'valdkurs'],
    ...[
      'onskadkurs',
      'onskadekurser',
      'soktkurs',
      'soktakurser',
      'sokttill',
      'antagentill',
      'course',
      'courses',
    ],
  ],
  COURSE_PACKAGE: [
    'paket',
    'kurspaket',
    'yrkespaket',
    'utbildning',
    'program',
    'package',
    'coursepackage',
    'education',
  ],
  TEACHER: ['larare', 'ansvariglarare', 'mentor', 'handledare', 'teacher', 'responsibleteacher'],
};

const FIELD_BY_HEADING = new Map(
  (Object.keys(SYNONYMS) as ImportField[]).flatMap((field) =>
    SYNONYMS[field].map((word) => [word, field] as const),
  ),
);

/** 'Elevens e-post' is the student's own. */
const OWNER = /^(?:elevens?|deltagarens?|studerandes|studentens?|sokandes|sokandens)/;

/** Headings may be preceded by a title. */
const HEADING_ROWS = 10;

/** The row with the headings: the one that names most fields, else the first; -1 where that one is a person already. */
export function findHeader(rows: readonly SheetRow[]): number {
  const { index, matches } = bestHeader(rows);
  return matches === 0 && rows[0] && isSomebody(rows[0]) ? -1 : index;
}

/** How many fields the headings of a sheet name. */
export function namedFields(rows: readonly SheetRow[]): number {
  return bestHeader(rows).matches;
}

function bestHeader(rows: readonly SheetRow[]): { index: number; matches: number } {
  let best = { index: 0, matches: 0 };
  for (const [index, { cells }] of rows.slice(0, HEADING_ROWS).entries()) {
    const matches = new Set(cells.map((cell) => fieldOf(textOf(cell))).filter((field) => field !== null))
      .size;
    if (matches > best.matches) best = { index, matches };
  }
  return best;
}

/** Maps every column by its heading. The second of two columns for one field has a `doubt`. */
export function matchColumns(header: SheetRow, width: number): Column[] {
  const headings = new Map<ImportField, string>();
  return Array.from({ length: width }, (_, index) => {
    const heading = textOf(header.cells[index]);
    const field = fieldOf(heading);
    const name = heading ?? nameOf(index);
    const first = field && headings.get(field);
    if (first) {
      const doubt = `${importFieldLabels[field]} läses redan från ”${first}”.`;
      return { index, header: name, field: null, doubt };
    }
    if (field) headings.set(field, name);
    return { index, header: name, field };
  });
}

/**
 * Applies the user's mapping: other columns stay, but a reassigned field leaves its former column. Throws
 * BAD_USER_INPUT for a missing column.
 */
export function applyMapping(columns: readonly Column[], mapping: readonly ImportMapping[]): Column[] {
  const chosen = new Map<number, ImportField | null>();
  const fields = new Set<ImportField>();
  for (const [index, { column, field }] of mapping.entries()) {
    if (!columns[column])
      throw badField(`mapping.${index}.column`, 'BAD_REFERENCE', 'Kolumnen finns inte i filen.');
    if (field && fields.has(field)) {
      throw badField(
        `mapping.${index}.field`,
        'DUPLICATE',
        `${importFieldLabels[field]} är vald för två kolumner.`,
      );
    }
    if (field) fields.add(field);
    chosen.set(column, field ?? null);
  }
  return columns.map((column) => {
    const choice = chosen.get(column.index);
    if (choice !== undefined) return { index: column.index, header: column.header, field: choice };
    return column.field && fields.has(column.field) ? { ...column, field: null } : column;
  });
}

/**
 * Throws CONFLICT (COLUMNS_NOT_CHECKED) while a column has a `doubt`: guesses are never imported unconfirmed.
 */
export function assertChecked(columns: readonly Column[]): void {
  const unchecked = columns.filter(({ doubt }) => doubt);
  if (unchecked.length === 0) return;
  const named = unchecked.map(
    ({ header, field }) => `”${header}” (${field ? `läses som ${importFieldLabels[field]}` : 'hoppas över'})`,
  );
  throw conflict(
    'COLUMNS_NOT_CHECKED',
    `Kontrollera först ${unchecked.length === 1 ? 'kolumnen' : 'kolumnerna'} ${named.join(', ')} och bekräfta vad som ska läsas.`,
  );
}

function fieldOf(heading: string | null): ImportField | null {
  if (heading === null) return null;
  const words = fold(heading).replace(/(?<=\p{L})\d$/u, '');
  return FIELD_BY_HEADING.get(words) ?? FIELD_BY_HEADING.get(words.replace(OWNER, '')) ?? null;
}
