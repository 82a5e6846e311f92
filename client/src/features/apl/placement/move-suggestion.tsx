import { useState } from 'react';
import type { AplStatus, PlacementState } from '../../../../../domain/generated';
import { aplStatusLabels } from '../../../../../domain/labels/apl';
import { placementStateLabels } from '../../../../../domain/labels/placement';
import { suggestedColumn } from '../../../../../domain/placements/board-column';
import { Button } from '../../../ui/button';
import { Row } from '../../../ui/layout';
import type { BoardCard } from '../board-card';

interface MoveSuggestionProps {
  card: BoardCard;
  /** State of the placement that the card follows. */
  state: PlacementState;
  onMove: (card: BoardCard, to: AplStatus) => void;
}

/** Suggests a column that suits the placement; the card moves only by a press. */
export function MoveSuggestion({ card, state, onMove }: MoveSuggestionProps) {
  const to = suggestedColumn(state, card.aplStatus);
  const [declined, setDeclined] = useState<PlacementState | null>(null);
  if (to === null || declined === state) return null;
  return (
    <Row className="box" gap="2" justify="space-between">
      <span>{`Placeringens läge: ${placementStateLabels[state].toLocaleLowerCase('sv')}. Ska kortet flyttas till ”${aplStatusLabels[to]}”?`}</span>
      <Row gap="2">
        <Button size="sm" onClick={() => onMove(card, to)}>
          Flytta kortet
        </Button>
        <Button size="sm" variant="quiet" onClick={() => setDeclined(state)}>
          Låt stå
        </Button>
      </Row>
    </Row>
  );
}
