import { catalogueId } from '../../reference-data/catalogue-id.js';
import { COURSES_BY_CODE } from '../../reference-data/catalogue.js';
import type { DemoCalendar } from './demo-calendar.js';
import type { DemoEducation, Occasion } from './demo-education.js';
import { buildEnrollmentHistory } from './demo-enrollment-history.js';
import { newEnrollment } from './demo-enrollments.js';
import { publish, type DemoGrades } from './demo-grades.js';
import type { DemoRow } from '../made-up/demo-rows.js';
import type { DemoStaff } from '../demo-staff.js';
import { newStudent, phoneNumber } from '../demo-students.js';
import { emailAddress } from '../made-up/email-address.js';
import { SeededRandom } from '../made-up/seeded-random.js';
import { testPersonalNumber } from '../made-up/test-personal-number.js';

/**
 * Other school forms: sfi, which has no points, and komvux som anpassad utbildning, which has no failing
 * grade. Built separately, so that the rest of the demo school is unchanged.
 */
export interface DemoSchoolForms {
  /** Account of a student of sfi, to show courses without points. */
  users: DemoRow<'app_user'>[];
  courses: DemoRow<'course'>[];
  students: DemoRow<'student'>[];
  occasions: Occasion[];
  enrollments: DemoRow<'enrollment'>[];
  changes: DemoRow<'enrollment_status_change'>[];
  grades: DemoGrades;
}

/** The school's own courses on the adapted levels: the national catalogue has none. */
const ADAPTED = [
  {
    code: 'ANPSVE1',
    name: 'Svenska, anpassad utbildning, delkurs 1',
    level: 'ADAPTED_BASIC',
    price: 'BASIC',
  },
  {
    code: 'ANPHEM1',
    name: 'Hem- och konsumentkunskap, anpassad',
    level: 'ADAPTED_UPPER_SECONDARY',
    price: 'GENERAL',
  },
] as const;

/** When each is held, and who teaches it, counted in the list of teachers. */
const OCCASIONS = [
  { course: 'SFI2C', phase: 'past', teacher: 2, start: -110, weeks: 12 },
  { course: 'SFI2D', phase: 'running', teacher: 7, start: -30, weeks: 12 },
  { course: 'ANPSVE1', phase: 'past', teacher: 1, start: -120, weeks: 12 },
  { course: 'ANPHEM1', phase: 'running', teacher: 8, start: -30, weeks: 12 },
] as const;

type Held = (typeof OCCASIONS)[number]['course'] | 'GRNENGA';

interface Newcomer {
  name: string;
  municipality: string;
  /** A T-number or a coordination number; by default a personal number. */
  number?: 'TEMPORARY' | 'SAMORDNINGSNUMMER';
  man: boolean;
  /** With a grade where the course is over. */
  takes: Partial<Record<Held, DemoRow<'enrollment'>['grade']>>;
}

/** The five of the sfi course that is over were placed by five municipalities. */
const NEWCOMERS: readonly Newcomer[] = [
  {
    ...{ name: 'Yared Mengistu', municipality: 'Botkyrka', man: true, number: 'TEMPORARY' },
    takes: { SFI2C: 'G', SFI2D: null },
  },
  {
    ...{ name: 'Halyna Bondarenko', municipality: 'Solna', man: false, number: 'SAMORDNINGSNUMMER' },
    takes: { SFI2C: 'G', SFI2D: null },
  },
  { name: 'Zeinab Noori', municipality: 'Täby', man: false, takes: { SFI2C: 'IG' } },
  { name: 'Thuy Phạm', municipality: 'Järfälla', man: false, takes: { SFI2C: '–' } },
  { name: 'Awet Kidane', municipality: 'Växjö', man: true, takes: { SFI2C: 'G', SFI2D: null } },
  { name: 'Lucía Herrera', municipality: 'Solna', man: false, takes: { SFI2D: null } },
  { name: 'Peshang Karimi', municipality: 'Sigtuna', man: true, takes: { GRNENGA: null } },
  { name: 'Linus Hallberg', municipality: 'Täby', man: true, takes: { ANPSVE1: 'G', ANPHEM1: null } },
  { name: 'Agnes Rosenqvist', municipality: 'Salem', man: false, takes: { ANPSVE1: '–' } },
];
/** A T-number has no check digit: the municipality counts them (domain, D10). */
const T_NUMBER = '20010317TF01';
const MOST = 20;

