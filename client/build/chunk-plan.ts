import { reachOf } from './reach';

/** A file of the exact build: modules that the same entries need, no more and no fewer. */
export interface Piece {
  /** What it costs to fetch, in bytes. */
  size: number;
  /** The pieces that it imports at once, by their places in the list. */
  imports: readonly number[];
}

/** Something that a person waits for: a page, or a part of one that comes when it is asked for. */
export interface View {
  /** The pieces that it begins with, by their places in the list. */
  starts: readonly number[];
  /** How much its waiting counts beside the others'. */
  weight: number;
  /** A document of its own: what it shares with the others stays free of what is theirs alone. */
  isApart?: boolean;
}

/** What asking for one more file costs, in bytes that could have come instead: headers, its turn, its own compression. */
const FILE_COST = 6_000;

/**
 * Which pieces travel as one file. Each merger saves a request wherever both are needed, and sends bytes in vain
 * wherever one is: the best is made until none gains. No two files import each other, so that what a module needs has
 * always run before it.
 *
 * @returns for each piece the number of its file
 */
export function planChunks(pieces: readonly Piece[], views: readonly View[]): number[] {
  const needs = views.map(({ starts }) => neededBy(pieces, starts));
  const groups: (Group | null)[] = pieces.map(({ size, imports }, at) => ({
    members: [at],
    size,
    needed: Uint8Array.from(needs, (reach) => (reach.has(at) ? 1 : 0)),
    imports: new Set(imports),
  }));
  const groupOf = pieces.map((_, at) => at);
  const gains = new Map<number, number>();
  const key = (a: number, b: number) => Math.min(a, b) * pieces.length + Math.max(a, b);
  const weigh = (a: number, b: number) => {
    const gain = gainOf(groups[a]!, groups[b]!, views);
    if (gain > 0) gains.set(key(a, b), gain);
  };
  for (let a = 0; a < groups.length; a += 1) for (let b = a + 1; b < groups.length; b += 1) weigh(a, b);
  while (gains.size > 0) {
    const best = [...gains].reduce((one, other) => (other[1] > one[1] ? other : one));
    const [into, from] = [Math.floor(best[0] / pieces.length), best[0] % pieces.length];
    if (wouldCircle(groups, groupOf, into, from)) {
      gains.delete(best[0]);
      continue;
    }
    groups[into] = merged(groups[into]!, groups[from]!);
    for (const member of groups[from]!.members) groupOf[member] = into;
    groups[from] = null;
    groups.forEach((group, other) => {
      gains.delete(key(other, from));
      gains.delete(key(other, into));
      if (group && other !== into) weigh(other, into);
    });
  }
  return groupOf;
}

interface Group {
  members: number[];
  size: number;
  /** For each view, whether it needs the group. */
  needed: Uint8Array;
  /** Pieces that its members import. */
  imports: Set<number>;
}

/** What a view fetches before it can be used. */
export const neededBy = (pieces: readonly Piece[], starts: readonly number[]): Set<number> =>
  reachOf(starts, (at) => pieces[at]!.imports);

function gainOf(a: Group, b: Group, views: readonly View[]): number {
  let gain = 0;
  for (let view = 0; view < views.length; view += 1) {
    const [hasA, hasB] = [a.needed[view], b.needed[view]];
    if (hasA && hasB) gain += views[view]!.weight * FILE_COST;
    else if (hasA || hasB) {
      if (views[view]!.isApart) return 0;
      gain -= views[view]!.weight * (hasA ? b.size : a.size);
    }
  }
  return gain;
}

function merged(a: Group, b: Group): Group {
  return {
    members: [...a.members, ...b.members],
    size: a.size + b.size,
    needed: a.needed.map((needed, view) => needed | b.needed[view]!),
    imports: new Set([...a.imports, ...b.imports]),
  };
}

/** Whether one leads to the other by way of a third, which the two as one would import and be imported by. */
function wouldCircle(
  groups: readonly (Group | null)[],
  groupOf: readonly number[],
  a: number,
  b: number,
): boolean {
  const next = (at: number) => [...groups[at]!.imports].map((piece) => groupOf[piece]!);
  const leads = (from: number, to: number) => {
    const others = next(from).filter((at) => at !== to && at !== from);
    return reachOf(others, (at) => next(at).filter((one) => one !== from)).has(to);
  };
  return leads(a, b) || leads(b, a);
}
