import { isTalkDue } from '../../../../../domain/placements/talks';
import { cleanSearch, comparable } from '../../../../../domain/text/clean-text';
import type { AplStatus, Branch } from '../../../../../domain/generated';
import { today } from '../../../lib/dates';
import { aplStatuses } from '../../../lib/fixed-texts';
import type { BoardCard } from '../board-card';

/** What a placement can be filtered by, as in the address. */
export type PlacementFilter = 'utan' | 'avtal' | 'samtal' | 'timmar' | 'omdome';

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
  /** Those without a placement, with an unsigned agreement, a talk that is due or too few hours. */
  placement: PlacementFilter | null;
  /** Id of the workplace. */
  workplace: string | null;
  branch: Branch | null;
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
  ...filter
}: BoardFilter): boolean {
  return (
    cleanSearch(name) !== '' ||
    municipality !== null ||
    education !== null ||
    mine ||
    unseen ||
    due ||
    ongoing ||
    isPlacementFiltered(filter)
  );
}

type ByPlacement = Pick<BoardFilter, 'placement' | 'workplace' | 'branch'>;

/** Whether the filter looks at placements. */
export const isPlacementFiltered = ({ placement, workplace, branch }: ByPlacement): boolean =>
  placement !== null || workplace !== null || branch !== null;

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
    (!ongoing || card.hasOngoingApl) &&
    isPlaced(card, filter)
  );
}

function isPlaced({ placement }: BoardCard, filter: ByPlacement): boolean {
  const { workplace, branch } = filter;
  if (filter.placement === 'utan' && placement !== null && !placement.isDone) return false;
  return (
    (filter.placement !== 'avtal' || placement?.isAgreementMissing === true) &&
    (filter.placement !== 'samtal' || (placement !== null && isTalkDue(placement, today()))) &&
    (filter.placement !== 'timmar' || placement?.isBehind === true) &&
    (filter.placement !== 'omdome' || placement?.isAssessmentMissing === true) &&
    (workplace === null || placement?.workplaceId === workplace) &&
    (branch === null || placement?.branches.includes(branch) === true)
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
