import { ASSESSMENT_MISSING_TEXT } from '../../../../../domain/placements/assessment';
import { useMemo } from 'react';
import { AGREEMENT_MISSING_MARK, branchLabels } from '../../../../../domain/labels/placement';
import { optionsOf } from '../../../../../domain/options';
import { Select } from '../../../ui/fields/select';
import type { BoardCard } from '../board-card';
import type { PlacementFilter } from '../board/board-filter';
import type { useBoardFilter } from '../board/use-board-filter';

const placements = optionsOf({
  utan: 'Utan placering',
  avtal: AGREEMENT_MISSING_MARK,
  samtal: 'Dags för samtal',
  timmar: 'För få timmar',
  omdome: ASSESSMENT_MISSING_TEXT,
} satisfies Record<PlacementFilter, string>);
const branches = optionsOf(branchLabels);

interface PlacementFiltersProps {
  state: ReturnType<typeof useBoardFilter>;
  cards: readonly BoardCard[];
}

/** The board's filters by placement, workplace and branch. */
export default function PlacementFilters({ state, cards }: PlacementFiltersProps) {
  const { filter, setPlacement, setWorkplace, setBranch } = state;
  const workplaces = useMemo(() => workplacesOf(cards), [cards]);
  return (
    <>
      <Select
        className="apl-filter-municipality"
        label="Placering"
        hideLabel
        placeholder="Alla placeringar"
        options={placements}
        value={filter.placement}
        onChange={setPlacement}
      />
      <Select
        className="apl-filter-municipality"
        label="Arbetsplats"
        hideLabel
        placeholder="Alla arbetsplatser"
        options={workplaces}
        value={filter.workplace}
        onChange={setWorkplace}
      />
      <Select
        className="apl-filter-municipality"
        label="Bransch"
        hideLabel
        placeholder="Alla branscher"
        options={branches}
        value={filter.branch}
        onChange={setBranch}
      />
    </>
  );
}

/** The workplaces on the board, to choose among. */
function workplacesOf(cards: readonly BoardCard[]) {
  const names = new Map(
    cards.flatMap(({ placement }) =>
      placement ? [[placement.workplaceId, placement.workplace] as const] : [],
    ),
  );
  return [...names]
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label, 'sv'));
}
