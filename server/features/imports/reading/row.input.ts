import { cleanLine, cleanName, hasUnreadable } from '../../../../domain/text/clean-text.js';
import { cleanEmail, isEmail } from '../../../../domain/text/email.js';
import { importFieldLabels } from '../../../../domain/labels/import.js';
import { ageAt, parsePersonalNumber } from '../../../../domain/personal-number.js';
import { cleanPhone, phoneFault } from '../../../../domain/text/phone.js';
import {
  studentFields,
  studentTextNames,
  type StudentFieldName,
  type StudentTextName,
} from '../../../../domain/student-fields.js';
import type { ImportField, ImportIssue } from '../../../platform/graphql/generated.js';
import { cleanText, lengthOf, nameFault } from '../../../platform/validation/text.js';
import { hasWords, wordsOf } from '../sheets/column-pairs.rules.js';
import type { Column } from '../sheets/column.rules.js';
import type { BundleRef, CourseRef, ImportReference, TeacherRef } from './import-reference.queries.js';
import { meant, readEducation, type CellReader } from './row-education.input.js';
import { areAmerican, readWrittenDate } from './written-date.rules.js';
import {
  rowFault,
  textOf,
  type Cell,
  type SheetRow,
  type TypedCell,
} from '../../../platform/workbook/workbook.js';

/** Importable fields of a student; missing columns have no key. */
export interface StudentFields extends Partial<Record<StudentFieldName, string | null>> {
  teacher?: TeacherRef | null;
}

/** A problem of a row; stored without empty properties. */
export type RowIssue = Omit<ImportIssue, 'field' | 'suggestions'> &
  Partial<Pick<ImportIssue, 'field' | 'suggestions'>> & {
    /**
     * What `withPlaces` adds to a message that doesn't name its cell: the column, and for `CELL` also the
     * row.
     */
    place?: 'CELL' | 'COLUMN';
  };

/** A course, package or program of a row, with its column. */
export interface Education {
  field: ImportField;
  target: CourseRef | BundleRef;
}

/** A parsed row, before it is matched with students. */
export interface RowReading {
  row: number;
  fields: StudentFields;
  educations: Education[];
  /** Unknown course names: the student is imported and waits for a course by these words. */
  wishes: string[];
  issues: RowIssue[];
  /** Warnings about archived courses or packages that the student isn't already on. */
  archived?: { target: CourseRef | BundleRef; issue: RowIssue }[];
  /** Dates of the row's own course, if the person has several rows; `fields` then has those of all. */
  own?: { startDate: string | null; endDate: string | null };
  /** Display name of the row: the name, or a substitute. */
  label: string | null;
}

/** A formula there would let a workbook decide a person's identity (security, T73). */
const PERSONAL: ReadonlySet<ImportField> = new Set<ImportField>([
  ...(['FIRST_NAME', 'LAST_NAME'] as const),
  ...Object.values(studentFields).flatMap(({ kind, code }) => (kind === 'DATE' ? [] : code)),
]);

const KIND_WORD = { TEMPORARY: 'T-nummer (tillfälligt)', INTERIM: 'interimsnummer' };
const YOUNGEST = 15;
const OLDEST = 100;

/**
 * Reads one row by its columns: a pure function of the cells, the reference data and the clock. Every
 * fault is named with its column, value and reason, in the words of pages, section 1.
 */
export function readRow(
  row: number,
  cells: readonly Cell[],
  columns: ColumnsByField,
  reference: ImportReference,
  now: Date,
  isAmerican = false,
): RowReading {
  return new RowReader(row, cells, columns, reference, now, isAmerican).read();
}

/** Column of each field, built once for all rows. */
export type ColumnsByField = ReadonlyMap<ImportField, Column>;

export function columnsByField(columns: readonly Column[]): ColumnsByField {
  return new Map(columns.flatMap((column) => (column.field ? [[column.field, column]] : [])));
}

/** True if the dates of a file are in American format. */
export function hasAmericanDays(rows: readonly SheetRow[], columns: ColumnsByField): boolean {
  const dated = DATED.flatMap((field) => columns.get(field)?.index ?? []);
  return areAmerican(dated.flatMap((index) => rows.map(({ cells }) => textOf(cells[index]) ?? '')));
}

const DATED: readonly ImportField[] = ['START_DATE', 'END_DATE'];

class RowReader implements CellReader {
  private readonly issues: RowIssue[] = [];
  private readonly fields: StudentFields = {};

  constructor(
    private readonly row: number,
    private readonly cells: readonly Cell[],
    private readonly byField: ColumnsByField,
    private readonly reference: ImportReference,
    private readonly now: Date,
    private readonly isAmerican: boolean,
  ) {}

