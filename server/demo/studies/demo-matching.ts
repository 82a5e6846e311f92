import { fold } from '../../platform/validation/fold.js';
import { catalogueId } from '../../reference-data/catalogue-id.js';
import type { DemoCalendar } from './demo-calendar.js';
import type { DemoEducation } from './demo-education.js';
import { newEnrollment } from './demo-enrollments.js';
import type { DemoRow } from '../made-up/demo-rows.js';
import type { DemoStaff } from '../demo-staff.js';
import { SeededRandom } from '../made-up/seeded-random.js';

/** Course wishes that match nothing in the catalogue. */
const WISHES: readonly [text: string, students: number][] = [
  ['Sv 2', 3],
  ['Matte 2b', 2],
  ['Engelska sexan', 2],
  ['SVESVE1', 1],
  ['Vård- och omsorgsarbete ett', 1],
  ['Körkort', 1],
];

/** Spellings assigned earlier. */
const ALIASES: readonly [text: string, code: string][] = [
  ['Sva 1', 'SVASVA01'],
  ['Matte 1a', 'MATMAT01a'],
  ['Psyk 1', 'PSKPSY01'],
];

/** Subjects of the teachers, in their order; 0 is teacher@demo.se. */
const SUBJECTS: readonly (readonly [subject: string, isQualified: boolean][])[] = [
  [
    ['Vård och omsorg', true],
    ['Psykologi', false],
  ],
  [['Svenska', true]],
  [
    ['Svenska som andraspråk', true],
    ['Svenska', true],
  ],
  [['Engelska', true]],
  [['Matematik', true]],
  [
    ['Psykologi', true],
    ['Vård och omsorg', true],
  ],
  [
    ['Engelska', true],
    ['Matematik', false],
  ],
  [['Svenska som andraspråk', true]],
  [['Pedagogik', true]],
  [
    ['Samhällskunskap', true],
    ['Historia', true],
  ],
  [['Naturkunskap', true]],
  [['Pedagogik', false]],
];
/** Teachers who work part time. */
const PART_TIME: Readonly<Record<number, number>> = { 2: 80, 5: 50, 9: 75 };
/** Number of students waiting for each future course. */
const WAITING = { least: 3, most: 5 } as const;
/** The share of them who can begin only when the occasion has. */
const TOO_LATE = 0.3;

export interface DemoMatching {
  wishes: DemoRow<'course_wish'>[];
  aliases: DemoRow<'course_alias'>[];
  planned: DemoRow<'enrollment'>[];
  subjects: DemoRow<'teacher_subject'>[];
  profiles: DemoRow<'teacher_profile'>[];
}

/** Students waiting for a seat, unassigned wishes, and the teachers' subjects. */
export function buildMatching(
  students: readonly DemoRow<'student'>[],
  enrollments: readonly DemoRow<'enrollment'>[],
  education: DemoEducation,
  staff: DemoStaff,
  calendar: DemoCalendar,
): DemoMatching {
  const random = new SeededRandom('matching');
  const admin = staff.account('admin@demo.se');
  // The signed-in student's page stays as the other parts have made it.
  const waiting = random.shuffled(students.filter((student) => student.user_id === null));
  return {
    wishes: buildWishes(waiting, random, calendar, admin.name),
    aliases: ALIASES.map(([text, code]) => ({
      id: random.id(),
      folded: fold(text),
      text,
      course_id: catalogueId(code),
      created_by: admin.id,
      created_by_name: admin.name,
      created_at: calendar.moment(-40, 9 * 60),
    })),
    planned: buildPlanned(waiting, enrollments, education, random, calendar),
    subjects: staff.teachers.flatMap(({ id }, index) =>
      (SUBJECTS[index] ?? []).map(([subject, isQualified]) => ({
        teacher_id: id,
        subject,
        is_qualified: isQualified,
      })),
    ),
    profiles: staff.teachers.map(({ id }, index) => ({
      teacher_id: id,
      employment_percent: PART_TIME[index] ?? 100,
    })),
  };
}

function buildWishes(
  students: readonly DemoRow<'student'>[],
  random: SeededRandom,
  calendar: DemoCalendar,
  by: string,
): DemoRow<'course_wish'>[] {
  let next = 0;
  return WISHES.flatMap(([text, count]) =>
    Array.from({ length: count }, (): DemoRow<'course_wish'> => ({
      id: random.id(),
      student_id: students[next++]!.id,
      text,
      folded: fold(text),
      earliest_on: calendar.day(random.between(10, 60)),
      source: 'MANUAL',
      created_by_name: by,
      created_at: calendar.moment(-random.between(1, 12), 10 * 60),
    })),
  );
}

/** For each course with a future occasion, a few students without it. */
function buildPlanned(
  students: readonly DemoRow<'student'>[],
  enrollments: readonly DemoRow<'enrollment'>[],
  education: DemoEducation,
  random: SeededRandom,
  calendar: DemoCalendar,
): DemoRow<'enrollment'>[] {
  const taken = new Set(enrollments.map((entry) => `${entry.student_id} ${entry.course_id}`));
  const coming = education.occasions.filter(({ phase }) => phase === 'coming');
  let next = WISHES.length;
  return coming.flatMap(({ row, start }) => {
    const wanted = random.between(WAITING.least, WAITING.most);
    const rows: DemoRow<'enrollment'>[] = [];
    while (rows.length < wanted && next < students.length - 1) {
      const student = students[(next += 1)]!;
      if (taken.has(`${student.id} ${row.course_id}`)) continue;
      // Some cannot begin so early: there a person has to choose.
      const offset = random.chance(TOO_LATE) ? random.between(9, 25) : -random.between(0, 30);
      rows.push({
        ...newEnrollment(random.id(), student),
        course_id: row.course_id,
        start_date: calendar.day(start + offset),
        is_enrollment: false,
      });
    }
    return rows;
  });
}
