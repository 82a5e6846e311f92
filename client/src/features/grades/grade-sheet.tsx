import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readFailure } from '../../apollo/failure';
import { GradingGroupsDocument, RelockGradeDocument } from '../../graphql/generated';
import { buttons } from '../../lib/fixed-texts';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { announce } from '../../ui/live-region';
import { Message } from '../../ui/message';
import { Loading } from '../../ui/skeleton';
import { notify } from '../../ui/toast-store';
import { useUnsavedGuard } from '../../ui/use-unsaved-guard';
import { DateDialog } from './date-dialog';
import { FillDialog } from './fill-dialog';
import { GradeLine } from './grade-line';
import type { GradeEdit } from './grade-saver';
import { lettersOf, DASH, missingText } from './grade-words';
import { SheetHead } from './sheet-head';
import { SignDialog } from './sign-dialog';
import { UnlockDialog } from './unlock-dialog';
import { useAdvance } from './use-advance';
import { focusRow, useGradeKeys } from './use-grade-keys';
import { isGraded, useGradeSheet, type SheetKey, type ShownRow } from './use-grade-sheet';

const UNSENT =
  'Alla utkast är inte sparade på servern. De finns kvar i den här webbläsaren. Vill du lämna sidan ändå?';

/** A sheet of exams grows over the years: what has been done for so long is shown on demand. */
const OLD_DAYS = 60;
const isOld = ({ state, signedAt }: ShownRow): boolean =>
  state === 'SIGNED' && Boolean(signedAt) && Date.parse(signedAt!) < Date.now() - OLD_DAYS * 86_400_000;

type OpenDialog =
  | { name: 'sign'; rowIds: string[] | null }
  | { name: 'fill' }
  | { name: 'date' }
  | { name: 'unlock'; rowId: string };

