import { useCallback, useMemo, useState } from 'react';
import { readFailure } from '../../../apollo/failure';
import { buttons } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { Message } from '../../../ui/feedback/message';
import { Loading } from '../../../ui/feedback/skeleton';
import { useUnsavedGuard } from '../../../ui/overlays/use-unsaved-guard';
import { GradeLine } from './grade-line';
import { missingText } from '../grade-labels';
import { KeyHelp } from '../key-help';
import { SheetDialogs, type OpenDialog } from './sheet-dialogs';
import { SheetHead } from './sheet-head';
import { useAdvance } from './use-advance';
import { useGradeKeys } from './use-grade-keys';
import { useGradeSheet, type SheetKey } from './use-grade-sheet';
import { OldRows, useOldRows } from './old-rows';
import { useRowActions } from './use-row-actions';
import { useSigning } from './use-signing';

const UNSENT =
  'Alla utkast är inte sparade på servern. De finns kvar i den här webbläsaren. Vill du lämna sidan ändå?';

/** A course with its students and their grades (pages §10, right). */
export function GradeSheet({ sheetKey }: { sheetKey: SheetKey }) {
  const { sheet, rows, saver, pending, error, loading, refetch } = useGradeSheet(sheetKey);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [advance, setAdvance] = useAdvance();
  const forget = useCallback(() => setNotice(null), []);
  const { list, opened, openField, openMotivation, toggle, choose, clear, ...row } = useRowActions({
    ...{ rows, saver, refetch, onChosen: forget },
  });
  const signing = useSigning({ sheetKey, sheet, rows, list, openField, say: setNotice });
  const { lacking, unsigned, startSigning, onSign } = signing;
  const waiting = [...pending.values()];
  useUnsavedGuard(waiting.length > 0, { question: UNSENT });
  const { old, shown, ...showing } = useOldRows(sheetKey.kind, rows);
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
    if (!error || loading) return <Loading text="Laddar betygslistan..." lines={10} />;
    return (
      <Message tone="error" actions={<Button onClick={() => void refetch()}>{buttons.retry}</Button>}>
        {readFailure(error).message}
      </Message>
    );
  }

  const kept = waiting.some(({ state }) => state === 'kept');
  const editable = rows.some(({ viewerMay }) => viewerMay.edit) && sheet.viewerMay.grade;
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
        {shown.map((shownRow) => (
          <GradeLine
            key={shownRow.id}
            row={shownRow}
            isOpen={opened.has(shownRow.id)}
            values={sheet.values}
            isExams={sheetKey.kind === 'EXAMS'}
            needsProject={sheet.needsProject}
            needsTitle={sheet.needsTitle}
            dateFrom={sheet.dateFrom}
            dateTo={sheet.dateTo}
            mayGrade={sheet.viewerMay.grade}
            onToggle={toggle}
            onChoose={choose}
            onEdit={row.edit}
            onClear={clear}
            onInsist={row.insist}
            onDiscard={row.discard}
            onNext={row.next}
            onSign={(rowId) => startSigning([rowId])}
            onUnlock={(rowId) => setDialog({ name: 'unlock', rowId })}
            onRelock={row.relock}
          />
        ))}
      </ul>
      <OldRows count={old.length} {...showing} />
      {onSign && (
        <div className="grade-end">
          <Button variant="primary" onClick={onSign}>
            {sheetKey.kind === 'INSTANCE' ? 'Signera kursen' : 'Signera betygen'}
          </Button>
          {lacking.length > 0 && <span className="meta">{missingText(lacking.length)}</span>}
        </div>
      )}
      <SheetDialogs {...{ sheetKey, sheet, rows, signing, dialog }} onClose={() => setDialog(null)} />
    </section>
  );
}
