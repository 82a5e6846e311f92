import { useCallback, useMemo, useRef } from 'react';
import type { AplStatus } from '../../../../domain/generated';
import { newIdempotencyKey } from '../../apollo/action-keys';
import { boardTexts, buttons } from '../../lib/fixed-texts';
import { notify } from '../../ui/feedback/toast-store';
import type { BoardCard } from './board-card';
import type { BoardStore } from './board/board-store';
import { askWithoutAgreement, lacksAgreement } from './placement/agreement-question';
import { tellConflicts, useSendMoves, type Move } from './use-send-move';

const undoDepth = 20;

/** Cards that are moved together, and taken back together. */
type Step = readonly Move[];

export interface Moves {
  /** Moves a card at once on screen; the same column does nothing. */
  move: (card: BoardCard, to: AplStatus) => void;
  /** Moves cards together; resolves to false if the user decided against it. */
  moveMany: (cards: readonly BoardCard[], to: AplStatus) => Promise<boolean>;
  /** Takes the viewer's latest move back ('Ångra', Ctrl+Z). */
  undo: () => void;
}

/**
 * Moves of cards (specification §4): shown at once, told with 'Ångra', taken back when they fail, which is
 * only logged (§8). Moves of one card go to the server one after the other; when one of them fails, those
 * that build on it are dropped. `reveal` shows where a card is now.
 */
export function useMoveStudent(store: BoardStore, reveal: (id: string) => void): Moves {
  const run = useRun(store);
  const underWay = useRef(new Map<string, Promise<boolean>>());
  const done = useRef<Step[]>([]);

  const start = useCallback(
    (step: Step, toast: number) => {
      const before = step.map(({ id }) => underWay.current.get(id));
      const moving = run(step, before);
      for (const { id } of step) {
        const one = moving.then((moved) => moved.has(id));
        underWay.current.set(id, one);
        void one.then(() => {
          if (underWay.current.get(id) === one) underWay.current.delete(id);
        });
      }
      void moving.then((moved) => {
        const failed = step.find(({ id }) => !moved.has(id));
        if (!failed) return;
        const rest = step.filter(({ id }) => moved.has(id));
        done.current = done.current.flatMap((other) => (other === step ? keptOf(rest) : [other]));
        if (rest.length === 0) notify.dismiss(toast);
        reveal(failed.id);
      });
      reveal(step[0]!.id);
    },
    [run, reveal],
  );

  const takeBack = useCallback(
    (step: Step) => {
      done.current = done.current.filter((other) => other !== step);
      const back = step.map(({ withoutAgreement: _answered, ...move }) => ({
        ...{ ...move, from: move.to, to: move.from, stoodSince: move.since },
      }));
      const [only] = back;
      start(
        back,
        notify.success(
          back.length === 1 ? boardTexts.moved(only!.name, only!.to) : boardTexts.movedBack(back.length),
        ),
      );
    },
    [start],
  );

  const begin = useCallback(
    (step: Step) => {
      done.current = [...done.current.slice(1 - undoDepth), step];
      const { name, to } = step[0]!;
      const text = step.length === 1 ? boardTexts.moved(name, to) : boardTexts.movedMany(step.length, to);
      const isOfStep = (other: Step) => other.length > 0 && other.every((move) => step.includes(move));
      const toast = notify.success(text, {
        action: {
          label: buttons.undo,
          run: () => {
            const now = done.current.find(isOfStep);
            if (now) takeBack(now);
          },
        },
      });
      start(step, toast);
    },
    [start, takeBack],
  );

  return useMemo(() => {
    const moveMany = async (cards: readonly BoardCard[], to: AplStatus): Promise<boolean> => {
      const moving = cards.filter(({ aplStatus }) => aplStatus !== to);
      const lacking = new Set(moving.filter((card) => lacksAgreement(card, to)).map(({ id }) => id));
      if (moving.length === 0) return true;
      if (lacking.size > 0 && !(await askWithoutAgreement(lacking.size, moving.length))) return false;
      begin(
        moving.map(({ id, name, aplStatus: from, aplStatusSince: since }) => ({
          ...{ id, name, from, to, since },
          ...(lacking.has(id) && { withoutAgreement: true }),
        })),
      );
      return true;
    };
    return {
      move: (card, to) => void moveMany([card], to),
      moveMany,
      undo: () => {
        const latest = done.current.at(-1);
        if (latest) takeBack(latest);
      },
    };
  }, [begin, takeBack]);
}

const keptOf = (rest: Step): Step[] => (rest.length > 0 ? [rest] : []);

/** Sends a step and shows it until it is answered; resolves to the ids of the cards that were moved. */
function useRun(store: BoardStore) {
  const send = useSendMoves();
  return useCallback(
    async (step: Step, before: readonly (Promise<boolean> | undefined)[]): Promise<ReadonlySet<string>> => {
      const key = newIdempotencyKey();
      const keyOf = ({ id }: Move) => `${key}:${id}`;
      store.batch(() => {
        for (const move of step) store.beginMove(keyOf(move), move.id, move.to, move.stoodSince);
      });
      const answered: BoardCard[] = [];
      const moved = new Set<string>();
      try {
        const isFree = before.some(Boolean)
          ? await Promise.all(before.map(async (earlier) => (await earlier) ?? true))
          : [];
        const sent = step.filter((_, place) => isFree[place] !== false);
        const results = sent.length > 0 ? await send(sent, key) : [];
        for (const { card, __typename } of results) {
          answered.push(card);
          if (__typename === 'AplMoved') moved.add(card.id);
        }
        tellConflicts(results.filter((result) => result.__typename === 'AplMoveConflict'));
      } catch (error) {
        console.error('The card could not be moved.', error);
      }
      store.batch(() => {
        for (const card of answered) store.put(card);
        for (const move of step) store.endMove(keyOf(move));
      });
      return moved;
    },
    [send, store],
  );
}
