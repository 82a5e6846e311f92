import type { ImportChange, ImportField, ImportIssue, ImportOutcome } from '../graphql/generated.js';
import { birthDate, formatPersonalNumber } from '../students/personal-number.js';
import type { BundleRef, CourseRef } from './import-reference.js';
import type { RowReading, StudentFields } from './row-reading.js';

/** A student that a row may mean, as stored when the batch is checked. */
export interface ExistingStudent {
  id: string;
  version: number;
  /** False for a protected student whom the importing person may not know of, or not change. */
  open: boolean;
  name: string;
  personalNumber: string | null;
  email: string | null;
  phone: string | null;
  municipality: string | null;
  startDate: string | null;
  endDate: string | null;
  exam: string | null;
  additionalInfo: string | null;
  teacher: { id: string; name: string } | null;
  /** Courses, packages and programs that the student has an entry for, planned ones included. */
  targets: string[];
}

/** What the row would do. Values are written as they are shown, keyed like the change history. */
export interface Plan {
  values: Record<string, string | null>;
  previous: Record<string, string | null>;
  teacherId: string | null;
  previousTeacherId: string | null;
  enrollments: PlannedEnrollment[];
  /** What the list shows of the enrolments of a new student. */
  summary: string | null;
}

export interface PlannedEnrollment {
  courseId: string | null;
  packageId: string | null;
  programId: string | null;
  startDate: string | null;
  endDate: string | null;
}

export interface JudgedRow {
  row: number;
  outcome: ImportOutcome;
  name: string | null;
  issues: ImportIssue[];
  changes: ImportChange[];
  student: { id: string; version: number } | null;
  /** Null when nothing is to be written. */
  plan: Plan | null;
  /** The protected student whom the row named without its sender being told so. */
  refused: string | null;
}

interface Match {
  student: ExistingStudent | null;
  /** The student is only possibly the one that the row means. */
  possible: boolean;
  issue: ImportIssue | null;
  refused?: string;
}

type FieldName = keyof StudentFields;

const IMPORT_FIELD: Record<FieldName, ImportField> = {
  name: 'NAME',
  personalNumber: 'PERSONAL_NUMBER',
  email: 'EMAIL',
  phone: 'PHONE',
  municipality: 'MUNICIPALITY',
  startDate: 'START_DATE',
  endDate: 'END_DATE',
  exam: 'EXAM',
  additionalInfo: 'ADDITIONAL_INFO',
  teacher: 'TEACHER',
};
const FIELDS = Object.keys(IMPORT_FIELD) as FieldName[];
/** What says who somebody is is never emptied by an empty cell. */
const NEVER_EMPTIED: ReadonlySet<FieldName> = new Set<FieldName>(['name', 'personalNumber']);

/**
 * Finds for each row the student that it means, and says what it would do: pure, row by row in the
 * file's order. The match key is the personal number, else the e-mail address; a like name that
 * nothing tells apart is only a possible duplicate and is never merged (pages, section 1).
 */
export class RowJudge {
  private readonly byNumber: ReadonlyMap<string, ExistingStudent>;
  private readonly byEmail: ReadonlyMap<string, ExistingStudent[]>;
  private readonly byName: ReadonlyMap<string, ExistingStudent[]>;
  private readonly met = new Map<string, number>();

  constructor(
    existing: readonly ExistingStudent[],
    private readonly repeats: Repeats,
    private readonly keepExistingWhenEmpty: boolean,
  ) {
    this.byNumber = new Map(existing.flatMap((student) => (student.personalNumber ? [[student.personalNumber, student]] : [])));
    const open = existing.filter((student) => student.open);
    this.byEmail = indexBy(open, (student) => student.email && nameKey(student.email));
    this.byName = indexBy(open, (student) => nameKey(student.name));
  }

