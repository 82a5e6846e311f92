import { endOf, planDays, takenRows, type PlanRow } from './package-plan.rules.js';

const row = (courseId: string, points: number | null, more: Partial<PlanRow> = {}): PlanRow => ({
  courseId,
  points,
  choiceGroup: null,
  isRequired: true,
  plannedWeek: null,
  ...more,
});
const wishes = {
  startDate: '2027-01-11',
  pacePercent: 100,
  choices: new Map<string, string>(),
  optional: new Set<string>(),
};

describe('the plan of a package', () => {
  test('puts courses in sequence: 20 points take a week of full-time study', () => {
    expect(planDays([row('a', 100), row('b', 50), row('c', 100)], wishes)).toEqual([
      { courseId: 'a', startDate: '2027-01-11', endDate: '2027-02-12', weeks: 5 },
      { courseId: 'b', startDate: '2027-02-15', endDate: '2027-03-04', weeks: 2.5 },
      { courseId: 'c', startDate: '2027-03-05', endDate: '2027-04-08', weeks: 5 },
    ]);
  });

  test('takes twice as long at half pace', () => {
    expect(planDays([row('a', 100), row('b', 100)], { ...wishes, pacePercent: 50 })).toEqual([
      { courseId: 'a', startDate: '2027-01-11', endDate: '2027-03-19', weeks: 10 },
      { courseId: 'b', startDate: '2027-03-22', endDate: '2027-05-28', weeks: 10 },
    ]);
  });

  test('starts a course in its planned week, alongside others; the next follows the last to end', () => {
    const rows = [row('a', 100), row('b', 100, { plannedWeek: 3 }), row('c', 100)];
    expect(planDays(rows, wishes).map(({ startDate }) => startDate)).toEqual([
      '2027-01-11',
      '2027-01-25',
      '2027-03-01',
    ]);
  });

  test('gives no end to a course without points (sfi) or to the package, and delays no other course', () => {
    const days = planDays([row('a', 100), row('sfi', null), row('b', 100)], wishes);
    expect(days).toEqual([
      { courseId: 'a', startDate: '2027-01-11', endDate: '2027-02-12', weeks: 5 },
      { courseId: 'sfi', startDate: '2027-02-15', endDate: null, weeks: null },
      { courseId: 'b', startDate: '2027-02-15', endDate: '2027-03-19', weeks: 5 },
    ]);
    expect(endOf(days)).toBeNull();
    expect(endOf(days.filter(({ endDate }) => endDate !== null))).toBe('2027-03-19');
    expect(endOf([])).toBeNull();
  });

  test('takes one course of each choice: the requested one, else the first', () => {
    const rows = [
      row('sve', 100, { choiceGroup: 'Svenska' }),
      row('sva', 100, { choiceGroup: 'Svenska' }),
      row('a', 50),
    ];
    const ids = (chosen: [string, string][]) =>
      takenRows(rows, { ...wishes, choices: new Map(chosen) }).map(({ courseId }) => courseId);
    expect(ids([])).toEqual(['sve', 'a']);
    expect(ids([['Svenska', 'sva']])).toEqual(['sva', 'a']);
    expect(ids([['Svenska', 'elsewhere']])).toEqual(['sve', 'a']);
  });

  test('includes optional courses only on request', () => {
    const rows = [
      row('a', 100),
      row('b', 100, { isRequired: false }),
      row('c', 100, { isRequired: false, choiceGroup: 'Val' }),
    ];
    expect(takenRows(rows, wishes).map(({ courseId }) => courseId)).toEqual(['a']);
    expect(
      takenRows(rows, { ...wishes, optional: new Set(['b', 'c']) }).map(({ courseId }) => courseId),
    ).toEqual(['a', 'b', 'c']);
  });
});
