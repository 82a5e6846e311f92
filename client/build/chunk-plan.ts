import { apart, FILE_COST, joined, type Group, type Piece, type View } from './chunk-cost';
import { betterPlan } from './chunk-steps';
import { reachOf } from './reach';

/**
 * Which pieces travel as one file. Each merger saves a request wherever both are needed, and sends bytes in vain
 * wherever one is: the best is made until none gains, and what comes of it is bettered until every view has what it may
 * have at most, as far as that goes. No two files import each other, so that what a module needs has always run before
 * it.
 *
 * @returns for each piece the number of its file
 */
export function planChunks(pieces: readonly Piece[], views: readonly View[]): number[] {
  const single = apart(pieces, views);
  const groups = betterPlan({ pieces, views, single }, mergedGreedily(pieces, views, single));
  const fileOf = pieces.map((_, at) => at);
  for (const { members } of groups) for (const member of members) fileOf[member] = Math.min(...members);
  return fileOf;
}

function mergedGreedily(pieces: readonly Piece[], views: readonly View[], single: readonly Group[]): Group[] {
  const groups: (Group | null)[] = [...single];
  const groupOf = pieces.map((_, at) => at);
  const next = (at: number) =>
    groups[at]!.members.flatMap((member) => pieces[member]!.imports.map((piece) => groupOf[piece]!));
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
    if (wouldCircle(next, into, from)) {
      gains.delete(best[0]);
      continue;
    }
    for (const member of groups[from]!.members) groupOf[member] = into;
    groups[into] = joined([groups[into]!, groups[from]!]);
    groups[from] = null;
    groups.forEach((group, other) => {
      gains.delete(key(other, from));
      gains.delete(key(other, into));
      if (group && other !== into) weigh(other, into);
    });
  }
  return groups.filter((group) => group !== null);
}

/** What views save by a merger, whatever they may fetch at most: in the beginning all fetch too many files. */
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

/** Whether one leads to the other by way of a third, which the two as one would import and be imported by. */
function wouldCircle(next: (at: number) => number[], a: number, b: number): boolean {
  const leads = (from: number, to: number) => {
    const others = next(from).filter((at) => at !== to && at !== from);
    return reachOf(others, (at) => next(at).filter((one) => one !== from)).has(to);
  };
  return leads(a, b) || leads(b, a);
}