  judge(reading: RowReading): JudgedRow {
    const { row, issues } = reading;
    const repeat = this.repeats.of(reading);
    const all = repeat ? [...issues, repeat] : [...issues];
    const match = this.match(reading);
    if (match.issue) all.push(match.issue);
    const { student } = match;
    const twice = student && !match.possible ? this.secondMeeting(student.id, row) : null;
    if (twice && !repeat) all.push(twice);
    const plan = makePlan(reading, student, this.keepExistingWhenEmpty);
    if (!student && !reading.fields.name) all.push(issue('Namn saknas.'));
    if (endsTooEarly(reading.fields, student)) all.push(issue('Slutdatum före startdatum.'));
    const doubles = [repeat, twice, match.possible ? match.issue : null];
    const errors = all.filter(({ warning }) => !warning);
    const changes = changesOf(plan, student);
    const outcome = outcomeOf({
      invalid: errors.some((error) => !doubles.includes(error)),
      doubled: errors.length > 0,
      met: student !== null,
      changed: changes.length > 0,
    });
    return {
      row,
      outcome,
      name: reading.label ?? student?.name ?? null,
      issues: all,
      changes: outcome === 'CHANGED' ? changes : [],
      student: student && { id: student.id, version: student.version },
      plan: outcome === 'NEW' || outcome === 'CHANGED' ? plan : null,
      refused: match.refused ?? null,
    };
  }

  private match({ fields, issues }: RowReading): Match {
    const { personalNumber, email, name } = fields;
    const numbered = personalNumber ? this.byNumber.get(personalNumber) : undefined;
    // Says no more of a protected student than of any other row that a teacher may not bring in.
    if (numbered && !numbered.open) {
      return { student: null, possible: false, issue: issue('Raden kräver en administratör.'), refused: numbered.id };
    }
    if (numbered) return { student: numbered, possible: false, issue: null };
    const addressed = email ? (this.byEmail.get(nameKey(email)) ?? []) : [];
    const candidates = addressed.filter((student) => !personalNumber || student.personalNumber === null);
    if (candidates.length === 1) return { student: candidates[0]!, possible: false, issue: null };
    if (candidates.length > 1) {
      return possible(candidates[0]!, `Möjlig dubblett: flera elever har e-postadressen ${email}.`);
    }
    // What could not be read may be the very thing that tells two people apart.
    const readable = issues.every(({ warning }) => warning);
    const namesake = name && readable ? this.byName.get(nameKey(name))?.find((student) => mayBeSame(fields, student)) : undefined;
    if (namesake) return possible(namesake, `Möjlig dubblett: ${described(namesake)} finns redan.`);
    return { student: null, possible: false, issue: addressed[0] ? shared(addressed[0]) : null };
  }

  /** Two rows can mean one student by different keys. */
  private secondMeeting(studentId: string, row: number): ImportIssue | null {
    const first = this.met.get(studentId);
    if (first === undefined) this.met.set(studentId, row);
    return first === undefined ? null : issue(`Samma elev på rad ${first} och ${row}.`);
  }
}

/** Rows of one file that mean the same person by the same key. */
export class Repeats {
  private readonly rows = new Map<string, number[]>();

  constructor(readings: readonly RowReading[]) {
    for (const reading of readings) {
      const key = keyOf(reading);
      if (!key) continue;
      const rows = this.rows.get(key.text);
      if (rows) rows.push(reading.row);
      else this.rows.set(key.text, [reading.row]);
    }
  }

  /** A warning on the first of them, an error on each that follows: only the first can be imported. */
  of(reading: RowReading): ImportIssue | null {
    const key = keyOf(reading);
    const rows = key && this.rows.get(key.text);
    if (!key || !rows || rows.length < 2) return null;
    const list = `${rows.slice(0, -1).join(', ')} och ${rows.at(-1)}`;
    return { ...issue(`${key.what} på rad ${list}.`), warning: rows[0] === reading.row };
  }
}

function keyOf({ fields }: RowReading): { what: string; text: string } | null {
  if (fields.personalNumber) return { what: 'Samma personnummer', text: `p${fields.personalNumber}` };
  if (fields.email) return { what: 'Samma e-postadress', text: `e${nameKey(fields.email)}` };
  return fields.name ? { what: 'Samma namn', text: `n${nameKey(fields.name)}` } : null;
}

/** The form in which names and addresses are compared; the database's `lower` gives the same. */
export function nameKey(text: string): string {
  return text.toLowerCase();
}

/** A like name is the same person unless a birth date or an address tells them apart. */
function mayBeSame(fields: StudentFields, student: ExistingStudent): boolean {
  if (fields.personalNumber && student.personalNumber) {
    return birthDate(fields.personalNumber) === birthDate(student.personalNumber);
  }
  return !(fields.email && student.email);
}

