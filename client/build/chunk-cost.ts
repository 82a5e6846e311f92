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
  /** What it may fetch: what is above counts as if many waited for it. */
  most?: { bytes: number; files: number };
}

/** Pieces that travel as one file. */
export interface Group {
  members: readonly number[];
  size: number;
  /** For each view, whether it fetches the group. */
  needed: Uint8Array;
}

/** What asking for one more file costs, in bytes that could have come instead: headers, its turn, its own compression. */
export const FILE_COST = 6_000;
/** How much a byte counts that is above a view's most: more than all that could be saved elsewhere. */
const ABOVE_WEIGHT = 200;

/** What a view fetches before it can be used, each piece being a file of its own. */
export const neededBy = (pieces: readonly Piece[], starts: readonly number[]): Set<number> =>
  reachOf(starts, (at) => pieces[at]!.imports);

/** Each piece as a file of its own. */
export function apart(pieces: readonly Piece[], views: readonly View[]): Group[] {
  const needs = views.map(({ starts }) => neededBy(pieces, starts));
  return pieces.map(({ size }, at) => ({
    members: [at],
    size,
    needed: Uint8Array.from(needs, (reach) => (reach.has(at) ? 1 : 0)),
  }));
}

/** Some groups as one. */
export function joined(groups: readonly Group[]): Group {
  const needed = new Uint8Array(groups[0]!.needed.length);
  for (const group of groups)
    for (let view = 0; view < needed.length; view += 1) needed[view]! |= group.needed[view]!;
  return {
    members: groups.flatMap(({ members }) => members),
    size: groups.reduce((sum, { size }) => sum + size, 0),
    needed,
  };
}

/** By how many bytes so much is more than a view may fetch, each file too many counted as what asking for one costs. */
export const aboveMost = ({ most }: View, bytes: number, files: number): number =>
  most ? Math.max(0, bytes - most.bytes) + Math.max(0, files - most.files) * FILE_COST : 0;

/** What it costs a view to wait for so many bytes in so many files. */
export const waitingOf = (view: View, bytes: number, files: number): number =>
  view.weight * (bytes + files * FILE_COST) + ABOVE_WEIGHT * aboveMost(view, bytes, files);

/** What the views of some files fetch. */
export interface Fetched {
  groups: Group[];
  /** For each view. */
  bytes: number[];
  files: number[];
  /** What all views wait for. */
  cost: number;
}

/**
 * What each view fetches where these are the files: those that it begins with and all that they import, also for
 * modules that the view has no use for. Null where they cannot be the files: one leads back to itself, or a document of
 * its own would fetch what it does not need.
 */
export function fetchedOf(
  pieces: readonly Piece[],
  views: readonly View[],
  single: readonly Group[],
  files: readonly Pick<Group, 'members'>[],
): Fetched | null {
  const fileOf = new Uint16Array(pieces.length);
  files.forEach(({ members }, file) => {
    for (const member of members) fileOf[member] = file;
  });
  const reach = reachOfFiles(pieces, fileOf, files);
  if (!reach) return null;
  const groups = files.map(({ members }) => ({
    members,
    size: members.reduce((sum, member) => sum + pieces[member]!.size, 0),
    needed: new Uint8Array(views.length),
  }));
  const fetched: Fetched = { groups, bytes: [], files: [], cost: 0 };
  views.forEach((view, at) => {
    let [bytes, count] = [0, 0];
    for (const start of view.starts)
      for (const file of reach[fileOf[start]!]!) {
        const group = groups[file]!;
        if (group.needed[at]) continue;
        group.needed[at] = 1;
        bytes += group.size;
        count += 1;
      }
    fetched.bytes.push(bytes);
    fetched.files.push(count);
    fetched.cost += waitingOf(view, bytes, count);
  });
  const staysApart = groups.every(({ members, needed }) =>
    views.every(
      ({ isApart }, at) => !isApart || !needed[at] || members.every((one) => single[one]!.needed[at]),
    ),
  );
  return staysApart ? fetched : null;
}

/** For each file itself and those that it leads to; null where one leads back to itself. */
function reachOfFiles(
  pieces: readonly Piece[],
  fileOf: Uint16Array,
  files: readonly Pick<Group, 'members'>[],
): Set<number>[] | null {
  const reach: Set<number>[] = [];
  const open = new Set<number>();
  const visit = (file: number): boolean => {
    if (reach[file]) return true;
    if (open.has(file)) return false;
    open.add(file);
    const own = new Set([file]);
    for (const member of files[file]!.members)
      for (const piece of pieces[member]!.imports) {
        const next = fileOf[piece]!;
        if (next === file || own.has(next)) continue;
        if (!visit(next)) return false;
        for (const one of reach[next]!) own.add(one);
      }
    open.delete(file);
    reach[file] = own;
    return true;
  };
  return files.every((_, file) => visit(file)) ? reach : null;
}
