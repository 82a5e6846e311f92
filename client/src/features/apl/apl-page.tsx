import '../../entities/student/apl-colors.css';
import './apl.css';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { AplStatus } from '../../../../domain/generated';
import { aplStatuses, headings } from '../../lib/fixed-texts';
import { Message } from '../../ui/feedback/message';
import { deferred, onDemand } from '../../ui/on-demand';
import { PageHeader } from '../../ui/page-header';
import { notify } from '../../ui/feedback/toast-store';
import { Board } from './board/board';
import type { BoardChange } from './board/board-changes';
import type { Reveal } from './board/board-column';
import { columnsOf, countsOf, isNarrowed } from './board/board-filter';
import { BoardToolbar } from './board/board-toolbar';
import type { CardParts } from './card-dialog';
import { PrintedBoard } from './board/printed-board';
import { usePrinting } from '../../lib/use-medium';
import { useCardSelection } from './selection/use-card-selection';
import type { CardActions } from './student-card';
import { useBoard } from './board/use-board';
import type { CommentCounts } from './use-card-comments';
import { useBoardFilter } from './board/use-board-filter';
import { useMoveStudent } from './use-move-student';
import { useOpenCard } from './use-open-card';
import { useUndoKey } from '../../ui/drag/use-undo-key';

const loadDialog = () => import('./card-dialog');
const CardDialog = onDemand(async () => (await loadDialog()).CardDialog);
const ChosenCardsBar = deferred(async () => (await import('./selection/chosen-cards-bar')).default);
const noCards: readonly never[] = [];

/** The APL board (specification §2 and §4). `parts` show the comments and files of an opened card. */
export function AplPage({ parts }: { parts: CardParts }) {
  const [newestLast, setNewestLast] = useState(true);
  const [news, setNews] = useState(0);
  const [reveal, setReveal] = useState<Reveal | null>(null);
  const show = useCallback((id: string) => setReveal({ id }), []);
  const state = useBoardFilter();
  const { filter } = state;
  const { opened, shown, open, close } = useOpenCard(show);

  const onNews = (change: BoardChange | null) => {
    const concernsDialog = change === null || (change.kind === 'COMMENTED' && change.studentId === opened);
    if (concernsDialog) setNews((count) => count + 1);
  };
  const { store, cards, arrived, hold, isDeaf } = useBoard(onNews);
  const { move, moveMany, undo } = useMoveStudent(store, show);
  useUndoKey(undo, opened === null);

  const latest = useRef({ open, close });
  useEffect(() => {
    latest.current = { open, close };
  });
  const onCounts = useCallback(
    (id: string, counts: CommentCounts) => {
      const card = store.get(id);
      if (card) store.put({ ...card, ...counts });
    },
    [store],
  );
  const onMissing = useCallback(() => {
    latest.current.close();
    notify.info('Kortet finns inte på tavlan.');
  }, []);
  usePreloadedDialog(cards !== undefined);

  // A typed letter is shown before the columns follow.
  const followed = useDeferredValue(filter);
  const columns = useMemo(() => columnsOf(cards ?? noCards, followed), [cards, followed]);
  const selection = useCardSelection(columns);
  const { choose } = selection;
  const actions = useMemo<CardActions>(
    () => ({ move, choose, open: (id) => latest.current.open(id) }),
    [move, choose],
  );
  const moveChosen = (to: AplStatus) =>
    void moveMany(selection.cards, to).then((goesOn) => goesOn && selection.clear());
  const counts = useMemo(() => countsOf(cards ?? noCards), [cards]);
  const filtered = isNarrowed(followed);
  const hits = aplStatuses.reduce((sum, status) => sum + columns[status].length, 0);
  return (
    <div className="apl-page">
      <div className="apl-top">
        <PageHeader
          title={headings.board}
          lead={
            <>
              {headings.boardTotal}: <strong className="tabular">{cards ? cards.length : '–'}</strong>
            </>
          }
        />
        <BoardToolbar
          state={state}
          cards={cards ?? noCards}
          hits={filtered && cards ? hits : null}
          newestLast={newestLast}
          onNewestLast={setNewestLast}
          selection={selection}
        />
      </div>
      {isDeaf && (
        <Message tone="warning">
          Tavlan visar inte av sig själv vad andra ändrar. Ladda om sidan för att se det senaste.
        </Message>
      )}
      {!cards && (
        <p role="status" className="sr-only">
          Laddar tavlan…
        </p>
      )}
      <Board
        cards={cards ?? noCards}
        loading={!cards}
        {...{ columns, counts, actions, arrived, selection, reveal }}
        onDragging={hold}
      />
      {selection.cards.length > 0 && (
        <ChosenCardsBar cards={selection.cards} onMove={moveChosen} onClear={selection.clear} />
      )}
      {usePrinting() && <PrintedBoard columns={columns} />}
      {shown !== null && (
        <CardDialog
          opened={opened !== null}
          studentId={shown}
          card={cards?.find(({ id }) => id === shown)}
          order={newestLast ? 'oldest-first' : 'newest-first'}
          {...{ parts, news, onCounts, onMissing }}
          onMove={move}
          onClose={close}
        />
      )}
    </div>
  );
}

/** Fetches the dialog's code once the board is painted, so that the first press on a card is answered at once. */
function usePreloadedDialog(painted: boolean): void {
  useEffect(() => {
    if (!painted) return undefined;
    const timer = setTimeout(() => {
      loadDialog().catch((error: unknown) => console.error('The card dialog could not be fetched.', error));
    }, 300);
    return () => clearTimeout(timer);
  }, [painted]);
}
