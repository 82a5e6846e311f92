import { checkedCourses, planItems, validatedSteps, type StudentCourses } from './student-courses.js';

const course = (code: string, kin: readonly string[] = []) => ({
  id: code,
  ...{ code, name: `Kurs ${code}`, points: 100, system: 'GY25' as const, level: 'UPPER_SECONDARY' },
  kin: [code, ...kin],
});
const item = (code: string, term: string | null, kin?: readonly string[]) => ({
  ...{ id: `i-${code}`, term, note: null, source: 'PLANNED' as const, course: course(code, kin) },
});
const nothing: StudentCourses = { items: [], grades: [], enrollments: [], validations: [] };
const passed = (code: string, gradedOn: string | null) => ({
  ...{ value: 'C', gradedOn, result: 'PASSED' as const, course: course(code) },
});

describe('courses of a plan', () => {
  test('stand in the order of terms, those without a term last', () => {
    const items = [item('A', null), item('B', '2027HT'), item('C', '2027VT'), item('D', '2026HT')];
    expect(planItems({ ...nothing, items }).map(({ id }) => id)).toEqual(['i-D', 'i-C', 'i-B', 'i-A']);
  });

  test('follow the best passing grade in the course or an equivalent, which an exam does not lower', () => {
    const grades = [
      { ...passed('A', '2026-10-02'), value: 'E' },
      { ...passed('OLD', '2025-03-01'), value: 'B' },
    ];
    const [found] = planItems({ ...nothing, items: [item('A', '2027VT', ['OLD'])], grades });
    expect(found).toMatchObject({ source: 'DONE', grade: 'B', term: '2025VT' });
  });

  test('follow the latest of equal grades', () => {
    const grades = [passed('OLD', '2026-10-02'), passed('A', '2025-03-01')];
    const [found] = planItems({ ...nothing, items: [item('A', '2027VT', ['OLD'])], grades });
    expect(found).toMatchObject({ source: 'DONE', grade: 'C', term: '2026HT', isInterrupted: false });
  });

  test('keep their planned term for a grade without a day', () => {
    const [found] = planItems({
      ...nothing,
      items: [item('A', '2027VT')],
      grades: [passed('A', null)],
      enrollments: [{ isRead: true, from: '2026-09-01', to: null, course: course('A') }],
    });
    expect(found).toMatchObject({ source: 'DONE', term: '2027VT' });
  });

  test('follow an enrolment, and are interrupted when only ended ones are left', () => {
    const ended = { isRead: false, from: '2026-01-10', to: null };
    const enrollments = [
      { ...ended, course: course('A') },
      { ...ended, isRead: true, from: '2026-02-10', course: course('A') },
      { ...ended, course: course('B') },
    ];
    const [first, second] = planItems({
      ...nothing,
      items: [item('A', '2027VT'), item('B', '2027VT')],
      enrollments,
    });
    expect(first).toMatchObject({ source: 'ENROLLED', term: '2026VT', isInterrupted: false });
    expect(second).toMatchObject({ source: 'PLANNED', term: '2027VT', isInterrupted: true });
  });

  test('show what is validated, whole or in part', () => {
    const validations = [
      { courseId: 'A', points: 100, scope: 'WHOLE' as const },
      { courseId: 'B', points: 40, scope: 'PART' as const },
    ];
    const found = planItems({ ...nothing, items: [item('A', null), item('B', null)], validations });
    expect(found.map(({ source, validatedPoints }) => [source, validatedPoints])).toEqual([
      ['VALIDATED', 100],
      ['PLANNED', 40],
    ]);
  });
});

describe('courses that a check counts', () => {
  test('are grades that pass or fail, ongoing enrolments and the plan', () => {
    const found = checkedCourses({
      items: [item('F', '2027VT'), item('E', null), { ...item('D', null), source: 'WISH' }],
      grades: [
        { value: 'F', gradedOn: '2026-01-01', result: 'FAILED', course: course('C') },
        { value: '–', gradedOn: '2026-01-01', result: null, course: course('X') },
      ],
      enrollments: [
        { isRead: true, from: '2026-09-01', to: '2026-12-01', course: course('B') },
        { isRead: false, from: null, to: null, course: course('Y') },
      ],
      validations: [],
    });
    expect(found.map(({ id, result, term, from }) => [id, result, term, from])).toEqual([
      ['C', 'FAILED', null, null],
      ['B', 'ENROLLED', null, '2026-09-01'],
      ['F', 'PLANNED', '2027VT', null],
      ['E', 'UNPLACED', null, null],
      ['D', 'WISHED', null, null],
    ]);
  });

  test('required ones count what is validated in an equivalent', () => {
    const steps = [
      { part: 'REQUIRED' as const, group: null, course: course('A', ['OLD']) },
      { part: 'REQUIRED' as const, group: null, course: course('B') },
    ];
    const validations = [{ courseId: 'OLD', points: 60, scope: 'PART' as const }];
    expect(
      validatedSteps(steps, { validations }).map(({ validated, isValidated }) => [validated, isValidated]),
    ).toEqual([
      [60, false],
      [0, false],
    ]);
  });
});
