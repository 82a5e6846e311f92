import { formatPersonalNumber } from '../../../../domain/personal-number.js';
import { ofStudentFields, studentFieldNames, type StudentValues } from '../../../../domain/student-fields.js';
import type { ImportChange, ImportField } from '../../../platform/graphql/generated.js';
import type { BundleRef, CourseRef } from '../reading/import-reference.queries.js';
import { fold } from '../../../platform/validation/fold.js';
import { isSameName, isWorthySpelling } from '../../../platform/validation/person-name.js';
import type { RowReading, StudentFields } from '../reading/row.input.js';

/** A student that a row may mean, as stored when the batch is checked. */
export interface ExistingStudent extends StudentValues {
  id: string;
  version: number;
  /** False for a protected student that the importer may not see, or not change. */
  open: boolean;
  /** Stored data of a protected student is not shown with a row. */
  isProtected: boolean;
  /** Numbers that the student had before, which older lists still name. */
  previousNumbers: string[];
  teacher: { id: string; name: string } | null;
  /** Courses, packages and programs that the student has an entry for, planned ones included. */
  targets: string[];
  /** The student's current and former course wishes, folded. */
  wishes: string[];
}

/** Effect of a row. Values are as shown, with the change history's keys. */
export interface Plan {
  values: Record<string, string | null>;
  previous: Record<string, string | null>;
  teacherId: string | null;
  previousTeacherId: string | null;
  enrollments: PlannedEnrollment[];
  wishes: PlannedWish[];
  /** Columns that named them; the first represents all. */
  educationField: ImportField | null;
  /** Summary of a new student's enrolments for the list. */
  summary: string | null;
}

/** An unknown course name, for name matching. */
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
/** Display order of changes: identifying fields first. */
const FIELDS = [...new Set<FieldName>(['name', 'personalNumber', 'email', ...studentFieldNames, 'teacher'])];
/** Identifying fields, which an empty cell never clears. */
const NEVER_EMPTIED: ReadonlySet<FieldName> = new Set<FieldName>(['name', 'personalNumber']);

/** Normal form for comparing names and addresses, equal to `lower` of the database. */
export function nameKey(text: string): string {
  return text.toLowerCase();
}

/** Comparable form of telephone numbers: as dialled within Sweden. */
export function phoneKey(text: string): string {
  return text.replace(/[^\d+]/g, '').replace(/^(\+46|0046)0?/, '0');
}

/** Changes of the row: differing fields, and missing courses. */
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

/** True if the row has another spelling of the name that does not replace the stored one. */
export function keepsSpelling(student: ExistingStudent, { name }: StudentFields): boolean {
  return Boolean(
    name && name !== student.name && isSameName(name, student.name) && !isWorthySpelling(name, student.name),
  );
}

/** Earlier editions of a package count as well: students who have begun one keep it. */
export function isOn(student: ExistingStudent | null, target: CourseRef | BundleRef): boolean {
  const ids = [target.id, ...('kind' in target ? (target.earlierIds ?? []) : [])];
  return student !== null && ids.some((id) => student.targets.includes(id));
}

/**
 * Adds an entry for each course or package that the student lacks: admitted, with the row's dates. An
 * archived one is skipped with a warning. Unknown course names become a wish, once.
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
  // Catalogue courses are reported by code, whatever column names them; only 'Kurs' may contain free text.
  const named = lacking[0]?.field === 'COURSE_NAME' ? 'COURSE_CODE' : lacking[0]?.field;
  plan.educationField = named ?? (plan.wishes.length > 0 ? 'COURSE' : null);
  sayEducation(plan, student !== null);
}

/** Summaries of a plan's courses for history and list, as the database generates them for a new student. */
export function sayEducation(plan: Plan, exists: boolean): void {
  const names = [...plan.enrollments.map(({ name }) => name), ...plan.wishes.map(({ text }) => text)];
  if (names.length === 0) return;
  plan.values['education'] = names.join(', ');
  if (exists) plan.previous['education'] = null;
  const bundle = plan.enrollments.findLast(({ courseId }) => courseId === null);
  const [course, another] = plan.enrollments;
  plan.summary = bundle?.name ?? (another ? `${plan.enrollments.length} kurser` : (course?.name ?? null));
}

/** The changes for display: old and new value. */
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
  // Ignores the case of e-mail addresses and the formatting of phone numbers.
  if (field === 'email') return nameKey(one) === nameKey(other);
  return field === 'phone' ? phoneKey(one) === phoneKey(other) : one === other;
}
