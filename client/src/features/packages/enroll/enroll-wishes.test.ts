import { chosenOf, noWishes, toPlanWishes } from './enroll-wishes';
import type { DraftStep } from '../form/package-draft';

const step = (ids: string[], isRequired: boolean): DraftStep => ({
  key: `val ${ids.join()}`,
  courses: ids.map((id) => ({
    id,
    code: id,
    name: id,
    points: 100,
    system: 'GY11',
    hasApl: false,
    equivalents: [],
  })),
  group: ids.join(),
  isRequired,
  plannedWeek: '',
});

describe('what a package leaves open', () => {
  const must = step(['a', 'b'], true);
  const may = step(['c', 'd'], false);
  const alone = step(['e'], false);

  test('a mandatory choice starts with its first course, an optional one with none', () => {
    expect([must, may].map((one) => chosenOf(one, noWishes))).toEqual(['a', null]);
    expect(toPlanWishes([must, may, alone], noWishes)).toEqual({
      choices: [{ choiceGroup: 'a,b', courseId: 'a' }],
      optionalCourseIds: [],
    });
  });

  test('selections are sent, and deselected ones are not', () => {
    const wishes = { chosen: { [must.key]: 'b', [may.key]: 'd' }, optional: ['e'] };
    expect(toPlanWishes([must, may, alone], wishes)).toEqual({
      choices: [
        { choiceGroup: 'a,b', courseId: 'b' },
        { choiceGroup: 'c,d', courseId: 'd' },
      ],
      optionalCourseIds: ['e'],
    });
    const back = { chosen: { ...wishes.chosen, [may.key]: null }, optional: [] };
    expect(toPlanWishes([may, alone], back)).toEqual({ choices: [], optionalCourseIds: [] });
  });
});