function outcomeOf(row: { invalid: boolean; doubled: boolean; met: boolean; changed: boolean }): ImportOutcome {
  if (row.invalid) return 'INVALID';
  if (row.doubled) return 'DUPLICATE';
  if (!row.met) return 'NEW';
  return row.changed ? 'CHANGED' : 'UNCHANGED';
}

function makePlan(reading: RowReading, student: ExistingStudent | null, keepWhenEmpty: boolean): Plan {
  const { fields } = reading;
  const plan: Plan = { values: {}, previous: {}, teacherId: null, previousTeacherId: null, enrollments: [], summary: null };
  for (const field of FIELDS) {
    const next = fields[field];
    if (next === undefined || (next === null && (!student || keepWhenEmpty || NEVER_EMPTIED.has(field)))) continue;
    const after = shown(field, next);
    const before = student ? shown(field, student[field]) : null;
    if (student && isSame(field, student[field], next)) continue;
    plan.values[field] = after;
    if (student) plan.previous[field] = before;
    if (field === 'teacher') {
      plan.teacherId = fields.teacher?.id ?? null;
      plan.previousTeacherId = student?.teacher?.id ?? null;
    }
  }
  addEnrollments(plan, reading, student);
  return plan;
}

/** A course or a package that the student has no entry for becomes one: admitted, with the row's dates. */
function addEnrollments(plan: Plan, { course, bundle, fields }: RowReading, student: ExistingStudent | null): void {
  const lacking = [course, bundle].filter((target) => target !== null && !student?.targets.includes(target.id));
  for (const target of lacking as (CourseRef | BundleRef)[]) {
    const kind = 'kind' in target ? target.kind : 'course';
    plan.enrollments.push({
      courseId: kind === 'course' ? target.id : null,
      packageId: kind === 'package' ? target.id : null,
      programId: kind === 'program' ? target.id : null,
      startDate: fields.startDate ?? null,
      endDate: fields.endDate ?? null,
    });
  }
  if (lacking.length > 0) plan.values['education'] = lacking.map((target) => target!.name).join(', ');
  plan.summary = bundle?.name ?? course?.name ?? null;
  if (lacking.length > 0 && student) plan.previous['education'] = null;
}

function changesOf(plan: Plan, student: ExistingStudent | null): ImportChange[] {
  if (!student) return [];
  return Object.entries(plan.values).map(([name, after]) => ({
    field: name === 'education' ? educationField(plan) : IMPORT_FIELD[name as FieldName],
    before: plan.previous[name] ?? null,
    after,
  }));
}

function educationField(plan: Plan): ImportField {
  return plan.enrollments.some(({ courseId }) => courseId !== null) ? 'COURSE_CODE' : 'COURSE_PACKAGE';
}

function shown(field: FieldName, value: string | { name: string } | null | undefined): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'string') return value.name;
  return field === 'personalNumber' ? formatPersonalNumber(value) : value;
}

type Value = string | { id: string } | null;

function isSame(field: FieldName, before: Value, after: Value): boolean {
  const [one, other] = [before, after].map((value) => (value && typeof value === 'object' ? value.id : value));
  // An address means the same mailbox however it is capitalised.
  return field === 'email' && one && other ? nameKey(one) === nameKey(other) : one === other;
}

function endsTooEarly(fields: StudentFields, student: ExistingStudent | null): boolean {
  const start = fields.startDate ?? student?.startDate;
  const end = fields.endDate ?? student?.endDate;
  const given = fields.startDate || fields.endDate;
  return Boolean(given && start && end && end < start);
}

function possible(student: ExistingStudent, message: string) {
  return { student, possible: true, issue: issue(message) };
}

function shared(student: ExistingStudent): ImportIssue {
  return { ...issue(`E-postadressen används redan av ${student.name}.`), warning: true };
}

function described(student: ExistingStudent): string {
  return student.personalNumber ? `${student.name} (${birthDate(student.personalNumber)})` : student.name;
}

function issue(message: string): ImportIssue {
  return { column: null, value: null, message, warning: false };
}

function indexBy<T>(items: readonly T[], keyOf: (item: T) => string | null): Map<string, T[]> {
  const index = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (!key) continue;
    const same = index.get(key);
    if (same) same.push(item);
    else index.set(key, [item]);
  }
  return index;
}