  read(): RowReading {
    const label = this.readName();
    this.readPersonalNumber();
    this.readEmail();
    this.readPhone();
    this.readMunicipality();
    this.readDate('START_DATE', 'startDate');
    this.readDate('END_DATE', 'endDate');
    this.readTeacher();
    for (const name of studentTextNames) this.readText(name);
    const { educations, wishes, archived } = readEducation(this, this.reference);
    return { row: this.row, fields: this.fields, educations, wishes, issues: this.issues, archived, label };
  }

  private readName(): string | null {
    const whole = this.text('NAME');
    const first = this.text('FIRST_NAME');
    const last = this.text('LAST_NAME');
    const name = cleanName(whole ? turned(whole) : [first, last].filter(Boolean).join(' '));
    if ([whole, first, last].every((part) => part === undefined)) return null;
    this.fields.name = name === '' ? null : name;
    this.checkLength('name', name);
    const fault = name === '' ? null : nameFault(name);
    // The file has both, and they differ: neither is preferred.
    const parts = [first, last].filter((part) => typeof part === 'string');
    if (whole && !parts.every((part) => hasWords(wordsOf(whole), wordsOf(part))))
      this.error(
        'NAME',
        `Namn: '${whole}' och '${parts.join(' ')}' stämmer inte överens. Koppla bara den ena.`,
      );
    if (fault) this.error(whole ? 'NAME' : first ? 'FIRST_NAME' : 'LAST_NAME', `Namn: ${fault}`);
    return this.fields.name;
  }

  private readPersonalNumber(): void {
    const typed = this.cell('PERSONAL_NUMBER');
    const text = this.text('PERSONAL_NUMBER');
    if (text === undefined) return;
    this.fields.personalNumber = null;
    if (text === null) return;
    const problem = numberProblem(typed, text);
    if (problem) return this.error('PERSONAL_NUMBER', this.personalNumberText(problem, text));
    const parsed = parsePersonalNumber(text, this.now);
    if (!parsed.ok)
      return this.error('PERSONAL_NUMBER', this.personalNumberText(lowered(parsed.message), text));
    this.fields.personalNumber = parsed.value;
    // Not numbers of the population register: their holders will get another one.
    if (parsed.kind === 'TEMPORARY' || parsed.kind === 'INTERIM')
      this.warn('PERSONAL_NUMBER', this.personalNumberText(`är ett ${KIND_WORD[parsed.kind]}`, text));
    const age = ageAt(parsed.value, this.now);
    if (age < YOUNGEST || age > OLDEST) {
      this.warn('PERSONAL_NUMBER', this.personalNumberText(`åldern ${age} år är ovanlig`, text));
    }
  }

  private personalNumberText(reason: string, value: string): string {
    const mark = reason.endsWith('?') ? '?' : '';
    return `Rad ${this.row}, ${importFieldLabels.PERSONAL_NUMBER}: ${reason.replace(/\?$/, '')}${mark} (${value}).`;
  }

  private readEmail(): void {
    const typed = this.readText('email');
    if (!typed) return;
    const email = cleanEmail(typed);
    this.fields.email = email || null;
    if (!isEmail(email)) this.error('EMAIL', `E-post: '${typed}' är ingen giltig adress.`);
  }

  private readPhone(): void {
    const phone = this.readText('phone', cleanPhone);
    if (!phone) return;
    const fault = phoneFault(phone);
    if (fault !== null) {
      this.error('PHONE', `Telefon: '${phone}' ${fault}`);
    } else if (isTyped(this.cell('PHONE'), 'number') && !phone.startsWith('0')) {
      this.warn('PHONE', `Telefon: saknar inledande nolla? (${phone})`);
    }
  }

  private readMunicipality(): void {
    const text = this.text('MUNICIPALITY');
    if (text === undefined) return;
    this.fields.municipality = null;
    if (text === null) return;
    const lookup = this.reference.municipality(text);
    if (lookup.found === null) {
      const words = `Kommun okänd: '${text}'.${meant(lookup.nearest)}`;
      return this.error('MUNICIPALITY', words, lookup.nearest ? [lookup.nearest] : []);
    }
    this.fields.municipality = lookup.found;
    if (this.reference.isRetired(lookup.found))
      this.warn('MUNICIPALITY', `Kommun: ${lookup.found} används inte längre.`);
    if (!lookup.exact) this.warn('MUNICIPALITY', `Kommun: '${text}' tolkas som ${lookup.found}.`);
  }

  private readDate(field: 'START_DATE' | 'END_DATE', key: 'startDate' | 'endDate'): void {
    const text = this.text(field);
    if (text === undefined) return;
    this.fields[key] = null;
    if (text === null) return;
    const label = importFieldLabels[field];
    const read = readWrittenDate(text, this.isAmerican);
    if (!read) return this.error(field, `${label}: '${text}' är inget datum. Skriv ÅÅÅÅ-MM-DD.`);
    this.fields[key] = read.date;
    // Reports the interpretation of an ambiguous date (security, T76).
    if (!read.isSure) this.warn(field, `${label}: '${text}' tolkas som ${read.date}.`);
  }

