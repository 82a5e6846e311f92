import type { ImportField } from '../../../platform/graphql/generated.js';
import { isEmail } from '../../../platform/validation/email.js';
import { textOf, type SheetRow } from '../../../platform/workbook/workbook.js';
import type { Column } from './import-columns.rules.js';

/** Rows that a column is judged by. */
const SAMPLE = 50;
/** So much of what stands in a column must look like the field. */
const MOST = 0.8;

/** What a column holds, where its heading says nothing: only what nothing else looks like. */
const LOOKS: readonly (readonly [ImportField, (text: string) => boolean])[] = [
  ['EMAIL', isEmail],
  ['PERSONAL_NUMBER', (text) => /^(?:\d{2})?\d{6}[-+ ]?(?:\d{4}|[TR]\w?\d{2,3}|TF\d{2})$/i.test(text)],
  ['PHONE', (text) => /^(?:\+46|0046|0)[\d\s()/-]{7,16}$/.test(text)],
  // By the codes of Gy11 and Gy25.
  ['COURSE', (text) => /^\p{Lu}{6}\d{2}[a-z0-9]?\b/u.test(text) || /^\p{Lu}{4}\d{4}X?\b/u.test(text)],
];
const NAMES: ReadonlySet<ImportField | null> = new Set<ImportField>(['NAME', 'FIRST_NAME', 'LAST_NAME']);

/** Columns whose heading nobody knows are read as what they hold. */
export function guessByContent(columns: readonly Column[], rows: readonly SheetRow[]): Column[] {
  const taken = new Set(columns.map(({ field }) => field));
  // The code of a course is read where one was named by its heading, in whatever column.
  if (['COURSE_CODE', 'COURSE_NAME'].some((field) => taken.has(field as ImportField))) taken.add('COURSE');
  const sample = rows.slice(0, SAMPLE);
  const textsOf = (index: number) => sample.flatMap(({ cells }) => textOf(cells[index]) ?? []);
  const looks: typeof LOOKS = [...taken].some((field) => NAMES.has(field))
    ? LOOKS
    : [...LOOKS, ['NAME', isName]];
  return columns.map((column) => {
    if (column.field !== null) return column;
    const texts = textsOf(column.index);
    const [field] = looks.find(([wanted, isLike]) => !taken.has(wanted) && isMostly(texts, isLike)) ?? [];
    if (!field) return column;
    taken.add(field);
    return { ...column, field };
  });
}

/** A sheet that begins with its first student has no headings. */
export function isSomebody({ cells }: SheetRow): boolean {
  const texts = cells.flatMap((cell) => textOf(cell) ?? []);
  return LOOKS.slice(0, 2).some(([, isLike]) => texts.some(isLike));
}

function isMostly(texts: readonly string[], isLike: (text: string) => boolean): boolean {
  return texts.length > 0 && texts.filter(isLike).length >= texts.length * MOST;
}

/** Two to four words with a capital each. */
function isName(text: string): boolean {
  return /^\p{Lu}[\p{L}'-]+(?:,? \p{Lu}[\p{L}'-]+){1,3}$/u.test(text);
}
