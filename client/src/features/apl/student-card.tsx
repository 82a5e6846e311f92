import { IconBell, IconBuildingCommunity, IconCheck, IconClock } from '@tabler/icons-react';
import { memo, type KeyboardEvent, type MouseEvent } from 'react';
import type { AplStatus } from '../../../../domain/generated';
import { AGREEMENT_MISSING_MARK, placementDueLabels } from '../../../../domain/labels/placement';
import { ASSESSMENT_MISSING_TEXT } from '../../../../domain/placements/assessment';
import { hoursText } from '../../../../domain/placements/hours';
import { formatDate, today } from '../../lib/dates';
import { timeInColumn, type BoardCard } from './board-card';
import { useCardDrag } from './board/drag/board-drag';
import { CommentMark } from './comment-mark';
import { MoveMenu } from './move-menu';
import type { Choice } from './selection/use-card-selection';
import { Row } from '../../ui/layout';
import { sign } from '../../ui/text/sign';

/** Actions of a card; the functions are stable, so that memoised cards do not re-render. */
export interface CardActions {
  open: (id: string) => void;
  move: (card: BoardCard, to: AplStatus) => void;
  /** Chooses the card to be moved with others. */
  choose: (id: string, choice: Choice) => void;
}

/** Whether a card is chosen, and whether a plain press chooses it. */
interface Choosing {
  isChosen: boolean;
  isChoosing: boolean;
}

interface FaceProps extends Choosing {
  card: BoardCard;
  actions: CardActions;
  setHandle?: (element: HTMLElement | null) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  describedBy?: string;
}

const CardFace = memo(function CardFace({
  card,
  actions,
  isChosen,
  isChoosing,
  setHandle,
  onKeyDown,
  describedBy,
}: FaceProps) {
  return (
    <>
      <div className="apl-card-head">
        <button
          ref={setHandle}
          type="button"
          className="apl-card-name"
          aria-describedby={isChoosing ? undefined : describedBy}
          aria-pressed={isChoosing || isChosen ? isChosen : undefined}
          onKeyDown={isChoosing ? undefined : onKeyDown}
          // Space lifts the card on its way down; some browsers would press the button on its way up.
          onKeyUp={(event) => event.key === ' ' && !isChoosing && event.preventDefault()}
        >
          {isChosen && sign(IconCheck, 14)}
          {card.name}
        </button>
        <MoveMenu
          card={card}
          isChosen={isChosen}
          onMove={actions.move}
          onChoose={(id) => actions.choose(id, 'toggle')}
        />
      </div>
      <CardLines card={card} />
    </>
  );
});

function CardLines({ card }: { card: BoardCard }) {
  return (
    <>
      {card.education && <p className="apl-card-line">{card.education}</p>}
      {card.placement && <PlacementLine placement={card.placement} />}
      <div className="apl-card-foot">
        {card.municipality && <p className="apl-card-line">{card.municipality}</p>}
        <div className="apl-card-marks">
          {card.isDue && (
            <span className="warning-mark" title="Att följa upp i dag">
              {sign(IconBell, 14, 2)}
              <span className="sr-only">Att följa upp i dag</span>
            </span>
          )}
          <p className="apl-card-days" title="Tid i kolumnen">
            {sign(IconClock, 14)}
            <span className="sr-only">I kolumnen: </span>
            {timeInColumn(card.aplStatusSince)}
          </p>
          <CommentMark card={card} />
        </div>
      </div>
    </>
  );
}

type Hours = Pick<NonNullable<BoardCard['placement']>, 'hoursReported' | 'hoursRequired'>;

/** 'Björkens äldreboende', below it 'Avtal 2026-11-30' and '0 av 450 h'. */
function PlacementLine({ placement }: { placement: NonNullable<BoardCard['placement']> }) {
  const isLate = placement.nextDueOn < today();
  // Before the first day the agreement is what the placement waits for.
  const isUnsigned =
    placement.isAgreementMissing && (placement.nextDue !== 'AGREEMENT' || placement.nextDueOn <= today());
  return (
    <p className="apl-card-line apl-card-placement">
      {sign(IconBuildingCommunity, 14)}
      <span>
        <span className="sr-only">Placering: </span>
        {placement.workplace}
        <br />
        <span className={isLate ? 'apl-card-late' : undefined}>
          {isLate && <span className="sr-only">Försenat: </span>}
          {placementDueLabels[placement.nextDue]}{' '}
          <span className="whole">{formatDate(placement.nextDueOn)}</span>
        </span>
        {isUnsigned && (
          <>
            <br />
            <span className="apl-card-late">{AGREEMENT_MISSING_MARK}</span>
          </>
        )}
        {placement.isAssessmentMissing && placement.nextDue !== 'ASSESSMENT' && (
          <>
            <br />
            {ASSESSMENT_MISSING_TEXT}
          </>
        )}
        {Boolean(placement.hoursRequired) && <HoursBar {...placement} />}
      </span>
    </p>
  );
}

/** '412 av 600 h', with a bar. */
function HoursBar({ hoursReported: reported, hoursRequired: required }: Hours) {
  const percent = required ? Math.min(100, Math.round((reported / required) * 100)) : 100;
  return (
    <Row as="span" gap="2" nowrap>
      <span className="tabular">{hoursText(reported, required)}</span>
      <span className="apl-card-bar" aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </span>
    </Row>
  );
}

interface StudentCardProps extends Choosing {
  card: BoardCard;
  actions: CardActions;
  /** Someone else has just moved it here. */
  arrived: boolean;
}

/**
 * A card on the board: a click anywhere opens it, the name button by keyboard too; it can be dragged (specification §2).
 * A click with Ctrl, Cmd or Shift chooses it, and so does a plain one while cards are chosen by 'Välj'.
 */
export const StudentCard = memo(function StudentCard({
  card,
  actions,
  arrived,
  isChosen,
  isChoosing,
}: StudentCardProps) {
  const { setCard, setHandle, isDragging, onCard, onKeyDown, describedBy } = useCardDrag(card.id);
  const open = (event: MouseEvent<HTMLDivElement>) => {
    // The menu's own presses come here too, its panel by way of React's tree.
    const target = event.target as Element;
    if (!event.currentTarget.contains(target) || target.closest('.apl-card-menu')) return;
    event.currentTarget.querySelector<HTMLElement>('.apl-card-name')?.focus({ preventScroll: true });
    if (event.shiftKey) actions.choose(card.id, 'span');
    else if (isChoosing || event.ctrlKey || event.metaKey) actions.choose(card.id, 'toggle');
    else actions.open(card.id);
  };
  return (
    <div
      ref={setCard}
      className="apl-card"
      data-dragging={isDragging || undefined}
      data-arrived={arrived || undefined}
      data-chosen={isChosen || undefined}
      onClick={open}
      {...onCard}
    >
      <CardFace {...{ card, actions, isChosen, isChoosing, setHandle, onKeyDown, describedBy }} />
    </div>
  );
});

/** The card under the pointer while it is dragged. */
export function CardUnderPointer({ card }: { card: BoardCard }) {
  return (
    <div className="apl-card apl-card-lifted" aria-hidden="true">
      <div className="apl-card-head">
        <span className="apl-card-name">{card.name}</span>
      </div>
      <CardLines card={card} />
    </div>
  );
}
