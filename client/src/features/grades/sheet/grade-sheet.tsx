import { useCallback, useState } from 'react';
import type { GradeSheetQuery } from '../grades.generated';
import { buttons } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { Message } from '../../../ui/feedback/message';
import { Loading } from '../../../ui/feedback/skeleton';
import type { MenuItem } from '../../../ui/overlays/menu';
import { useUnsavedGuard } from '../../../ui/overlays/use-unsaved-guard';
import { GradeLine } from './grade-line';
import { missingText } from '../grade-labels';
import { KeyHelp } from '../key-help';
import { SheetDialogs, type OpenDialog } from '../dialogs/sheet-dialogs';
import { SheetHead } from './sheet-head';
import { useAdvance } from './use-advance';
import { useArrivalAt, useGradeKeys } from './use-grade-keys';
import { useGradeSheet, type SheetKey, type ShownRow } from './use-grade-sheet';
import { OldRows, useOldRows } from './old-rows';
import { useRowActions } from './use-row-actions';
import { useSigning } from './use-signing';
import { LoadFailed } from '../../../apollo/feedback/load-failed';
import { Row } from '../../../ui/layout';

const UNSENT =
  'Alla utkast är inte sparade på servern. De finns kvar i den här fliken tills den stängs eller du loggar ut. Vill du lämna sidan ändå?';

type Sheet = GradeSheetQuery['gradeSheet'];

/** What every line has of its sheet. */
function lineOf({ kind }: SheetKey, sheet: Sheet) {
  const { values, needsProject, needsTitle, dateFrom, dateTo, viewerMay } = sheet;
  return {
    ...{ values, needsProject, needsTitle, dateFrom, dateTo },
    isExams: kind === 'EXAMS',
    mayGrade: viewerMay.grade,
  };
}

/** Actions on the whole course. */
function menuOf({ kind }: SheetKey, sheet: Sheet, open: (dialog: OpenDialog) => void): MenuItem[] {
  if (kind !== 'INSTANCE' || !sheet.viewerMay.grade) return [];
  return [
    { key: 'fill', label: 'Sätt – på flera elever…', onSelect: () => open({ name: 'fill' }) },
    { key: 'date', label: 'Betygsdatum för alla utkast…', onSelect: () => open({ name: 'date' }) },
  ];
}

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
  const editable = rows.some(({ viewerMay }) => viewerMay.edit) && (sheet?.viewerMay.grade ?? false);
  useUnsavedGuard(waiting.length > 0, {
    question: UNSENT,
    stayLabel: 'Stanna kvar',
    leaveLabel: 'Lämna sidan',
  });
  const { old, shown, ...showing } = useOldRows(sheetKey.kind, rows);
  const onKeyDown = useGradeKeys({
    ...{ list, values: sheet?.values ?? [], advance, choose, clear, openDetails: openMotivation },
    atEnd: () => document.querySelector<HTMLElement>('.grade-end button')?.focus(),
  });
  useArrivalAt(list, editable ? lacking[0]?.id : undefined);
  if (!sheet && error && !loading) return <LoadFailed {...{ error, refetch }} />;
  if (!sheet) return <Loading text="Laddar betygslistan…" lines={10} />;
  const items = unsigned.length > 0 || lacking.length > 0 ? menuOf(sheetKey, sheet, setDialog) : [];
  return (
    <section className="grade-sheet card" aria-labelledby="grade-sheet-title">
      <SheetHead {...{ sheet, rows, onSign, items }} />
      <Notices
        notice={notice}
        retry={waiting.some(({ state }) => state === 'kept') ? () => saver.resume() : null}
        lacksTeacher={!sheet.viewerMay.sign && editable}
      />
      <Lacking rows={signing.named} onLead={signing.leadTo} />
      {editable && <KeyHelp values={sheet.values} advance={advance} onAdvance={setAdvance} />}
      <ul className="grade-lines" ref={list} onKeyDown={onKeyDown}>
        {shown.map((shownRow) => (
          <GradeLine
            key={shownRow.id}
            row={shownRow}
            isOpen={opened.has(shownRow.id)}
            {...lineOf(sheetKey, sheet)}
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
      {onSign && <SheetEnd kind={sheetKey.kind} lacking={lacking.length} onSign={onSign} />}
      <SheetDialogs
        {...{ sheetKey, sheet, rows, signing, dialog }}
        onFilled={(rowIds) => rowIds.forEach((id) => saver.discard(id))}
        onClosed={() => setDialog(null)}
      />
    </section>
  );
}

interface NoticesProps {
  notice: string | null;
  /** Something could not be saved. */
  retry: (() => void) | null;
  lacksTeacher: boolean;
}

function Notices({ notice, retry, lacksTeacher }: NoticesProps) {
  return (
    <>
      {retry && (
        <Message tone="error" actions={<Button onClick={retry}>{buttons.retry}</Button>}>
          Betyget kunde inte sparas – ditt utkast finns kvar lokalt.
        </Message>
      )}
      {notice && <Message tone="error">{notice}</Message>}
      {lacksTeacher && (
        <Message tone="info" live={false}>
          Kursen har ingen lärare. Utkast kan sättas av alla lärare, en administratör signerar.
        </Message>
      )}
    </>
  );
}

/** Students who block signing, each with a link to the grade field. */
function Lacking({ rows, onLead }: { rows: readonly ShownRow[]; onLead: (row: ShownRow) => void }) {
  if (rows.length === 0) return null;
  return (
    <Message tone="error">
      {missingText(rows.length)}.{' '}
      <Row as="span" gap="0 1" align="stretch" className="grade-lacking">
        {rows.map((row) => (
          <Button key={row.id} size="sm" variant="quiet" onClick={() => onLead(row)}>
            {row.name}
          </Button>
        ))}
      </Row>
    </Message>
  );
}

interface SheetEndProps {
  kind: SheetKey['kind'];
  lacking: number;
  onSign: () => void;
}

function SheetEnd({ kind, lacking, onSign }: SheetEndProps) {
  return (
    <Row gap="3" className="above-4 no-print">
      <Button variant="soft" onClick={onSign}>
        {kind === 'INSTANCE' ? 'Signera kursen' : 'Signera betygen'}
      </Button>
      {lacking > 0 && <span className="meta">{missingText(lacking)}</span>}
    </Row>
  );
}
