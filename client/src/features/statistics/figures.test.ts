import type { FiguresFragment } from './statistics.generated';
import { differenceOf, figures } from './figures';

const none: FiguresFragment = {
  from: '2026-01-01',
  to: '2026-06-30',
  students: 0,
  participants: 0,
  graded: 0,
  droppedOut: 0,
  completedPercent: null,
  droppedOutPercent: null,
  passed: 0,
  passedPercent: null,
  meanMerit: null,
  meritGrades: 0,
  daysToGrade: null,
  lateGrades: 0,
  dueGrades: 0,
};
const figure = (key: string) => figures.find((one) => one.key === key)!;

describe('the figures', () => {
  it('each say what they count', () => {
    for (const { definition } of figures) expect(definition.length).toBeGreaterThan(30);
    const text = figure('completed').base?.({ ...none, graded: 87, droppedOut: 13 });
    expect(text).toBe('87 av 100');
  });

  it('show a dash when there is nothing to divide by, and compare it with nothing', () => {
    expect(figure('completed').text(none)).toBe('–');
    expect(differenceOf(figure('completed'), none, { ...none, completedPercent: 80 })).toBeNull();
  });

  it('tell better from worse by the meaning of the figure', () => {
    const before = { ...none, completedPercent: 80, droppedOutPercent: 20 };
    const now = { ...none, completedPercent: 87.5, droppedOutPercent: 12.5 };
    expect(differenceOf(figure('completed'), now, before)).toEqual({
      text: '+7,5 procentenheter',
      tone: 'better',
    });
    expect(differenceOf(figure('droppedOut'), now, before)).toEqual({
      text: '−7,5 procentenheter',
      tone: 'better',
    });
    expect(differenceOf(figure('students'), { ...none, students: 3 }, none)?.tone).toBe('neutral');
  });
});
