import { useCallback, useEffect, type KeyboardEvent, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';
import { gradeOfKey } from '../grade-labels';

interface GradeKeys {
  list: RefObject<HTMLElement | null>;
  values: readonly string[];
  /** Whether a typed grade leads to the next student by itself. */
  advance: boolean;
  /** False where the person is asked first. */
  choose: (rowId: string, value: string) => boolean;
  clear: (rowId: string) => void;
  openDetails: (rowId: string) => void;
  /** Enter on the last student. */
  atEnd: () => void;
}

const focusables = (list: HTMLElement): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('.grade-choice[data-row]'),
];

/** Focuses the chosen grade of a row, or its first where none is chosen. */
export function focusRow(list: HTMLElement | null, rowId: string): void {
  const choice = list?.querySelector(`.grade-choice[data-row="${rowId}"]`);
  const radio =
    choice?.querySelector<HTMLElement>('input:checked') ?? choice?.querySelector<HTMLElement>('input');
  radio?.focus();
  radio?.closest('.grade-line')?.scrollIntoView?.({ block: 'nearest' });
}

/** The next row that the keys stop at; those who dropped out are passed by. */
function nextRow(rows: readonly HTMLElement[], from: number, step: 1 | -1): number {
  let index = from;
  while (rows[index]?.dataset['skipped']) index += step;
  return index;
}

/**
 * Grading by keyboard alone (pages §10): a letter sets the grade, - the streck, arrows go up and down, Enter
 * to the next student, Delete takes a draft away, M opens motivation and notes.
 */
export function useGradeKeys({ list, values, advance, choose, clear, openDetails, atEnd }: GradeKeys) {
  return useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const choice = (event.target as HTMLElement).closest<HTMLElement>('.grade-choice[data-row]');
      if (!choice || !list.current || event.ctrlKey || event.metaKey || event.altKey) return;
      const rows = focusables(list.current);
      const here = rows.indexOf(choice);
      const rowId = choice.dataset['row']!;
      const go = (from: number, step: 1 | -1) => {
        const index = nextRow(rows, from, step);
        const target = rows[index]?.dataset['row'];
        if (target) focusRow(list.current, target);
        return target !== undefined;
      };
      const grade = gradeOfKey(event.key, values);
      if (grade) {
        const isChosen = choose(rowId, grade);
        if (isChosen) {
          choice.querySelector<HTMLElement>(`input[value="${grade}"]`)?.focus();
          if (advance && grade !== '–') go(here + 1, 1);
        }
      } else if (event.key === 'Enter') {
        if (!(event.shiftKey ? go(here - 1, -1) : go(here + 1, 1)) && !event.shiftKey) atEnd();
      } else if (event.key === 'ArrowDown') go(here + 1, 1);
      else if (event.key === 'ArrowUp') go(here - 1, -1);
      else if (event.key === 'Home') go(0, 1);
      else if (event.key === 'End') go(rows.length - 1, -1);
      else if (event.key === 'Delete' || event.key === 'Backspace') clear(rowId);
      else if (event.key.toLowerCase() === 'm') openDetails(rowId);
      else if (!event.key.startsWith('Arrow') || event.key === 'ArrowLeft' || event.key === 'ArrowRight')
        return;
      event.preventDefault();
    },
    [list, values, advance, choose, clear, openDetails, atEnd],
  );
}

/** Focuses the first student without a grade on navigation from another page. */
export function useArrivalAt(list: RefObject<HTMLElement | null>, rowId: string | undefined): void {
  const hasCome = useNavigationType() !== 'POP';
  useEffect(() => {
    if (!rowId || !hasCome) return undefined;
    // After the page's heading, which has the focus when one arrives and keeps it where one has gone on.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement?.matches('main h1')) focusRow(list.current, rowId);
    });
    return () => cancelAnimationFrame(frame);
  }, [list, rowId, hasCome]);
}
