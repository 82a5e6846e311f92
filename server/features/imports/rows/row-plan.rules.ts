import { formatPersonalNumber } from '../../../../domain/personal-number.js';
import { ofStudentFields, studentFieldNames, type StudentValues } from '../../../../domain/student-fields.js';
import type { ImportChange, ImportField } from '../../../platform/graphql/generated.js';
import type { BundleRef, CourseRef } from './import-reference.sql.js';
import type { RowReading, StudentFields } from './row.input.js';

/** A student that a row may mean, as stored when the batch is checked. */
export interface ExistingStudent extends StudentValues {
  id: string;
  version: number;
  /** False for a protected student whom the importing person may not know of, or not change. */
  open: boolean;
  /** Numbers that the student had before, which older lists still name. */
  previousNumbers: string[];
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

/** The form in which telephone numbers are compared: what is dialled. */
function phoneKey(text: string): string {
  return text.replace(/[^\d+]/g, '');
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
    summary: null,
  };
  for (const field of FIELDS) {
    const next = fields[field];
    if (next === undefined || (next === null && (!student || keepWhenEmpty || NEVER_EMPTIED.has(field))))
      continue;
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

/** An edition of a package that came before counts as well: who has begun with it keeps it. */
export function isOn(student: ExistingStudent | null, target: CourseRef | BundleRef): boolean {
  const ids = [target.id, ...('kind' in target ? (target.earlierIds ?? []) : [])];
  return student !== null && ids.some((id) => student.targets.includes(id));
}

/**
 * A course or a package that the student has no entry for becomes one: admitted, with the row's dates. An
 * archived one takes nobody, and the row says so.
 */
function addEnrollments(
  plan: Plan,
  { course, bundle, fields }: RowReading,
  student: ExistingStudent | null,
): void {
  const lacking = [course, bundle].filter(
    (target) => target !== null && !target.isArchived && !isOn(student, target),
  ) as (CourseRef | BundleRef)[];
  for (const target of lacking) {
    const kind = 'kind' in target ? target.kind : 'course';
    plan.enrollments.push({
      courseId: kind === 'course' ? target.id : null,
      packageId: kind === 'package' ? target.id : null,
      programId: kind === 'program' ? target.id : null,
      startDate: fields.startDate ?? null,
      endDate: fields.endDate ?? null,
    });
  }
  if (lacking.length > 0) plan.values['education'] = lacking.map(({ name }) => name).join(', ');
  plan.summary = lacking.at(-1)?.name ?? null;
  if (lacking.length > 0 && student) plan.previous['education'] = null;
}

/** The same as a person reads it: old beside new. */
export function changesOf(plan: Plan, student: ExistingStudent | null): ImportChange[] {
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
  const [one, other] = [before, after].map((value) =>
    value && typeof value === 'object' ? value.id : value,
  );
  if (!one || !other) return one === other;
  // An address means the same mailbox however it is capitalised, and a number the same telephone however it is set out.
  if (field === 'email') return nameKey(one) === nameKey(other);
  return field === 'phone' ? phoneKey(one) === phoneKey(other) : one === other;
}
