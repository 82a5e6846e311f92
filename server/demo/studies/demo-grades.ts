import { CATALOGUE } from '../../reference-data/catalogue.js';
import { catalogueId } from '../../reference-data/catalogue-id.js';
import type { DemoCalendar } from './demo-calendar.js';
import type { DemoEducation, Occasion } from './demo-education.js';
import type { DemoRow } from '../made-up/demo-rows.js';
import type { DemoStaff } from '../demo-staff.js';
import { SeededRandom } from '../made-up/seeded-random.js';

export interface DemoGrades {
  grades: DemoRow<'grade'>[];
  changes: DemoRow<'grade_change'>[];
}

const DASH_REASON = 'Underlag saknas: eleven har inte lämnat in någon av de betygsgrundande uppgifterna.';
const BASES = [
  'Muntligt prov kvar, annars tydligt.',
  'Stark praktisk del, det skriftliga provet på gränsen.',
  'Har kompletterat den sista inlämningen.',
  null,
  null,
  null,
];
const LETTERS = { A: 9, B: 15, C: 24, D: 18, E: 26, F: 8 };
const PASS_FAIL = { G: 88, IG: 12 };
const EXAM_RESULTS = { A: 6, B: 12, C: 22, D: 18, E: 28, F: 14 };
/** Number of students per course whose grade is still open. */
const UNDECIDED = 3;
const MINUTES = { signed: 15 * 60, drafted: 14 * 60 };

/**
 * Grades of the demo school: finished courses are signed by their teachers some days later, except those
 * being graded: one has drafts, others overdue grades. Their enrolments continue until signed. One published
 * grade has been corrected.
 */
export function buildGrades(
  education: DemoEducation,
  enrollments: DemoRow<'enrollment'>[],
  staff: DemoStaff,
  calendar: DemoCalendar,
): DemoGrades {
  const random = new SeededRandom('grades');
  const result: DemoGrades = { grades: [], changes: [] };
  for (const occasion of education.occasions.filter(({ phase }) => phase === 'past')) {
    const entries = enrollments.filter(
      ({ course_instance_id, status }) =>
        course_instance_id === occasion.row.id && (status === 'COMPLETED' || status === 'ACTIVE'),
    );
    if (occasion.grading) draft(random, occasion, entries, staff, calendar, result);
    else publish(random, occasion, entries, staff, calendar, result);
  }
  correctOne(random, staff, calendar, result);
  return result;
}

function draft(
  random: SeededRandom,
  occasion: Occasion,
  entries: DemoRow<'enrollment'>[],
  staff: DemoStaff,
  calendar: DemoCalendar,
  { grades }: DemoGrades,
): void {
  const decided = occasion.grading === 'draft' ? entries.length - UNDECIDED : Math.ceil(entries.length / 2);
  entries.forEach((entry, index) => {
    const value = entry.grade ?? drawGrade(random, entry);
    Object.assign(entry, { status: 'ACTIVE', grade: null });
    if (index < decided) {
      const at = calendar.moment(-random.between(1, 2), MINUTES.drafted + index);
      grades.push({ ...blank(random, occasion, entry, staff, value, at), basis: random.pick(BASES) });
    }
  });
}

/** Signs the grades of a course that is over, some days after its end. */
export function publish(
  random: SeededRandom,
  occasion: Occasion,
  entries: DemoRow<'enrollment'>[],
  staff: DemoStaff,
  calendar: DemoCalendar,
  { grades, changes }: DemoGrades,
): void {
  const signer = staff.userOf(occasion.row.teacher_id!);
  const at = calendar.moment(Math.min(-1, occasion.end + random.between(4, 11)), MINUTES.signed);
  for (const entry of entries) {
    const value = entry.grade ?? drawGrade(random, entry);
    Object.assign(entry, { status: 'COMPLETED', grade: value });
    const grade = { ...blank(random, occasion, entry, staff, value, at), ...signed(signer, at) };
    grades.push(grade);
    changes.push(change(random, grade, null, null));
  }
  Object.assign(occasion.row, {
    grades_signed_at: at,
    grades_signed_by: signer.id,
    grades_signed_by_name: signer.name,
  });
}

