import type { ExamStatus } from '../../platform/graphql/generated.js';
import type { DemoCalendar } from './demo-calendar.js';
import type { DemoRow } from '../made-up/demo-rows.js';
import { SeededRandom } from '../made-up/seeded-random.js';
import { examList } from '../../../domain/lists/exams.js';
import { valuesOf } from '../../../domain/options.js';

/** Number of registrations besides those of student@demo.se. */
const COUNT = 72;
const STATES: Readonly<Record<ExamStatus, number>> = { INTRESSE: 45, SCHEDULED: 38, DENIED: 17 };
const DAYS_BACK = 120;

const MONTHS = valuesOf(examList.filters.month.labels);

/** Courses that are often taken by exam alone; the first three require material (SVE). */
const COURSES = [
  'Svenska 1',
  'Svenska 2',
  'Svenska 3',
  'Matematik 1a',
  'Matematik 2a',
  'Matematik 3b',
  'Engelska 5',
  'Engelska 6',
  'Historia 1b',
  'Naturkunskap 1b',
  'Samhällskunskap 1b',
  'Religionskunskap 1',
];

const STREETS = ['Storgatan 4', 'Skolvägen 12', 'Björkstigen 7', 'Kungsgatan 31', 'Parkvägen 2'];

const COMMENTS: Readonly<Record<ExamStatus, readonly (string | null)[]>> = {
  INTRESSE: [null],
  SCHEDULED: [null, 'Avgiften är betald.', 'Muntlig del bokas med läraren.', 'Tid meddelas två veckor före.'],
  DENIED: ['Läser redan kursen.', 'Avgiften är inte betald.', 'Har redan godkänt betyg i kursen.'],
};

/** Registrations for exams in all three states, spread over the months, in the order of their arrival. */
export function buildExams(
  students: readonly DemoRow<'student'>[],
  calendar: DemoCalendar,
): DemoRow<'exam'>[] {
  const random = new SeededRandom('exams');
  const own = students.filter(({ user_id }) => user_id !== null);
  const drawn = Array.from({ length: COUNT }, () => random.pick(students)).filter(
    ({ user_id }) => user_id === null,
  );
  const plan = [
    ...own.flatMap((student) => [
      { student, status: 'SCHEDULED' as const, daysAgo: 60 },
      { student, status: 'INTRESSE' as const, daysAgo: 3 },
    ]),
    ...drawn.map((student) => ({
      student,
      status: random.weighted(STATES),
      daysAgo: random.between(1, DAYS_BACK),
    })),
  ].sort((a, b) => b.daysAgo - a.daysAgo);
  const waiting = new Set<string>();
  return plan.flatMap(({ student, status, daysAgo }, index) => {
    // Every month has its registrations.
    const course = random.pick(COURSES);
    const month = MONTHS[index % MONTHS.length]!;
    const key = `${student.id} ${course} ${month}`;
    if (waiting.has(key)) return [];
    waiting.add(key);
    const createdAt = calendar.moment(-daysAgo, random.between(7 * 60, 15 * 60));
    const paid = status === 'SCHEDULED' || random.chance(0.3);
    return [
      {
        id: random.id(),
        student_id: student.id,
        name: student.name,
        personal_number: student.personal_number,
        phone: student.phone,
        email: student.email,
        municipality: student.municipality,
        address: random.chance(0.5) ? `${random.pick(STREETS)}, 123 45 Orten` : null,
        course,
        requested_month: month,
        teacher_id: student.teacher_id,
        status,
        material_received_at: course.startsWith('Sve') && random.chance(0.6) ? createdAt : null,
        payment_date: paid ? calendar.day(-random.between(0, daysAgo)) : null,
        comment: random.pick(COMMENTS[status]),
        version: status === 'INTRESSE' ? 1 : 2,
        created_at: createdAt,
      },
    ];
  });
}
