import { formatPersonalNumber } from '../../../../domain/personal-number.js';
import { ofStudentFields, studentFieldNames, type StudentValues } from '../../../../domain/student-fields.js';
import type { ImportChange, ImportField } from '../../../platform/graphql/generated.js';
import type { BundleRef, CourseRef } from '../reading/import-reference.sql.js';
import { fold } from '../../../platform/validation/fold.js';
import { isSameName, isWorthySpelling } from '../../../platform/validation/person-name.js';
import type { RowReading, StudentFields } from '../reading/row.input.js';

/** A student that a row may mean, as stored when the batch is checked. */
export interface ExistingStudent extends StudentValues {
  id: string;
  version: number;
  /** False for a protected student whom the importing person may not know of, or not change. */
  open: boolean;
  /** Nothing that is stored of a protected student is said beside a row. */
  isProtected: boolean;
  /** Numbers that the student had before, which older lists still name. */
  previousNumbers: string[];
  teacher: { id: string; name: string } | null;
  /** Courses, packages and programs that the student has an entry for, planned ones included. */
  targets: string[];
  /** What the student waits for, or has waited for, in words that no course had; folded. */
  wishes: string[];
}

/** What the row would do. Values are written as they are shown, keyed like the change history. */
export interface Plan {
  values: Record<string, string | null>;
  previous: Record<string, string | null>;
  teacherId: string | null;
  previousTeacherId: string | null;
  enrollments: PlannedEnrollment[];
  wishes: PlannedWish[];
  /** Which columns named them; the first stands for all. */
  educationField: ImportField | null;
  /** What the list shows of the enrolments of a new student. */
  summary: string | null;
}

/** A course in words that nobody knows: it waits in the name matching. */
export interface PlannedWish {
  text: string;
  folded: string;
  earliestOn: string | null;
}

export interface PlannedEnrollment {
  name: string;
  courseId: string | null;
  packageId: string | null;
  programId: string | null;
  startDate: string | null;
  endDate: string | null;
}

type FieldName = keyof StudentFields;

const IMPORT_FIELD: Readonly<Record<FieldName, ImportField>> = {
  ...ofStudentFields(({ code }) => code),
  teacher: 'TEACHER',
};
/** In the order in which changes are read: what identifies first. */
const FIELDS = [...new Set<FieldName>(['name', 'personalNumber', 'email', ...studentFieldNames, 'teacher'])];
/** What says who somebody is is never emptied by an empty cell. */
const NEVER_EMPTIED: ReadonlySet<FieldName> = new Set<FieldName>(['name', 'personalNumber']);

/** The form in which names and addresses are compared; the database's `lower` gives the same. */
export function nameKey(text: string): string {
  return text.toLowerCase();
}

/** The form in which telephone numbers are compared: what is dialled, within Sweden. */
export function phoneKey(text: string): string {
  return text.replace(/[^\d+]/g, '').replace(/^(\+46|0046)0?/, '0');
}

/** What the row would write: the fields that differ, and the courses that are lacking. */
export function makePlan(reading: RowReading, student: ExistingStudent | null, keepWhenEmpty: boolean): Plan {
  const { fields } = reading;
  const plan: Plan = {
    values: {},
    previous: {},
    teacherId: null,
    previousTeacherId: null,
    enrollments: [],
    wishes: [],
    educationField: null,
    summary: null,
  };
  for (const field of FIELDS) {
    const next = fields[field];
    if (next === undefined || (next === null && (!student || keepWhenEmpty || NEVER_EMPTIED.has(field))))
      continue;
    const after = shown(field, next);
    const before = student ? shown(field, student[field]) : null;
    if (student && isSame(field, student[field], next)) continue;
    if (field === 'name' && student && keepsSpelling(student, fields)) continue;
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

/** Whether a row spells the student's name otherwise, in a way that does not replace the stored one. */
export function keepsSpelling(student: ExistingStudent, { name }: StudentFields): boolean {
  return Boolean(
    name && name !== student.name && isSameName(name, student.name) && !isWorthySpelling(name, student.name),
  );
}

/** An edition of a package that came before counts as well: who has begun with it keeps it. */
export function isOn(student: ExistingStudent | null, target: CourseRef | BundleRef): boolean {
  const ids = [target.id, ...('kind' in target ? (target.earlierIds ?? []) : [])];
  return student !== null && ids.some((id) => student.targets.includes(id));
}

/**
 * A course or a package that the student has no entry for becomes one: admitted, with the row's dates. An
 * archived one takes nobody, and the row says so. Words that no course has become a wish, once.
 */
function addEnrollments(
  plan: Plan,
  { educations, wishes, fields, own }: RowReading,
  student: ExistingStudent | null,
): void {
  const lacking = educations.filter(({ target }) => !target.isArchived && !isOn(student, target));
  const { startDate = null, endDate = null } = own ?? fields;
  for (const { target } of lacking) {
    const kind = 'kind' in target ? target.kind : 'course';
    plan.enrollments.push({
      name: target.name,
      courseId: kind === 'course' ? target.id : null,
      packageId: kind === 'package' ? target.id : null,
      programId: kind === 'program' ? target.id : null,
      startDate,
      endDate,
    });
  }
  for (const text of wishes) {
    const folded = fold(text);
    if (folded !== '' && !student?.wishes.includes(folded))
      plan.wishes.push({ text, folded, earliestOn: startDate });
  }
  // Whatever column names it, a course of the catalogue is one by its code; only 'Kurs' may hold anything.
  const named = lacking[0]?.field === 'COURSE_NAME' ? 'COURSE_CODE' : lacking[0]?.field;
  plan.educationField = named ?? (plan.wishes.length > 0 ? 'COURSE' : null);
  sayEducation(plan, student !== null);
}

/** What the history and the list say of the courses of a plan, as the database will say it of a new student. */
export function sayEducation(plan: Plan, exists: boolean): void {
  const names = [...plan.enrollments.map(({ name }) => name), ...plan.wishes.map(({ text }) => text)];
  if (names.length === 0) return;
  plan.values['education'] = names.join(', ');
  if (exists) plan.previous['education'] = null;
  const bundle = plan.enrollments.findLast(({ courseId }) => courseId === null);
  const [course, another] = plan.enrollments;
  plan.summary = bundle?.name ?? (another ? `${plan.enrollments.length} kurser` : (course?.name ?? null));
}

/** The same as a person reads it: old beside new. */
export function changesOf(plan: Plan, student: ExistingStudent | null): ImportChange[] {
  if (!student) return [];
  return Object.entries(plan.values).map(([name, after]) => ({
    field: name === 'education' ? (plan.educationField ?? 'COURSE') : IMPORT_FIELD[name as FieldName],
    before: plan.previous[name] ?? null,
    after,
  }));
}

function shown(field: FieldName, value: string | { name: string } | null | undefined): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'string') return value.name;
  return field === 'personalNumber' ? formatPersonalNumber(value) : value;
}

type Value = string | { id: string } | null;

function isSame(field: FieldName, before: Value, after: Value): boolean {
  const [one, other] = [before, after].map((value) =>
    value && typeof value === 'object' ? value.id : value,
  );
  if (!one || !other) return one === other;
  // An address means the same mailbox however it is capitalised, and a number the same telephone however it is set out.
  if (field === 'email') return nameKey(one) === nameKey(other);
  return field === 'phone' ? phoneKey(one) === phoneKey(other) : one === other;
}
