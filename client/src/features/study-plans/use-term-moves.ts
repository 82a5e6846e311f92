import { useEffect, useRef, useState } from 'react';
import { termText } from '../../../../domain/study-plans/terms';
import { buttons } from '../../lib/fixed-texts';
import { useUndoKey } from '../../ui/drag/use-undo-key';
import { notify } from '../../ui/feedback/toast-store';
import type { PlanItem } from './use-study-plan-actions';

const undoDepth = 20;

/** A move, and the term that the course came from. */
interface Step {
  item: PlanItem;
  from: string | null;
}

type Send = (item: PlanItem, term: string | null) => Promise<boolean>;

const movedText = ({ course }: PlanItem, term: string | null): string =>
  term ? `${course.name} flyttad till ${termText(term)}` : `${course.name} flyttad till Utan termin`;

/** Shows courses where they were dropped until the server has answered, and sends one move at a time. */
function usePlacing(send: Send | null) {
  const [dropped, setDropped] = useState<ReadonlyMap<string, string | null>>(new Map());
  const [revealed, setRevealed] = useState<{ id: string } | null>(null);
  const latest = useRef(send);
  const queue = useRef<Promise<boolean>>(Promise.resolve(true));
  useEffect(() => {
    latest.current = send;
  });
  const place = async (item: PlanItem, term: string | null): Promise<boolean> => {
    setDropped((others) => new Map(others).set(item.id, term));
    setRevealed({ id: item.id });
    const turn = queue.current.then(async () => (await latest.current?.(item, term)) ?? false);
    queue.current = turn;
    const isMoved = await turn;
    setDropped((others) => new Map([...others].filter(([id]) => id !== item.id)));
    if (!isMoved) setRevealed({ id: item.id });
    return isMoved;
  };
  return { dropped, revealed, place };
}

/**
 * Moves of courses between terms, as on the APL board: shown at once, announced with 'Ångra', and taken back by Ctrl+Z
 * as well. `revealed` is the course that gets the focus.
 */
export function useTermMoves(send: Send | null) {
  const { dropped, revealed, place } = usePlacing(send);
  const done = useRef<readonly Step[]>([]);
  const takeBack = async (step: Step | undefined) => {
    if (!step || !done.current.includes(step)) return;
    done.current = done.current.filter((one) => one !== step);
    if (await place(step.item, step.from)) notify.success(movedText(step.item, step.from));
  };
  const move = async (item: PlanItem, term: string | null) => {
    const step = { item, from: item.term };
    if (!(await place(item, term))) return;
    // A wish with a term becomes a planned course, and stays one when the term is removed.
    if (item.source === 'WISH') {
      notify.success(movedText(item, term));
      return;
    }
    done.current = [...done.current.slice(1 - undoDepth), step];
    notify.success(movedText(item, term), {
      action: { label: buttons.undo, run: () => void takeBack(step) },
    });
  };
  useUndoKey(() => void takeBack(done.current.at(-1)), send !== null);
  return { dropped, revealed, move };
}
