import { useCallback, useRef, useEffect, useState, type ReactNode } from 'react';
import type { AplStatus } from '../../../../../domain/generated';
import { aplStatuses } from '../../../lib/fixed-texts';
import type { BoardCard } from '../board-card';
import { BoardColumn, type Reveal } from './board-column';
import { BoardDrag } from './drag/board-drag';
import type { Columns } from './board-filter';
import type { CardSelection } from '../selection/use-card-selection';
import { CardUnderPointer, type CardActions } from '../student-card';

interface BoardProps {
  /** The cards have not come yet. */
  loading: boolean;
  cards: readonly BoardCard[];
  columns: Columns;
  /** Cards of each column, whatever the filter. */
  counts: Record<AplStatus, number>;
  actions: CardActions;
  arrived: ReadonlySet<string>;
  selection: Pick<CardSelection, 'ids' | 'isChoosing'>;
  reveal: Reveal | null;
  onDragging: (dragging: boolean) => void;
}

function overlay(card: BoardCard): ReactNode {
  return <CardUnderPointer card={card} />;
}

/** The five columns, with dragging between them (specification §4). */
export function Board({
  loading,
  cards,
  columns,
  counts,
  actions,
  arrived,
  selection,
  reveal,
  onDragging,
}: BoardProps) {
  const [dragging, setDragging] = useState(false);
  const latest = useRef(cards);
  useEffect(() => {
    latest.current = cards;
  });
  const cardOf = useCallback((id: string) => latest.current.find((card) => card.id === id), []);
  const onDrag = useCallback(
    (now: boolean) => {
      setDragging(now);
      onDragging(now);
    },
    [onDragging],
  );
  const revealedIn = reveal && cards.find(({ id }) => id === reveal.id)?.aplStatus;
  const isEmpty = !loading && aplStatuses.every((status) => columns[status].length === 0);
  return (
    <BoardDrag cardOf={cardOf} onMove={actions.move} onDragging={onDrag} overlay={overlay}>
      {/* A scroller without anything to step to takes the focus itself, so that the arrow keys can move it. */}
      <div
        className="apl-scroller no-print"
        {...(isEmpty && { tabIndex: 0, role: 'region', 'aria-label': 'APL-tavlan' })}
        data-dragging={dragging || undefined}
        aria-busy={loading}
      >
        <div className="apl-board">
          {aplStatuses.map((status) => (
            <BoardColumn
              key={status}
              status={status}
              cards={columns[status]}
              total={loading ? null : counts[status]}
              actions={actions}
              arrived={arrived}
              chosen={selection.ids}
              isChoosing={selection.isChoosing}
              reveal={revealedIn === status ? reveal : null}
            />
          ))}
        </div>
      </div>
    </BoardDrag>
  );
}
