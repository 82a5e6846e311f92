import { useCallback, useMemo, useRef } from 'react';
import type { AplStatus } from '../../../../domain/generated';
import { newIdempotencyKey } from '../../apollo/action-keys';
import { boardTexts, buttons } from '../../lib/fixed-texts';
import { notify } from '../../ui/feedback/toast-store';
import type { BoardCard } from './board-card';
import type { BoardStore } from './board/board-store';
import { askWithoutAgreement, lacksAgreement } from './placement/agreement-question';
import { tellConflict, useSendMove, type Move } from './use-send-move';

const undoDepth = 20;

export interface Moves {
  /** Moves a card at once on screen; the same column does nothing. */
  move: (card: BoardCard, to: AplStatus) => void;
  /** Takes the viewer's latest move back ('Ångra', Ctrl+Z). */
  undo: () => void;
}

/**
 * The move of a card (specification §4): shown at once, told with 'Ångra', taken back when it fails, which is
 * only logged (§8). Moves of one card go to the server one after the other; when one of them fails, those
 * that build on it are dropped. `reveal` shows where a card is now.
 */
export function useMoveStudent(store: BoardStore, reveal: (id: string) => void): Moves {
  const send = useSendMove();
  const underWay = useRef(new Map<string, Promise<boolean>>());
  const done = useRef<Move[]>([]);

  const run = useCallback(
    async (move: Move, before: Promise<boolean> | undefined): Promise<boolean> => {
      const key = newIdempotencyKey();
      let answered: BoardCard | undefined;
      store.beginMove(key, move.id, move.to, move.stoodSince);
      try {
        if (before && !(await before)) return false;
        const result = await send(move, key);
        if (result) answered = result.card;
        if (result?.__typename === 'AplMoveConflict') tellConflict(result);
        return result?.__typename === 'AplMoved';
      } catch (error) {
        console.error('The card could not be moved.', error);
        return false;
      } finally {
        store.batch(() => {
          if (answered) store.put(answered);
          store.endMove(key);
        });
      }
    },
    [send, store],
  );

  const start = useCallback(
    (move: Move, toast: number) => {
      const moving = run(move, underWay.current.get(move.id)).then((ok) => {
        if (underWay.current.get(move.id) === moving) underWay.current.delete(move.id);
        if (!ok) {
          done.current = done.current.filter((one) => one !== move);
          notify.dismiss(toast);
          reveal(move.id);
        }
        return ok;
      });
      underWay.current.set(move.id, moving);
      reveal(move.id);
    },
    [run, reveal],
  );

  const takeBack = useCallback(
    (move: Move) => {
      done.current = done.current.filter((one) => one !== move);
      const { withoutAgreement: _answered, ...rest } = move;
      const back = { ...rest, from: move.to, to: move.from, stoodSince: move.since };
      start(back, notify.success(boardTexts.moved(move.name, back.to)));
    },
    [start],
  );

  const begin = useCallback(
    (move: Move) => {
      done.current = [...done.current.slice(1 - undoDepth), move];
      const toast = notify.success(boardTexts.moved(move.name, move.to), {
        action: {
          label: buttons.undo,
          run: () => {
            if (done.current.includes(move)) takeBack(move);
          },
        },
      });
      start(move, toast);
    },
    [start, takeBack],
  );

  return useMemo(
    () => ({
      move: (card, to) => {
        const { id, name, aplStatus: from, aplStatusSince: since } = card;
        if (from === to) return;
        const move: Move = { id, name, from, to, since };
        if (!lacksAgreement(card, to)) begin(move);
        else
          void askWithoutAgreement().then((goesOn) => goesOn && begin({ ...move, withoutAgreement: true }));
      },
      undo: () => {
        const latest = done.current.at(-1);
        if (latest) takeBack(latest);
      },
    }),
    [begin, takeBack],
  );
}
