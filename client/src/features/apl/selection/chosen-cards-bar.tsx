import { counted } from '../../../../../domain/numbers';
import { PLACEMENT_LIMITS } from '../../../../../domain/placements/limits';
import { aplStatusLabels } from '../../../../../domain/labels/apl';
import type { AplStatus } from '../../../../../domain/generated';
import { aplStatuses, boardTexts } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { SelectionBar } from '../../../ui/list/selection-bar';
import { Menu } from '../../../ui/overlays/menu';
import { AplGlyph } from '../apl-glyph';
import type { BoardCard } from '../board-card';

interface ChosenCardsBarProps {
  cards: readonly BoardCard[];
  onMove: (to: AplStatus) => void;
  onClear: () => void;
}

/** How many cards are chosen, and the menu that moves them. Nothing without a chosen card. */
export default function ChosenCardsBar({ cards, onMove, onClear }: ChosenCardsBarProps) {
  const most = PLACEMENT_LIMITS.movedCards;
  const isTooMany = cards.length > most;
  const items = () =>
    aplStatuses.map((status) => ({
      key: status,
      label: aplStatusLabels[status],
      icon: <AplGlyph status={status} />,
      disabled: cards.every(({ aplStatus }) => aplStatus === status),
      onSelect: () => onMove(status),
    }));
  return (
    <SelectionBar
      label="Valda elever"
      text={
        isTooMany
          ? `${cards.length} elever valda, högst ${most} flyttas åt gången`
          : counted(cards.length, 'elev vald', 'elever valda')
      }
      onClear={onClear}
    >
      <Menu
        label={boardTexts.moveChosen}
        showLabel
        items={items}
        trigger={(attributes) => (
          <Button {...attributes} size="sm" variant="primary" disabled={isTooMany}>
            {boardTexts.moveChosen}
          </Button>
        )}
      />
    </SelectionBar>
  );
}
