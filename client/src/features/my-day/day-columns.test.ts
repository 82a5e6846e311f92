import type { DayPart } from './day-parts';
import { placedIn } from './day-columns';

const part = (title: string, rows: number, below?: string): DayPart => ({
  ...{ title, count: rows, well: '' },
  rows: Array.from({ length: rows }, (_, place) => ({
    ...{ key: `${title}${place}`, title, facts: [] },
    ...(below && { below }),
  })),
});

describe('the columns of My day', () => {
  it('fill evenly, each part in the shorter column', () => {
    const parts = [
      part('Att följa upp', 2),
      part('Försenade betyg', 3),
      part('Att betygsätta', 3),
      part('Olästa kommentarer', 5, 'text'),
      part('Längst tid utan aktivitet', 5),
      part('Nytt sedan sist', 5),
    ];
    const placed = placedIn(parts);
    expect(Object.fromEntries(placed)).toEqual({
      'Att följa upp': 0,
      'Försenade betyg': 1,
      'Att betygsätta': 0,
      'Olästa kommentarer': 1,
      'Längst tid utan aktivitet': 0,
      'Nytt sedan sist': 0,
    });
  });

  it('keep a part in its column when another part is done', () => {
    const [one, two, three] = [part('Ett', 1), part('Två', 5), part('Tre', 5)];
    const before = placedIn([one!, two!, three!]);
    expect(before.get('Tre')).toBe(0);
    expect(placedIn([two!, three!, part('Fyra', 1)], before)).toEqual(
      new Map([
        ['Två', 1],
        ['Tre', 0],
        ['Fyra', 0],
      ]),
    );
  });
});
