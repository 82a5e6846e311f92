import type { ImportField } from '../../../platform/graphql/generated.js';
import { isEmail } from '../../../platform/validation/email.js';
import { textOf, type SheetRow } from '../../../platform/workbook/workbook.js';
import { fold } from '../../../platform/validation/fold.js';
import { readWrittenDate } from '../reading/written-date.rules.js';
import { saysNothing, type Column } from './column.rules.js';
import { GUESS, guessFields, MOST, textsIn, type ContentLook } from './content-look.rules.js';

/** Known values for recognising a cell, besides its format. */
export interface KnownWords {
  municipalities: readonly string[];
  /** Names and e-mail addresses of the school's teachers. */
  teachers: readonly string[];
  /** Earlier days are not course dates, but for example birth dates. */
  earliestDay: string;
}

type Look = ContentLook<ImportField>;

/** Content of a column without a meaningful heading: only unambiguous formats. */
const LOOKS: readonly Look[] = [
  ['EMAIL', isEmail],
  ['PERSONAL_NUMBER', (text) => /^(?:\d{2})?\d{6}[-+ ]?(?:\d{4}|[TR]\w?\d{2,3}|TF\d{2})$/i.test(text)],
  ['PHONE', (text) => /^(?:\+46|0046|0)[\d\s()/-]{7,16}$/.test(text)],
  // By the codes of Gy11 and Gy25.
  ['COURSE', (text) => /^\p{Lu}{6}\d{2}[a-z0-9]?\b/u.test(text) || /^\p{Lu}{4}\d{4}X?\b/u.test(text)],
];
const NAMES: ReadonlySet<ImportField | null> = new Set<ImportField>(['NAME', 'FIRST_NAME', 'LAST_NAME']);

/** Headings for the start or end of a period. 'Datum' alone is ambiguous. */
const DAY_HEADINGS = { START_DATE: /^(?:fran|from)\d*$/, END_DATE: /^(?:till|to|tom)\d*$/ } as const;

/** The student's home town, which is a municipality or part of one. */
const HOME = /^(?:hem|bostads)ort$/;

/**
 * Recognises a column by content if its heading is missing or meaningless (pages, X770). A specific heading
 * such as 'Telefon anhörig' means another field. Every guess has a `doubt`.
 */
export function guessByContent(
  columns: readonly Column[],
  rows: readonly SheetRow[],
  known: KnownWords,
): Column[] {
  const taken = new Set(columns.map(({ field }) => field));
  // A column of courses counts as read in either form, once a heading names it.
  if (['COURSE_CODE', 'COURSE_NAME'].some((field) => taken.has(field as ImportField))) taken.add('COURSE');
  const textsOf = textsIn(rows);
  // A teacher's address is an address too, and a teacher's name a name: the school's own words go before.
  const looks: readonly Look[] = [
    ...schoolLooks(known),
    ...LOOKS,
    ...([...taken].some((field) => NAMES.has(field)) ? [] : [['NAME', isName] as const]),
  ];
  const guessed = guessFields(columns, {
    looks,
    taken,
    textsOf,
    mayBe: (column, field) => {
      if (HOME.test(fold(column.header))) return field === 'MUNICIPALITY';
      return saysNothing(column);
    },
  });
  return guessDays(guessed, textsOf, known.earliestDay);
}

function schoolLooks({ municipalities, teachers }: KnownWords): Look[] {
  const places = new Set(municipalities.map(fold));
  const people = new Set(teachers.map(wordsOf));
  return [
    ['TEACHER', (text) => people.has(wordsOf(text))],
    [
      'MUNICIPALITY',
      (text) => [/$/, /kommun$/, /skommun$/].some((end) => places.has(fold(text).replace(end, ''))),
    ],
  ];
}

/** 'Ek, Anna' and 'Anna Ek' are the same words. */
function wordsOf(text: string): string {
  return text
    .split(/[,\s]+/)
    .map(fold)
    .sort()
    .join(' ');
}

/**
 * Dates without a heading: of two columns the earlier is the start. Columns with other headings, such as
 * 'Datum' or 'Ansökningsdatum', are skipped, as are times of day and birth dates.
 */
function guessDays(
  columns: readonly Column[],
  textsOf: (index: number) => string[],
  earliestDay: string,
): Column[] {
  const daysOf = ({ index }: Column) => {
    const texts = textsOf(index);
    const days = texts.flatMap((text) => dayOf(text) ?? []).sort();
    return days.length > 0 && days.length >= texts.length * MOST && days[0]! >= earliestDay ? days : [];
  };
  const sided = columns.map((column) => guessBySide(column, columns, daysOf));
  const taken = new Set(sided.map(({ field }) => field));
  const free = (['START_DATE', 'END_DATE'] as const).filter((field) => !taken.has(field));
  const dated = sided.flatMap((column) => {
    if (column.field !== null || !saysNothing(column)) return [];
    const [first] = daysOf(column);
    return first ? [{ index: column.index, first }] : [];
  });
  // A day before the start is no end, such as the day on which one applied.
  const known = sided.find(({ field }) => field === 'START_DATE' || field === 'END_DATE');
  const beside =
    known &&
    textsOf(known.index)
      .flatMap((text) => dayOf(text) ?? [])
      .sort()[0];
  const fitting = beside
    ? dated.filter(({ first }) => (free[0] === 'END_DATE' ? first > beside : first < beside))
    : dated;
  fitting.sort((a, b) => a.first.localeCompare(b.first) || a.index - b.index);
  const fieldOf = new Map(fitting.slice(0, free.length).map(({ index }, at) => [index, free[at]!]));
  return sided.map((column) => {
    const field = fieldOf.get(column.index);
    return field ? { ...column, field, doubt: GUESS } : column;
  });
}

/** 'Från' and 'Till' are the two days of a period where days are in the column. */
function guessBySide(
  column: Column,
  columns: readonly Column[],
  daysOf: (column: Column) => readonly string[],
): Column {
  if (column.field !== null || column.doubt) return column;
  const field = (['START_DATE', 'END_DATE'] as const).find((side) =>
    DAY_HEADINGS[side].test(fold(column.header)),
  );
  const isTaken = columns.some((other) => other.field === field);
  return !field || isTaken || daysOf(column).length === 0 ? column : { ...column, field, doubt: GUESS };
}

/** Not a bare number of five or six figures, which may be anything, and nothing with a time of day. */
function dayOf(text: string): string | null {
  if (/^\d{1,7}(?:\.\d+)?$/.test(text) || /\d:\d{2}/.test(text)) return null;
  return readWrittenDate(text)?.date ?? null;
}

/** A sheet that begins with its first student has no headings. */
export function isSomebody({ cells }: SheetRow): boolean {
  const texts = cells.flatMap((cell) => textOf(cell) ?? []);
  return LOOKS.slice(0, 2).some(([, isLike]) => texts.some(isLike));
}

/** Two to four words with a capital each. */
function isName(text: string): boolean {
  return /^\p{Lu}[\p{L}'-]+(?:,? \p{Lu}[\p{L}'-]+){1,3}$/u.test(text);
}