/** A course with its students and their grades (pages §10, right). */
export function GradeSheet({ sheetKey }: { sheetKey: SheetKey }) {
  const client = useApolloClient();
  const { sheet, rows, saver, pending, error, loading, refetch } = useGradeSheet(sheetKey);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [withOld, setWithOld] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const [advance, setAdvance] = useAdvance();
  const list = useRef<HTMLUListElement>(null);
  const current = useRef<readonly ShownRow[]>(rows);
  useEffect(() => {
    current.current = rows;
  });
  const find = (rowId: string) => current.current.find(({ id }) => id === rowId);

  const edit = useCallback(
    (rowId: string, changes: GradeEdit) => {
      const stored = find(rowId);
      if (stored) saver.edit(stored, changes);
    },
    [saver],
  );
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
  const choose = useCallback(
    (rowId: string, grade: string) => {
      const row = find(rowId);
      if (!row || row.grade === grade) return;
      setNotice(null);
      edit(rowId, { grade });
      const asks = grade === DASH || row.state === 'CORRECTION';
      if (asks && !row.motivation) openMotivation(rowId);
    },
    [edit, openMotivation],
  );
  const clear = useCallback(
    (rowId: string) => {
      const row = find(rowId);
      if (!row || row.grade === null || row.state === 'CORRECTION') return;
      edit(rowId, { grade: null });
      announce(`Betyget för ${row.name} är borttaget.`);
    },
    [edit],
  );
  const next = useCallback((rowId: string) => {
    const ids = current.current.filter(({ viewerMay }) => viewerMay.edit).map(({ id }) => id);
    focusRow(list.current, ids[ids.indexOf(rowId) + 1] ?? rowId);
  }, []);
  const relock = useCallback(
    (rowId: string) => {
      const gradeId = find(rowId)?.gradeId;
      if (!gradeId) return;
      saver.discard(rowId);
      client
        .mutate({
          mutation: RelockGradeDocument,
          variables: { input: { gradeId } },
          refetchQueries: [GradingGroupsDocument],
        })
        .catch((failed: unknown) => notify.error(readFailure(failed).message));
    },
    [client, saver],
  );
  const insist = useCallback(
    (rowId: string) => {
      const go = async () => {
        const { data } = await refetch();
        const stored = data?.gradeSheet.rows.find(({ id }) => id === rowId);
        if (stored) saver.insist(stored);
      };
      go().catch((failed: unknown) => notify.error(readFailure(failed).message));
    },
    [refetch, saver],
  );
  const discard = useCallback(
    (rowId: string) => {
      saver.discard(rowId);
      refetch().catch((failed: unknown) => notify.error(readFailure(failed).message));
    },
    [refetch, saver],
  );
  const toggle = useCallback((rowId: string) => open(rowId, !opened.has(rowId)), [open, opened]);

  const waiting = [...pending.values()];
  useUnsavedGuard(waiting.length > 0, { question: UNSENT });
  const lacking = rows.filter((row) => row.isRequired && !isGraded(row));
  const unsigned = rows.filter(({ grade, viewerMay }) => grade !== null && viewerMay.sign);
  const leftOut = rows.filter(
    ({ state, grade, viewerMay }) => state !== 'SIGNED' && grade !== null && !viewerMay.sign,
  );
  const old = sheetKey.kind === 'EXAMS' ? rows.filter(isOld) : [];
  const shown = withOld ? rows : rows.filter((row) => !old.includes(row));

  const startSigning = (rowIds: string[] | null) => {
    const first = rows.find(({ pending: edited }) => edited !== undefined);
    const untitled = unsigned.find(
      ({ id, grade, projectTitle }) =>
        sheet?.needsTitle && grade !== DASH && !projectTitle && (rowIds?.includes(id) ?? true),
    );
    if (rowIds === null && sheetKey.kind === 'INSTANCE' && lacking.length > 0) {
      setNotice(`${missingText(lacking.length)}.`);
      const { id, grade } = lacking[0]!;
      if (grade === null) focusRow(list.current, id);
      else openMotivation(id);
    } else if (first) {
      setNotice(`Betyget för ${first.name} är inte sparat än.`);
      focusRow(list.current, first.id);
    } else if (untitled) {
      setNotice(`Specialiseringens titel saknas för ${untitled.name}.`);
      openField('title', untitled.id);
    } else {
      setNotice(null);
      setDialog({ name: 'sign', rowIds });
    }
  };
  const onSign = sheet?.viewerMay.sign && unsigned.length > 0 ? () => startSigning(null) : null;
  const onKeyDown = useGradeKeys({
    ...{ list, values: sheet?.values ?? [], advance, choose, clear, openDetails: openMotivation },
    atEnd: () => document.querySelector<HTMLElement>('.grade-end button')?.focus(),
  });

  const items = useMemo(() => {
    if (sheetKey.kind !== 'INSTANCE' || !sheet?.viewerMay.grade) return [];
    return [
      { key: 'fill', label: 'Sätt – på flera elever…', onSelect: () => setDialog({ name: 'fill' }) },
      { key: 'date', label: 'Betygsdatum för alla utkast…', onSelect: () => setDialog({ name: 'date' }) },
    ];
  }, [sheetKey.kind, sheet?.viewerMay.grade]);

  if (!sheet) {
    if (error && !loading) {
      return (
        <Message tone="error" actions={<Button onClick={() => void refetch()}>{buttons.retry}</Button>}>
          {readFailure(error).message}
        </Message>
      );
    }
    return <Loading text="Laddar betygslistan..." lines={10} />;
  }

  const kept = waiting.some(({ state }) => state === 'kept');
  const editable = rows.some(({ viewerMay }) => viewerMay.edit) && sheet.viewerMay.grade;
  const dialogRows =
    dialog?.name === 'sign' && dialog.rowIds
      ? rows.filter(({ id }) => dialog.rowIds!.includes(id))
      : unsigned;
  return (
    <section className="grade-sheet card" aria-labelledby="grade-sheet-title">
      <SheetHead
        sheet={sheet}
        rows={rows}
        onSign={onSign}
        items={unsigned.length > 0 || lacking.length > 0 ? items : []}
      />
      {kept && (
        <Message tone="error" actions={<Button onClick={() => saver.resume()}>{buttons.retry}</Button>}>
          Betyget kunde inte sparas – ditt utkast finns kvar lokalt.
        </Message>
      )}
      {notice && <Message tone="error">{notice}</Message>}
      {!sheet.viewerMay.sign && editable && (
        <Message tone="info" live={false}>
          Kursen har ingen lärare. Utkast kan sättas av alla lärare, en administratör signerar.
        </Message>
      )}
      {editable && <KeyHelp values={sheet.values} advance={advance} onAdvance={setAdvance} />}
      <ul className="grade-lines" ref={list} onKeyDown={onKeyDown}>
        {shown.map((row) => (
          <GradeLine
            key={row.id}
            row={row}
            isOpen={opened.has(row.id)}
            values={sheet.values}
            isExams={sheetKey.kind === 'EXAMS'}
            needsProject={sheet.needsProject}
            needsTitle={sheet.needsTitle}
            dateFrom={sheet.dateFrom}
            dateTo={sheet.dateTo}
            mayGrade={sheet.viewerMay.grade}
            onToggle={toggle}
            onChoose={choose}
            onEdit={edit}
            onClear={clear}
            onInsist={insist}
            onDiscard={discard}
            onNext={next}
            onSign={(rowId) => startSigning([rowId])}
            onUnlock={(rowId) => setDialog({ name: 'unlock', rowId })}
            onRelock={relock}
          />
        ))}
      </ul>
      {old.length > 0 && (
        <Checkbox
          label={`Visa ${old.length === 1 ? '1 prövning' : `${old.length} prövningar`} som signerades för mer än ${OLD_DAYS} dagar sedan`}
          checked={withOld}
          onChange={setWithOld}
        />
      )}
      {onSign && (
        <div className="grade-end">
          <Button variant="primary" onClick={onSign}>
            {sheetKey.kind === 'INSTANCE' ? 'Signera kursen' : 'Signera betygen'}
          </Button>
          {lacking.length > 0 && <span className="meta">{missingText(lacking.length)}</span>}
        </div>
      )}
      {dialog?.name === 'sign' && (
        <SignDialog
          sheet={sheetKey}
          courseName={sheet.group.courseName}
          values={sheet.values}
          rows={dialogRows}
          leftOut={dialog.rowIds ? [] : leftOut}
          isPart={dialog.rowIds !== null}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog?.name === 'fill' && (
        <FillDialog
          instanceId={sheetKey.id}
          rows={rows.filter(({ grade }) => grade === null)}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog?.name === 'date' && (
        <DateDialog
          instanceId={sheetKey.id}
          dateFrom={sheet.dateFrom}
          dateTo={sheet.dateTo}
          defaultDate={sheet.defaultDate}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog?.name === 'unlock' && (
        <UnlockDialog row={rows.find(({ id }) => id === dialog.rowId)!} onClose={() => setDialog(null)} />
      )}
    </section>
  );
}

interface KeyHelpProps {
  values: readonly string[];
  advance: boolean;
  onAdvance: (on: boolean) => void;
}

/** How to grade a class in a minute. */
function KeyHelp({ values, advance, onAdvance }: KeyHelpProps) {
  const letters = lettersOf(values);
  return (
    <div className="grade-keys no-print">
      <p className="meta">
        <kbd>{letters}</kbd> sätter betyget, <kbd>-</kbd> streck, <kbd>Enter</kbd> nästa elev, <kbd>↑</kbd>{' '}
        <kbd>↓</kbd> byter elev, <kbd>M</kbd> motivering, <kbd>Delete</kbd> tar bort.
      </p>
      <Checkbox label="Gå vidare till nästa elev direkt" checked={advance} onChange={onAdvance} />
    </div>
  );
}
