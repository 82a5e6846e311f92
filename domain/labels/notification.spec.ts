import { notificationCount, notificationKindLabels } from './notification.js';
import { valuesOf } from '../options.js';

describe('how many notifications of a kind there are', () => {
  it('is said as one or as several', () => {
    expect(notificationCount('EXAM_REGISTERED', 1)).toBe('1 ny anmälan till prövning');
    expect(notificationCount('EXAM_REGISTERED', 7)).toBe('7 nya anmälningar till prövning');
    expect(notificationCount('GRADE_OVERDUE', 2)).toBe('2 kurser med försenade betyg');
  });

  it.each(valuesOf(notificationKindLabels))('names nobody and has words for %s', (kind) => {
    for (const count of [1, 3]) expect(notificationCount(kind, count)).toMatch(/^\d [^\d]+$/u);
  });
});
