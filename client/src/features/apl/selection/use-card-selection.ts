import { useCallback, useMemo, useRef, useState, useEffect } from 'react';
import type { BoardCard } from '../board-card';
import { aplStatuses } from '../../../lib/fixed-texts';
import type { Columns } from '../board/board-filter';
import { spanOf } from './span-of';

/** How a press on a card chooses it: alone, or with those between it and the one chosen before. */
export type Choice = 'toggle' | 'span';

export interface CardSelection {
  /** The chosen cards that the filter leaves. */
  cards: readonly BoardCard[];
  ids: ReadonlySet<string>;
  /** A plain press chooses a card instead of opening it ('Välj'). */
  isChoosing: boolean;
  setChoosing: (isChoosing: boolean) => void;
  choose: (id: string, choice: Choice) => void;
  clear: () => void;
}

const nobody: ReadonlySet<string> = new Set();

/** The cards of the board that are chosen to be moved together. `choose` stays the same function. */
export function useCardSelection(columns: Columns): CardSelection {
  const [chosen, setChosen] = useState(nobody);
  const [isChoosing, setIsChoosing] = useState(false);
  const anchor = useRef<string | null>(null);
  const latest = useRef(columns);
  useEffect(() => {
    latest.current = columns;
  });
  const choose = useCallback((id: string, choice: Choice) => {
    const span = choice === 'span' ? spanOf(latest.current, anchor.current, id) : [id];
    setChosen((before) =>
      choice === 'toggle' && before.has(id)
        ? new Set([...before].filter((other) => other !== id))
        : new Set([...before, ...span]),
    );
    anchor.current = id;
  }, []);
  const clear = useCallback(() => setChosen(nobody), []);
  const setChoosing = useCallback((now: boolean) => {
    setIsChoosing(now);
    if (!now) setChosen(nobody);
  }, []);
  const cards = useMemo(
    () =>
      chosen.size === 0
        ? []
        : aplStatuses.flatMap((status) => columns[status].filter(({ id }) => chosen.has(id))),
    [chosen, columns],
  );
  return { cards, ids: chosen, isChoosing, setChoosing, choose, clear };
}
