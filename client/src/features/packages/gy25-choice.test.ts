import { replacementsOf, twiceIn, type Replacement } from './gy25-choice';

const course = (id: string) => ({
  ...{ id, code: id, name: id, points: 100, isArchived: false, source: null, equivalents: [] },
  system: 'GY25' as const,
});
const pair = (id: string, ...proposals: string[]): Replacement => ({
  course: { ...course(id), system: 'GY11' },
  proposals: proposals.map(course),
});

describe('the upgrade of a package to Gy25', () => {
  const paired = [pair('a', 'x', 'y'), pair('b', 'x'), pair('c', 'x', 'z')];

  test('suggests each equivalent once, and none that the package already has', () => {
    expect([...replacementsOf(paired, new Set(['z']), {})]).toEqual([
      ['a', 'x'],
      ['b', null],
      ['c', null],
    ]);
  });

  test('detects what would be in the package twice', () => {
    const chosen = replacementsOf(paired, new Set(['y']), { a: 'y', c: 'x' });
    expect([...chosen]).toEqual([
      ['a', 'y'],
      ['b', 'x'],
      ['c', 'x'],
    ]);
    expect([...twiceIn(chosen, new Set(['y']))]).toEqual(['a', 'c']);
  });
});
