import { cleanSearch, comparable } from '../../../../../domain/text/clean-text';
import type { AplStatus } from '../../../../../domain/generated';
import { aplStatuses } from '../../../lib/fixed-texts';
import type { BoardCard } from '../board-card';

/** What the board is narrowed to and its order; nothing of it is the board as specified, with everyone. */
export interface BoardFilter {
  name: string;
  municipality: string | null;
  education: string | null;
  /** Those whose responsible teacher one is. */
  mine: boolean;
  /** Those with comments that one has not seen. */
  unseen: boolean;
  /** Those with a follow-up of one's own whose day has come. */
  due: boolean;
  /** Those who study a package with a work placement now. */
  ongoing: boolean;
  /** Who has stood longest in the column first, else by name. */
  longestFirst: boolean;
}

/** Whether the filter leaves anyone out. */
export function isNarrowed({
  name,
  municipality,
  education,
  mine,
  unseen,
  due,
  ongoing,
}: BoardFilter): boolean {
  return (
    cleanSearch(name) !== '' ||
    municipality !== null ||
    education !== null ||
    mine ||
    unseen ||
    due ||
    ongoing
  );
}

export type Columns = Record<AplStatus, BoardCard[]>;

/** The cards of each column that pass the filter, in the board's order; every word must be part of the name. */
export function columnsOf(cards: readonly BoardCard[], filter: BoardFilter): Columns {
  const words = comparable(cleanSearch(filter.name)).split(' ').filter(Boolean);
  const columns = Object.fromEntries(aplStatuses.map((status) => [status, [] as BoardCard[]])) as Columns;
  for (const card of cards) {
    if (!isWithin(card, filter)) continue;
    const name = words.length > 0 ? comparable(card.name) : '';
    if (words.every((word) => name.includes(word))) columns[card.aplStatus].push(card);
  }
  if (filter.longestFirst)
    for (const status of aplStatuses)
      columns[status].sort((one, other) => (one.aplStatusSince < other.aplStatusSince ? -1 : 1));
  return columns;
}

function isWithin(card: BoardCard, filter: BoardFilter): boolean {
  const { municipality, education, mine, unseen, due, ongoing } = filter;
  return (
    (municipality === null || card.municipality === municipality) &&
    (education === null || card.education === education) &&
    (!mine || card.isMine) &&
    (!unseen || card.unseenCount > 0) &&
    (!due || card.isDue) &&
    (!ongoing || card.hasOngoingApl)
  );
}

/** The packages and programs on the board, to choose among; a course or '3 kurser' is none. */
export function educationsOf(cards: readonly BoardCard[]): string[] {
  const all = new Set(
    cards.flatMap(({ education, isPackage }) => (isPackage && education !== null ? [education] : [])),
  );
  return [...all].sort((one, other) => one.localeCompare(other, 'sv'));
}

/** The number of cards in each column, regardless of the filter. */
export function countsOf(cards: readonly BoardCard[]): Record<AplStatus, number> {
  const counts: Record<AplStatus, number> = { GRAY: 0, RED: 0, BLUE: 0, YELLOW: 0, GREEN: 0 };
  for (const card of cards) counts[card.aplStatus] += 1;
  return counts;
}
