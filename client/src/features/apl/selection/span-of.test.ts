import type { BoardCard } from '../board-card';
import type { Columns } from '../board/board-filter';
import { spanOf } from './span-of';

const cards = (...ids: string[]) => ids.map((id) => ({ id }) as BoardCard);
const columns: Columns = {
  GRAY: cards('a', 'b', 'c', 'd'),
  RED: cards('e', 'f'),
  BLUE: [],
  YELLOW: [],
  GREEN: [],
};

describe('the cards selected with Shift', () => {
  test.each([
    ['a', 'c', ['a', 'b', 'c']],
    ['d', 'b', ['b', 'c', 'd']],
    ['b', 'b', ['b']],
    ['a', 'f', ['f']],
    [null, 'c', ['c']],
    ['gone', 'c', ['c']],
  ])('from %p to %p are %p', (from, to, span) => {
    expect(spanOf(columns, from, to)).toEqual(span);
  });
});