/** The people, courses, enrolments and grades of the smaller school forms. */
export function buildSchoolForms(
  education: DemoEducation,
  staff: DemoStaff,
  calendar: DemoCalendar,
  passwordHash: string,
): DemoSchoolForms {
  const random = new SeededRandom('school-forms');
  const courses = ADAPTED.map(({ code, name, level, price }): DemoRow<'course'> => ({
    id: random.id(),
    ...{ code, name, points: 100, system: 'LOCAL', level, kind: 'COURSE', price_category: price },
  }));
  const occasions = OCCASIONS.map((offer) => held(offer, courses, random, staff, calendar));
  const numbers = new Set<string>();
  const students: DemoRow<'student'>[] = [];
  const enrollments: DemoRow<'enrollment'>[] = [];
  for (const newcomer of NEWCOMERS) {
    const taken = (Object.entries(newcomer.takes) as [Held, DemoRow<'enrollment'>['grade']][]).map(
      ([course, grade]) => ({
        grade,
        occasion: [...occasions, ...education.occasions].find(
          ({ course: code, phase }) => code === course && phase !== 'coming',
        )!,
      }),
    );
    const createdAt = calendar.moment(-random.between(200, 400), random.between(7 * 60, 15 * 60));
    const student: DemoRow<'student'> = {
      ...newStudent(random.id(), newcomer.name, createdAt),
      personal_number: numberOf(newcomer, random, numbers),
      phone: phoneNumber(random),
      email: emailAddress(newcomer.name),
      municipality: newcomer.municipality,
      start_date: calendar.day(Math.min(...taken.map(({ occasion }) => occasion.start))),
      end_date: calendar.day(Math.max(...taken.map(({ occasion }) => occasion.end))),
      teacher_id: taken.at(-1)!.occasion.row.teacher_id,
    };
    students.push(student);
    for (const { occasion, grade } of taken)
      enrollments.push({
        ...newEnrollment(random.id(), student),
        course_id: occasion.row.course_id,
        course_instance_id: occasion.row.id,
        start_date: occasion.row.start_date,
        end_date: occasion.row.end_date,
        status: grade === null ? 'ACTIVE' : 'COMPLETED',
        grade,
      });
  }
  const users = [accountOf(students[0]!, random.id(), passwordHash)];
  const grades: DemoGrades = { grades: [], changes: [] };
  // Status history before the grades are signed, as for all others.
  const { changes } = buildEnrollmentHistory(enrollments, { ...education, occasions: [] }, staff, calendar);
  for (const occasion of occasions.filter(({ phase }) => phase === 'past')) {
    const own = enrollments.filter(({ course_instance_id: id }) => id === occasion.row.id);
    publish(random, occasion, own, staff, calendar, grades);
  }
  // Sfi gives no financial aid, so it isn't reported to CSN.
  const sfi = new Set(['SFI2C', 'SFI2D'].map((code) => catalogueId(code)));
  for (const row of enrollments) if (sfi.has(row.course_id!)) row.csn_reported_at = null;
  return { users, courses, students, occasions, enrollments, changes, grades };
}

/** Signs in with the student's own address. */
function accountOf(student: DemoRow<'student'>, id: string, passwordHash: string): DemoRow<'app_user'> {
  student.user_id = id;
  const { name, created_at, updated_at } = student;
  return {
    ...{ id, name, email: student.email!, password_hash: passwordHash, role: 'STUDENT' },
    ...{ active: true, version: 1, created_at, updated_at },
  };
}

function held(
  { course, phase, teacher, start: from, weeks }: (typeof OCCASIONS)[number],
  own: readonly DemoRow<'course'>[],
  random: SeededRandom,
  staff: DemoStaff,
  calendar: DemoCalendar,
): Occasion {
  const local = own.find(({ code }) => code === course);
  const start = calendar.monday(from);
  const end = start + weeks * 7 - 3;
  const row = {
    id: random.id(),
    course_id: local?.id ?? catalogueId(course),
    name: local?.name ?? COURSES_BY_CODE.get(course)!.name,
    start_date: calendar.day(start),
    end_date: calendar.day(end),
    teacher_id: staff.teachers[teacher]!.id,
    capacity: MOST,
    grades_signed_at: null,
    grades_signed_by: null,
    grades_signed_by_name: null,
  };
  return { course, phase, teacher, row, start, end };
}

function numberOf({ number, man }: Newcomer, random: SeededRandom, taken: Set<string>): string {
  if (number === 'TEMPORARY') return T_NUMBER;
  return testPersonalNumber(random, { man, coordination: number === 'SAMORDNINGSNUMMER' }, taken);
}