  private readTeacher(): void {
    const text = this.text('TEACHER');
    if (text === undefined) return;
    this.fields.teacher = null;
    if (text === null) return;
    const lookup = this.reference.teacher(text);
    if (lookup.found) this.fields.teacher = lookup.found;
    else if (lookup.several)
      this.error('TEACHER', `Lärare: flera heter '${text}'. Skriv e-postadressen.`, lookup.several);
    else this.error('TEACHER', `Lärare okänd: '${text}'.${meant(lookup.nearest?.name)}`, lookup.like);
  }

  private readText(name: 'email' | 'phone' | StudentTextName, clean = cleaningOf(name)): string | null {
    const written = this.text(studentFields[name].code);
    if (written === undefined) return null;
    const text = (written && clean(written)) || null;
    this.fields[name] = text;
    if (text !== null) this.checkLength(name, text);
    return text;
  }

  private checkLength(name: StudentFieldName, text: string): void {
    const { code, label, longest = Infinity } = studentFields[name];
    if (lengthOf(text) > longest) this.error(code, `${label}: högst ${longest} tecken.`);
  }

  /** The cell's clean text; null when it is empty, undefined when no column is read as the field. */
  text(field: ImportField): string | null | undefined {
    const column = this.byField.get(field);
    if (!column) return undefined;
    const cell = this.cells[column.index];
    const text = cleanText(textOf(cell) ?? '');
    if (text === '') return null;
    const fault = cellFault(cell, field);
    if (fault === null) return text;
    this.error(field, `Rad ${this.row}, ${column.header}: ${fault}`);
    return null;
  }

  private cell(field: ImportField): Cell | undefined {
    const column = this.byField.get(field);
    return column && this.cells[column.index];
  }

  error(field: ImportField, message: string, suggestions?: readonly string[]): void {
    this.note(field, message, false, suggestions);
  }

  warn(field: ImportField, message: string, suggestions?: readonly string[]): void {
    this.note(field, message, true, suggestions);
  }

  private note(field: ImportField, message: string, warning: boolean, suggestions?: readonly string[]): void {
    this.issues.push(this.issueOf(field, message, warning, suggestions));
  }

  issueOf(
    field: ImportField,
    message: string,
    warning: boolean,
    suggestions: readonly string[] = [],
  ): RowIssue {
    const column = this.byField.get(field);
    return {
      column: column?.header ?? null,
      value: column ? textOf(this.cells[column.index]) : null,
      message,
      warning,
      field,
      ...(suggestions.length > 0 && { suggestions: [...suggestions] }),
    };
  }
}

// eslint-disable-next-line no-control-regex -- control characters other than tab and line breaks
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffd]/;

function cleaningOf(name: StudentFieldName): (text: string) => string {
  return studentFields[name].hasLines ? cleanText : cleanLine;
}

function cellFault(cell: Cell | undefined, field: ImportField): string | null {
  const fault = rowFault(cell);
  if (fault) return fault;
  // A control character in a cell is a sign of damage or of a wrongly read encoding.
  const text = textOf(cell) ?? '';
  if (CONTROLS.test(text) || (PERSONAL.has(field) && hasUnreadable(cleanText(text))))
    return 'cellen innehåller ett tecken som inte går att läsa. Skriv om texten.';
  if (!cell || typeof cell === 'string') return null;
  if (cell.kind === 'too-long') return 'högst 1 000 tecken i en cell.';
  if (cell.formula && PERSONAL.has(field)) return 'cellen innehåller en formel. Skriv in värdet i stället.';
  if (cell.kind === 'error') return `cellen innehåller felet ${cell.text}.`;
  return null;
}

/** Spreadsheets drop the leading zero of a number, which then identifies nobody (security, T76). */
function numberProblem(cell: Cell | undefined, text: string): string | null {
  const digits = text.replace(/\D/g, '');
  if (/^\d+$/.test(text) && digits.length === 9) return 'saknar inledande nolla?';
  if (!isTyped(cell, 'number') && !isTyped(cell, 'date')) return null;
  if (isTyped(cell, 'number') && digits.length < 10) return 'saknar inledande nolla?';
  return `cellen är ett ${isTyped(cell, 'date') ? 'datum' : 'tal'}, gör om den till text`;
}

function isTyped(cell: Cell | undefined, kind: TypedCell['kind']): boolean {
  return typeof cell === 'object' && cell !== null && cell.kind === kind;
}

/** 'Öberg, Åsa' is Åsa Öberg. */
function turned(name: string): string {
  const parts = name.split(',').map((part) => part.trim());
  return (parts.length === 2 && parts[0] && parts[1] ? `${parts[1]} ${parts[0]}` : name).replace(/\s+/g, ' ');
}

function lowered(sentence: string): string {
  const bare = sentence.replace(/^Personnumret /, '').replace(/\.$/, '');
  return bare.charAt(0).toLowerCase() + bare.slice(1);
}