/** A grade entered in the wrong row, and corrected with a reason. */
function correctOne(
  random: SeededRandom,
  staff: DemoStaff,
  calendar: DemoCalendar,
  { grades, changes }: DemoGrades,
): void {
  const grade = grades.find(({ signed_at, value }) => signed_at !== null && value === 'C');
  if (!grade) return;
  const at = calendar.moment(-1, MINUTES.signed + 30);
  const [first] = changes.filter(({ grade_id }) => grade_id === grade.id);
  first!.new_value = 'D';
  Object.assign(grade, { motivation: 'Betyget på slutprovet var felskrivet.', version: 3 });
  changes.push({
    ...change(random, grade, 'D', 'Rättelse: Läraren har skrivit betyget på fel rad.'),
    changed_at: at,
  });
  Object.assign(grade, { signed_at: at, updated_at: at });
}

/** Exams that have been held have results, most of them signed; one has its draft, some are still to be graded. */
export function buildExamGrades(
  exams: readonly DemoRow<'exam'>[],
  sittings: { occasions: readonly DemoRow<'exam_occasion'>[]; bookings: readonly DemoRow<'exam_booking'>[] },
  staff: DemoStaff,
  calendar: DemoCalendar,
): DemoGrades {
  const random = new SeededRandom('exam-grades');
  const came = new Map(
    sittings.bookings
      .filter(({ attendance }) => attendance === 'PRESENT')
      .map(({ exam_id, occasion_id }) => [exam_id, occasion_id]),
  );
  const result: DemoGrades = { grades: [], changes: [] };
  for (const exam of exams) {
    const held = sittings.occasions.find(({ id }) => id === came.get(exam.id))?.held_on;
    const course = CATALOGUE.find(({ name }) => name === exam.course);
    if (!held || !course || random.chance(0.25)) continue;
    const value = random.weighted(EXAM_RESULTS);
    const teacher = exam.teacher_id === null ? staff.teachers[1]! : { id: exam.teacher_id };
    const signer = staff.userOf(teacher.id);
    const at = calendar.moment(-1, MINUTES.signed);
    const isDraft = random.chance(0.2);
    const grade: DemoRow<'grade'> = {
      ...common(random, value, held, at, signer),
      student_id: exam.student_id,
      course_id: catalogueId(course.code),
      enrollment_id: null,
      exam_id: exam.id,
      course_instance_id: null,
      kind: 'EXAM',
      teacher_id: teacher.id,
      ...(isDraft ? {} : signed(signer, at)),
    };
    result.grades.push(grade);
    if (!isDraft) result.changes.push(change(random, grade, null, null));
  }
  return result;
}

type Signer = ReturnType<DemoStaff['userOf']>;

type Grade = DemoRow<'grade'>['value'];

function drawGrade(random: SeededRandom, { course_id }: DemoRow<'enrollment'>): Grade {
  const course = CATALOGUE.find(({ code }) => catalogueId(code) === course_id);
  return course?.system === 'VUX_GRUND' ? random.weighted(PASS_FAIL) : random.weighted(LETTERS);
}

function blank(
  random: SeededRandom,
  { row }: Occasion,
  entry: DemoRow<'enrollment'>,
  staff: DemoStaff,
  value: Grade,
  at: string,
): DemoRow<'grade'> {
  return {
    ...common(random, value, row.end_date, at, staff.userOf(row.teacher_id!)),
    student_id: entry.student_id,
    course_id: row.course_id,
    enrollment_id: entry.id,
    exam_id: null,
    course_instance_id: row.id,
    kind: 'COURSE',
    teacher_id: row.teacher_id,
  };
}

function common(random: SeededRandom, value: Grade, on: string, at: string, who: Signer) {
  return {
    id: random.id(),
    value,
    graded_on: on,
    motivation: value === '–' ? DASH_REASON : null,
    basis: null as string | null,
    graded_by: who.id,
    graded_by_name: who.name,
    signed_at: null as string | null,
    first_signed_at: null as string | null,
    signed_by: null as string | null,
    signed_by_name: null as string | null,
    version: 1,
    created_at: at,
    updated_at: at,
  };
}

const signed = (who: Signer, at: string) => ({
  signed_at: at,
  first_signed_at: at,
  signed_by: who.id,
  signed_by_name: who.name,
  version: 2,
});

function change(
  random: SeededRandom,
  grade: DemoRow<'grade'>,
  previous: string | null,
  reason: string | null,
): DemoRow<'grade_change'> {
  return {
    id: random.id(),
    grade_id: grade.id,
    student_id: grade.student_id,
    changed_at: grade.signed_at ?? grade.updated_at,
    changed_by: grade.signed_by,
    changed_by_name: grade.signed_by_name,
    previous_value: previous,
    new_value: grade.value,
    reason,
  };
}
