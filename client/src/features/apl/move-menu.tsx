import { IconDots, IconSquare, IconSquareCheck } from '@tabler/icons-react';
import type { AplStatus } from '../../../../domain/generated';
import { aplStatusLabels } from '../../../../domain/labels/apl';
import { aplStatuses, boardTexts } from '../../lib/fixed-texts';
import { IconButton } from '../../ui/button';
import { Menu, type MenuItem } from '../../ui/overlays/menu';
import { sign } from '../../ui/text/sign';
import { AplGlyph } from './apl-glyph';
import type { BoardCard } from './board-card';

/** The columns to move to; the one that the student is in cannot be chosen. */
export function moveItems(current: AplStatus, onMove: (to: AplStatus) => void): MenuItem[] {
  return aplStatuses.map((status) => ({
    key: status,
    label: aplStatusLabels[status],
    icon: <AplGlyph status={status} />,
    disabled: status === current,
    onSelect: () => onMove(status),
  }));
}

/** 'Flytta till…': the way to move a card without dragging (WCAG 2.5.7), and the best one on a phone; 'Välj' chooses it to be moved with others. */
export function MoveMenu({
  card,
  isChosen,
  onMove,
  onChoose,
}: {
  card: BoardCard;
  isChosen: boolean;
  onMove: (card: BoardCard, to: AplStatus) => void;
  onChoose: (id: string) => void;
}) {
  return (
    <Menu
      label={boardTexts.moveTo}
      showLabel
      items={() => [
        ...moveItems(card.aplStatus, (status) => onMove(card, status)),
        {
          key: 'choose',
          label: isChosen ? 'Ta bort ur urvalet' : 'Välj',
          icon: sign(isChosen ? IconSquareCheck : IconSquare),
          onSelect: () => onChoose(card.id),
        },
      ]}
      trigger={(attributes) => (
        <IconButton
          {...attributes}
          label={boardTexts.moveCard(card.name)}
          size="sm"
          className="apl-card-menu"
          icon={IconDots}
        />
      )}
    />
  );
}
