import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { memo, useCallback, useContext, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import type { AplStatus } from '../../../../../domain/generated';
import { aplStatusLabels } from '../../../../../domain/labels/apl';
import { isMotionReduced } from '../../../lib/motion';
import { AplGlyph } from '../apl-glyph';
import type { BoardCard } from '../board-card';
import { DraggedCard, useColumnDrop } from './drag/board-drag';
import { StudentCard, type CardActions } from '../student-card';

const cardHeight = 88;

/** A card to be shown and focused; a new object each time, so that the same card can be shown twice. */
export interface Reveal {
  id: string;
}

export interface BoardColumnProps {
  status: AplStatus;
  /** The cards that pass the filter. */
  cards: readonly BoardCard[];
  /** All cards of the column; null while they have not come. */
  total: number | null;
  actions: CardActions;
  arrived: ReadonlySet<string>;
  chosen: ReadonlySet<string>;
  isChoosing: boolean;
  /** Only where the card is in this column. */
  reveal: Reveal | null;
}

function sameColumn(one: BoardColumnProps, other: BoardColumnProps): boolean {
  return (
    one.total === other.total &&
    one.actions === other.actions &&
    one.arrived === other.arrived &&
    one.chosen === other.chosen &&
    one.isChoosing === other.isChoosing &&
    one.reveal === other.reveal &&
    one.cards.length === other.cards.length &&
    one.cards.every((card, index) => card === other.cards[index])
  );
}

/** One status with its cards (specification §4): its head, its count, its list, of which only what shows is rendered. */
export const BoardColumn = memo(function BoardColumn({ status, cards, total, ...list }: BoardColumnProps) {
  const { setColumn, isOver } = useColumnDrop(status);
  const headingId = `apl-${status}`;
  return (
    <section
      ref={setColumn}
      className={`apl-column apl-${status}`}
      data-status={status}
      data-over={isOver || undefined}
      aria-labelledby={headingId}
    >
      <header className="apl-column-head">
        <AplGlyph status={status} />
        <div className="apl-column-title">
          <h2 id={headingId}>
            {aplStatusLabels[status]}{' '}
            {total !== null && <span className="sr-only">{spokenCount(cards.length, total)}</span>}
          </h2>
          {total !== null && (
            <span className="apl-count tabular" aria-hidden="true">
              {cards.length === total ? total : `${cards.length} av ${total}`}
            </span>
          )}
        </div>
      </header>
      <ColumnList label={aplStatusLabels[status]} loading={total === null} cards={cards} {...list} />
    </section>
  );
}, sameColumn);

function spokenCount(shown: number, total: number): string {
  const students = total === 1 ? 'student' : 'studenter';
  return shown === total ? `${total} ${students}` : `${shown} av ${total} ${students}`;
}

interface ColumnListProps extends Pick<
  BoardColumnProps,
  'cards' | 'actions' | 'arrived' | 'chosen' | 'isChoosing' | 'reveal'
> {
  label: string;
  loading: boolean;
}

const ColumnList = memo(function ColumnList({
  label,
  loading,
  cards,
  actions,
  arrived,
  chosen,
  isChoosing,
  reveal,
}: ColumnListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const dragged = useContext(DraggedCard);
  const [focused, setFocused] = useState<string | null>(null);
  // A card that has the focus, is dragged or is about to be shown stays mounted wherever one scrolls.
  const kept = [focused, dragged, reveal?.id ?? null];
  const keptIndexes = kept.flatMap((id) => (id === null ? [] : [cards.findIndex((card) => card.id === id)]));
  const keptKey = keptIndexes.filter((index) => index >= 0).join();
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = new Set(defaultRangeExtractor(range));
      for (const index of keptKey.split(',')) if (index !== '') indexes.add(Number(index));
      return [...indexes].sort((one, other) => one - other);
    },
    [keptKey],
  );
  const virtual = useVirtualizer({
    count: cards.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => cardHeight,
    getItemKey: (index) => cards[index]?.id ?? index,
    overscan: 2,
    gap: 8,
    paddingStart: 8,
    paddingEnd: 8,
    rangeExtractor,
    useFlushSync: false,
  });

  const latest = useRef({ cards, virtual });
  useLayoutEffect(() => {
    latest.current = { cards, virtual };
  });
  useLayoutEffect(() => {
    if (!reveal) return;
    const index = latest.current.cards.findIndex(({ id }) => id === reveal.id);
    if (index < 0) return;
    latest.current.virtual.scrollToIndex(index, { align: 'auto' });
    const card = scroller.current?.querySelector(`[data-card="${reveal.id}"]`);
    card?.querySelector<HTMLElement>('.apl-card-name')?.focus({ preventScroll: true });
    const behavior = isMotionReduced() ? 'instant' : 'smooth';
    card?.closest('.apl-column')?.scrollIntoView({ behavior, block: 'nearest', inline: 'nearest' });
  }, [reveal]);

  const onFocus = (event: FocusEvent) => setFocused(cardIdOf(event.target));
  return (
    <div ref={scroller} className="apl-list" onFocus={onFocus} onBlur={() => setFocused(null)}>
      {cards.length === 0 && <p className="apl-empty meta">{loading ? '' : 'Inga kort'}</p>}
      <ul aria-label={label} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const card = cards[index];
          if (!card) return null;
          return (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              data-card={card.id}
              aria-setsize={cards.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
            >
              <StudentCard
                card={card}
                actions={actions}
                arrived={arrived.has(card.id)}
                isChosen={chosen.has(card.id)}
                isChoosing={isChoosing}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
});

function cardIdOf(element: Element): string | null {
  return element.closest<HTMLElement>('[data-card]')?.dataset['card'] ?? null;
}
