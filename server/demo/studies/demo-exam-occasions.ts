import { catalogueId } from '../../reference-data/catalogue-id.js';
import type { ExamPart } from '../../platform/graphql/generated.js';
import type { DemoCalendar } from './demo-calendar.js';
import type { DemoRow } from '../made-up/demo-rows.js';
import type { DemoStaff } from '../demo-staff.js';
import { SeededRandom } from '../made-up/seeded-random.js';

/** One kind of occasion: the courses that sit together, where, and in which part. */
interface Sitting {
  courses: readonly { code: string; name: string }[];
  part: ExamPart;
  room: string;
  capacity: number;
  startsAt: string;
  endsAt: string;
}

const course = (code: string, name: string) => ({ code, name });

const LANGUAGES: Sitting = {
  courses: [
    course('SVESVE01', 'Svenska 1'),
    course('SVESVE02', 'Svenska 2'),
    course('SVESVE03', 'Svenska 3'),
  ],
  ...{ part: 'WRITTEN', room: 'Aulan', capacity: 12, startsAt: '09:00', endsAt: '13:00' },
};
const MATHS: Sitting = {
  courses: [
    course('MATMAT01a', 'Matematik 1a'),
    course('MATMAT02a', 'Matematik 2a'),
    course('MATMAT03b', 'Matematik 3b'),
  ],
  ...{ part: 'WRITTEN', room: 'Sal B12', capacity: 8, startsAt: '08:30', endsAt: '12:30' },
};
const ENGLISH: Sitting = {
  courses: [course('ENGENG05', 'Engelska 5'), course('ENGENG06', 'Engelska 6')],
  ...{ part: 'ORAL', room: 'Grupprum 3', capacity: 4, startsAt: '13:00', endsAt: '15:30' },
};
const SOCIETY: Sitting = {
  courses: [
    course('HISHIS01b', 'Historia 1b'),
    course('SAMSAM01b', 'Samhällskunskap 1b'),
    course('RELREL01', 'Religionskunskap 1'),
  ],
  ...{ part: 'WRITTEN', room: 'Sal A2', capacity: 10, startsAt: '09:00', endsAt: '12:00' },
};
const SCIENCE: Sitting = {
  courses: [course('NAKNAK01b', 'Naturkunskap 1b')],
  ...{ part: 'LABORATORY', room: 'Laborationssalen', capacity: 6, startsAt: '10:00', endsAt: '12:00' },
};

/** Week offset, weekday (Monday 0), and sitting: past, this week, and future. */
const PLAN: readonly { week: number; weekday: number; sitting: Sitting }[] = [
  { week: -6, weekday: 1, sitting: LANGUAGES },
  { week: -5, weekday: 3, sitting: MATHS },
  { week: -3, weekday: 2, sitting: SOCIETY },
  { week: -1, weekday: 1, sitting: ENGLISH },
  { week: 0, weekday: 3, sitting: SCIENCE },
  { week: 1, weekday: 1, sitting: LANGUAGES },
  { week: 1, weekday: 3, sitting: MATHS },
  { week: 2, weekday: 2, sitting: SOCIETY },
  { week: 2, weekday: 2, sitting: ENGLISH },
  { week: 4, weekday: 1, sitting: LANGUAGES },
  { week: 4, weekday: 3, sitting: MATHS },
];

const INVIGILATORS = ['Gunilla Berg', 'Roland Ström', 'Maj-Britt Sjö'];
const WINDOW_DAYS = 21;
const CLOSES_BEFORE = 7;
/** Who is booked had registered so long before: counted in whole weeks, so that the weekday of loading changes nothing. */
const LEAD_DAYS = 16;

/** Occasions around today with their bookings; about every third accepted registration has no day yet. */
export function buildExamOccasions(
  exams: readonly DemoRow<'exam'>[],
  staff: DemoStaff,
  calendar: DemoCalendar,
): {
  occasions: DemoRow<'exam_occasion'>[];
  courses: DemoRow<'exam_occasion_course'>[];
  bookings: DemoRow<'exam_booking'>[];
} {
  const random = new SeededRandom('exam-occasions');
  const waiting = new Map(
    exams.filter(({ status }) => status === 'SCHEDULED').map((exam) => [exam.id, exam] as const),
  );
  const planned = PLAN.map(({ week, weekday, sitting }, index) => {
    const offset = calendar.monday(week * 7) + weekday;
    const id = random.id();
    const teacher = staff.teachers[index % 4 === 0 ? 0 : 1 + (index % (staff.teachers.length - 1))]!;
    const row: DemoRow<'exam_occasion'> = {
      ...{ id, held_on: calendar.day(offset), starts_at: sitting.startsAt, ends_at: sitting.endsAt },
      ...{ room: sitting.room, part: sitting.part, capacity: sitting.capacity },
      ...{ invigilator: INVIGILATORS[index % INVIGILATORS.length]!, teacher_id: teacher.id },
      registration_opens_on: calendar.day(offset - CLOSES_BEFORE - WINDOW_DAYS),
      registration_closes_on: calendar.day(offset - CLOSES_BEFORE),
      note: sitting.part === 'LABORATORY' ? 'Skyddsglasögon finns i salen.' : null,
      created_at: calendar.moment(offset - 45, 9 * 60),
    };
    const booked = [...waiting.values()]
      .filter((exam) => sitting.courses.some(({ name }) => name === exam.course))
      .filter((exam) => exam.created_at < calendar.moment(Math.min(week * 7 - LEAD_DAYS, -3), 0))
      .filter(() => random.chance(0.75))
      .slice(0, sitting.capacity);
    for (const { id: examId } of booked) waiting.delete(examId);
    return {
      row,
      sitting,
      bookings: booked.map((exam) => bookingOf(exam, row, { week, offset }, calendar, random)),
    };
  });
  return {
    occasions: planned.map(({ row }) => row),
    courses: planned.flatMap(({ row, sitting }) =>
      sitting.courses.map(({ code }) => ({ occasion_id: row.id, course_id: catalogueId(code) })),
    ),
    bookings: planned.flatMap(({ bookings }) => bookings),
  };
}

/** Past ones mostly attended; those of the coming days are summoned. */
function bookingOf(
  exam: DemoRow<'exam'>,
  { id, held_on, starts_at, ends_at, room }: DemoRow<'exam_occasion'>,
  { week, offset }: { week: number; offset: number },
  calendar: DemoCalendar,
  random: SeededRandom,
): DemoRow<'exam_booking'> {
  const came = week < 0 ? random.chance(0.85) : null;
  const called = week <= 1;
  return {
    exam_id: exam.id,
    occasion_id: id,
    attendance: came === null ? null : came ? 'PRESENT' : 'ABSENT',
    id_checked: came === true,
    booked_at: calendar.moment(Math.min(offset - CLOSES_BEFORE - 2, -1), 10 * 60),
    summoned_at: called ? calendar.moment(Math.min(offset - CLOSES_BEFORE, -1), 11 * 60) : null,
    summoned_for: called ? `${held_on} ${starts_at}–${ends_at}, ${room}` : null,
  };
}
