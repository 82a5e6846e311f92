import { notificationCount, notificationKindLabels } from './notification.js';
import { valuesOf } from '../options.js';

describe('the notification count of a kind', () => {
  it('has singular and plural forms', () => {
    expect(notificationCount('EXAM_REGISTERED', 1)).toBe('1 ny anmälan till prövning');
    expect(notificationCount('EXAM_REGISTERED', 7)).toBe('7 nya anmälningar till prövning');
    expect(notificationCount('GRADE_OVERDUE', 2)).toBe('2 kurser med försenade betyg');
  });

  it.each(valuesOf(notificationKindLabels))('has a text for %s that names nobody', (kind) => {
    for (const count of [1, 3]) expect(notificationCount(kind, count)).toMatch(/^\d [^\d]+$/u);
  });
});
