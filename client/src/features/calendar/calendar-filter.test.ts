import type { CalendarExamFactsFragment } from './calendar.generated';
import { noFilters, readCalendar, writeCalendar } from './calendar-url';
import { matchesExam, matchesOccasion } from './calendar-filter';
import { groupUndated } from './tray/undated-groups';
import type { Occasion } from './calendar-texts';

const exam = (given: Partial<CalendarExamFactsFragment> = {}) =>
  ({
    ...{ id: 'e', course: 'Svenska 1', teacherId: 't1', municipality: 'Solna', status: 'SCHEDULED' },
    ...{ requestedMonth: 'Mars', requestedYear: 2027, ...given },
  }) as CalendarExamFactsFragment;
const occasion = (given: Partial<Occasion> = {}) =>
  ({
    ...{ teacherId: 't2', courses: [{ id: 'c', code: 'MAT', name: 'Matematik 1a' }] },
    ...{ bookings: [{ exam: exam(), warnings: [] }], ...given },
  }) as unknown as Occasion;

test('a registration must match all filters', () => {
  expect(matchesExam(exam(), { ...noFilters, course: 'Svenska 1', municipality: 'Solna' })).toBe(true);
  expect(matchesExam(exam(), { ...noFilters, course: 'Svenska 1', municipality: 'Täby' })).toBe(false);
});

test('an occasion matches by its own teacher and courses, and by its booked students', () => {
  expect(matchesOccasion(occasion(), { ...noFilters, teacher: 't2', course: 'Matematik 1a' })).toBe(true);
  expect(matchesOccasion(occasion(), { ...noFilters, teacher: 't1', municipality: 'Solna' })).toBe(true);
  expect(matchesOccasion(occasion({ bookings: [] }), { ...noFilters, status: 'SCHEDULED' })).toBe(false);
  expect(matchesOccasion(occasion({ bookings: [] }), noFilters)).toBe(true);
});

test('the address round-trips view, day, filters and layers', () => {
  const params = writeCalendar(new URLSearchParams(), {
    ...{ view: 'week', day: '2026-11-20', status: 'INTRESSE', layers: ['COURSE_STARTS', 'GRADES_DUE'] },
  });
  expect(params.toString()).toBe('vy=vecka&dag=2026-11-20&status=intresse&lager=kursstart%2Cbetyg');
  expect(readCalendar(params, 'month')).toMatchObject({
    ...{ view: 'week', day: '2026-11-20', status: 'INTRESSE', layers: ['COURSE_STARTS', 'GRADES_DUE'] },
  });
  expect(readCalendar(new URLSearchParams('dag=igår&vy=x'), 'agenda').view).toBe('agenda');
});

test('registrations without a day are grouped by wanted month and course, with past months marked', () => {
  const groups = groupUndated(
    [
      exam({ id: '1', requestedMonth: 'Januari' }),
      exam({ id: '2', requestedMonth: 'Mars' }),
      exam({ id: '3', requestedMonth: 'Mars', course: 'Engelska 5' }),
      exam({ id: '4', requestedMonth: 'Mars' }),
    ],
    '2027-02-10',
  );
  expect(groups.map(({ title, overdue }) => [title, overdue])).toEqual([
    ['Januari 2027', true],
    ['Mars 2027', false],
  ]);
  expect(groups[1]!.courses.map(({ course, exams }) => [course, exams.map(({ id }) => id)])).toEqual([
    ['Engelska 5', ['3']],
    ['Svenska 1', ['2', '4']],
  ]);
});
