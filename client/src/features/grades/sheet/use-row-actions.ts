import { useMutation } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { DASH } from '../../../../../domain/grade-scale';
import { readFailure } from '../../../apollo/failure';
import { GradingGroupsDocument, RelockGradeDocument } from '../grades.generated';
import { announce } from '../../../ui/feedback/live-region';
import { notify } from '../../../ui/feedback/toast-store';
import type { GradeEdit } from './grade-saver';
import { confirmDropouts } from './confirm-dropouts';
import { focusRow } from './use-grade-keys';
import { isDropout, type ShownRow, type useGradeSheet } from './use-grade-sheet';

interface RowActionsOptions extends Pick<ReturnType<typeof useGradeSheet>, 'rows' | 'saver' | 'refetch'> {
  /** A grade was chosen: earlier messages about the list may be outdated. */
  onChosen: () => void;
}

/**
 * The actions of a sheet's rows. The functions are stable while grades are typed, so that a row is rendered only
 * when it changes itself.
 */
export function useRowActions({ rows, saver, refetch, onChosen }: RowActionsOptions) {
  const list = useRef<HTMLUListElement>(null);
  const current = useRef<readonly ShownRow[]>(rows);
  useEffect(() => {
    current.current = rows;
  });
  /** Rows of dropouts whose grade the user has confirmed. */
  const meant = useRef(new Set<string>());
  const find = useCallback((rowId: string) => current.current.find(({ id }) => id === rowId), []);
  const { openMotivation, ...details } = useRowDetails();

  const edit = useCallback(
    (rowId: string, changes: GradeEdit) => {
      const stored = find(rowId);
      if (stored) saver.edit(stored, changes);
    },
    [find, saver],
  );
  const choose = useCallback(
    (rowId: string, grade: string) => {
      const row = find(rowId);
      if (!row || row.grade === grade) return true;
      const set = () => {
        onChosen();
        edit(rowId, { grade });
        const asks = grade === DASH || row.state === 'CORRECTION';
        if (asks && !row.motivation) openMotivation(rowId);
      };
      if (!isDropout(row) || row.grade !== null || meant.current.has(rowId)) {
        set();
        return true;
      }
      const ask = async () => {
        if (!(await confirmDropouts([row], grade))) return;
        meant.current.add(rowId);
        set();
      };
      void ask();
      return false;
    },
    [find, edit, openMotivation, onChosen],
  );
  const clear = useCallback(
    (rowId: string) => {
      const row = find(rowId);
      if (!row || row.grade === null || row.state === 'CORRECTION') return;
      edit(rowId, { grade: null });
      announce(`Betyget för ${row.name} är borttaget.`);
    },
    [find, edit],
  );
  const next = useCallback((rowId: string) => {
    const stops = current.current.filter(
      (row) => row.id === rowId || (row.viewerMay.edit && !isDropout(row)),
    );
    focusRow(list.current, stops[stops.findIndex(({ id }) => id === rowId) + 1]?.id ?? rowId);
  }, []);
  const settling = useSettling(find, saver, refetch);
  return { list, ...details, openMotivation, edit, choose, clear, next, ...settling };
}

/** Which rows are opened, and the way to a field of one. */
function useRowDetails() {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const open = useCallback((rowId: string, isOpen: boolean) => {
    setOpened((before) => {
      const next = new Set(before);
      if (isOpen) next.add(rowId);
      else next.delete(rowId);
      return next;
    });
  }, []);
  const openField = useCallback(
    (field: 'motivation' | 'title', rowId: string) => {
      open(rowId, true);
      // The field is there once the row has been drawn.
      requestAnimationFrame(() => document.getElementById(`grade-${field}-${rowId}`)?.focus());
    },
    [open],
  );
  const openMotivation = useCallback((rowId: string) => openField('motivation', rowId), [openField]);
  const toggle = useCallback((rowId: string) => open(rowId, !opened.has(rowId)), [open, opened]);
  return { opened, toggle, openField, openMotivation };
}

/** Resolves conflicts between unsaved input and the stored values. */
function useSettling(
  find: (rowId: string) => ShownRow | undefined,
  saver: RowActionsOptions['saver'],
  refetch: RowActionsOptions['refetch'],
) {
  const [relockGrade] = useMutation(RelockGradeDocument, { refetchQueries: [GradingGroupsDocument] });
  const relock = useCallback(
    (rowId: string) => {
      const gradeId = find(rowId)?.gradeId;
      if (!gradeId) return;
      saver.discard(rowId);
      relockGrade({ variables: { input: { gradeId } } }).catch(sayRefused);
    },
    [find, relockGrade, saver],
  );
  const insist = useCallback(
    (rowId: string) => {
      const go = async () => {
        const { data } = await refetch();
        const stored = data?.gradeSheet.rows.find(({ id }) => id === rowId);
        if (stored) saver.insist(stored);
      };
      go().catch(sayRefused);
    },
    [refetch, saver],
  );
  const discard = useCallback(
    (rowId: string) => {
      saver.discard(rowId);
      refetch().catch(sayRefused);
    },
    [refetch, saver],
  );
  return { relock, insist, discard };
}

function sayRefused(error: unknown): void {
  notify.error(readFailure(error).message);
}
