import type { DayPart } from './day-parts';

/** Rows that a card's head and edges take. */
const HEAD = 3;
/** Rows that the text and buttons below a task take. */
const BELOW = 3;

/** The height of a part in rows, nearly. */
const heightOf = ({ rows, rest, count }: DayPart): number =>
  HEAD +
  rows.reduce((sum, { below }) => sum + (below ? BELOW : 1), 0) +
  (rest && count > rows.length ? 1 : 0);

/**
 * The column of each part by its title: each goes to the shorter column, in order. A part that has a column stays in
 * it, so that nothing moves over when another one is done.
 */
export function placedIn(
  parts: readonly DayPart[],
  known: ReadonlyMap<string, number> = new Map(),
): ReadonlyMap<string, number> {
  const heights = [0, 0];
  const placed = new Map<string, number>();
  const put = (part: DayPart, column: number) => {
    placed.set(part.title, column);
    heights[column]! += heightOf(part);
  };
  for (const part of parts) {
    const column = known.get(part.title);
    if (column !== undefined) put(part, column);
  }
  for (const part of parts) if (!placed.has(part.title)) put(part, heights[1]! < heights[0]! ? 1 : 0);
  return placed;
}
