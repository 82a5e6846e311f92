import {
  aboveMost,
  fetchedOf,
  joined,
  waitingOf,
  type Fetched,
  type Group,
  type Piece,
  type View,
} from './chunk-cost';

/** A part of a file that goes to another, or to one of its own; the whole file leaves no rest. */
interface Step {
  from: Group;
  part: Group;
  rest: Group | null;
  to: Group | null;
}

/** What is to be bundled: `single` has each piece as a file of its own. */
interface Build {
  pieces: readonly Piece[];
  views: readonly View[];
  single: readonly Group[];
}

/** So many steps of those that look best are weighed exactly: which leads furthest is not known before. */
const WEIGHED = [4, 8];

/**
 * Betters a plan until nothing helps: a part of a file (one piece, all that a view needs, or the whole) goes to another
 * file or becomes one of its own. Mergers that each looked best may together have brought a view above what it may
 * fetch, and held better ones back.
 */
export function betterPlan(build: Build, start: readonly Group[]): readonly Group[] {
  const plans = WEIGHED.map((weighed) => bettered(build, start, weighed));
  const above = (plan: Fetched) => bytesAbove(build.views, plan);
  return plans.toSorted((one, other) => above(one) - above(other) || one.cost - other.cost)[0]!.groups;
}

/** How much more than they may the views fetch, all together. */
function bytesAbove(views: readonly View[], { bytes, files }: Fetched): number {
  return views.reduce((sum, view, at) => sum + aboveMost(view, bytes[at]!, files[at]!), 0);
}

function bettered(build: Build, start: readonly Group[], weighed: number): Fetched {
  const { pieces, views, single } = build;
  let now = fetchedOf(pieces, views, single, start)!;
  // The first is looked at and goes last; what a step makes does so too.
  for (let unchanged = 0; unchanged < now.groups.length;) {
    const better = bestStep(build, now, now.groups[0]!, weighed);
    now = better ?? { ...now, groups: [...now.groups.slice(1), now.groups[0]!] };
    unchanged = better ? 0 : unchanged + 1;
  }
  return now;
}

/** The files after what is best done with one of them; null where it stays as it is. */
function bestStep(
  { pieces, views, single }: Build,
  now: Fetched,
  from: Group,
  weighed: number,
): Fetched | null {
  const others = [null, ...now.groups.filter((group) => group !== from)];
  const steps = partsOf(views, single, from)
    .flatMap(({ part, rest }) => others.map((to) => ({ from, part, rest, to })))
    .filter(({ rest, to }) => rest ?? to)
    .map((step) => ({ ...step, gain: likelyGain(views, now, step) }))
    .sort((one, other) => other.gain - one.gain);
  let best: Fetched | null = null;
  for (const { part, rest, to } of steps.slice(0, weighed)) {
    const stay = now.groups.filter((group) => group !== from && group !== to);
    const come = [to ? joined([to, part]) : part, ...(rest ? [rest] : [])];
    const then = fetchedOf(pieces, views, single, [...stay, ...come]);
    if (then && then.cost < (best ?? now).cost) best = then;
  }
  return best;
}

/** How much less is waited for after a step, leaving out what the files that come import. */
function likelyGain(
  views: readonly View[],
  { bytes, files }: Fetched,
  { from, part, rest, to }: Step,
): number {
  let gain = 0;
  for (let view = 0; view < views.length; view += 1) {
    const hadFrom = from.needed[view]!;
    const hadTo = to ? to.needed[view]! : 0;
    const hasTo = hadTo | part.needed[view]!;
    const hasRest = rest ? rest.needed[view]! : 0;
    const moreFiles = hasTo + hasRest - hadFrom - hadTo;
    const toSize = to ? to.size : 0;
    const moreBytes =
      hasTo * (toSize + part.size) + hasRest * (rest ? rest.size : 0) - hadFrom * from.size - hadTo * toSize;
    if (moreBytes === 0 && moreFiles === 0) continue;
    gain += waitingOf(views[view]!, bytes[view]!, files[view]!);
    gain -= waitingOf(views[view]!, bytes[view]! + moreBytes, files[view]! + moreFiles);
  }
  return gain;
}

/** The parts of a file that may go elsewhere, each with what stays; the whole file leaves nothing. */
function partsOf(
  views: readonly View[],
  single: readonly Group[],
  { members }: Group,
): { part: Group; rest: Group | null }[] {
  const parts = new Map<string, number[]>();
  const add = (some: number[]) => {
    if (some.length > 0 && some.length < members.length) parts.set(some.join(), some);
  };
  for (const member of members) add([member]);
  views.forEach(({ most }, view) => {
    if (most) add(members.filter((member) => single[member]!.needed[view]));
  });
  const groupOf = (some: readonly number[]) => joined(some.map((member) => single[member]!));
  return [
    { part: groupOf(members), rest: null },
    ...[...parts.values()].map((some) => ({
      part: groupOf(some),
      rest: groupOf(members.filter((member) => !some.includes(member))),
    })),
  ];
}
