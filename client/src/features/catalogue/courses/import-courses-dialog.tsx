import { useMutation } from '@apollo/client/react';
import { counted } from '../../../../../domain/numbers';
import { useState } from 'react';
import type { CourseImportOutcome } from '../../../../../domain/generated';
import { courseImportFieldLabels, importOutcomeLabels } from '../../../../../domain/labels/import';
import { readFailure, type Failure } from '../../../apollo/failure';
import { FailureDetails } from '../../../apollo/feedback/failure-details';
import { ImportCoursesDocument, type ImportCoursesMutation } from '../catalogue.generated';
import { readTextFile } from '../../../lib/read-text-file';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { FileButton } from '../../../ui/fields/file-drop';
import { Message } from '../../../ui/feedback/message';
import { Table } from '../../../ui/table';
import { TextArea } from '../../../ui/fields/text-field';
import { notify } from '../../../ui/feedback/toast-store';
import { FormDialog } from '../../../ui/form/form-dialog';
import type { RecordForm } from '../../../ui/form/record-form';
import { useRecordForm } from '../../../ui/form/use-record-form';

type ImportRow = ImportCoursesMutation['importCourses']['rows'][number];

const tones = {
  NEW: 'ok',
  CHANGED: 'info',
  UNCHANGED: 'neutral',
  INVALID: 'danger',
} as const satisfies Record<CourseImportOutcome, string>;

const columns = [
  { key: 'row', header: 'Rad', numeric: true, cell: ({ row }: ImportRow) => row },
  {
    key: 'code',
    header: 'Kurskod',
    rowHeader: true,
    cell: ({ code }: ImportRow) => <span className="whole tabular">{code === '' ? '–' : code}</span>,
  },
  { key: 'name', header: 'Kursnamn', cell: ({ name }: ImportRow) => name },
  { key: 'points', header: 'Poäng', numeric: true, cell: ({ points }: ImportRow) => points ?? '–' },
  {
    key: 'outcome',
    header: 'Utfall',
    cell: ({ outcome }: ImportRow) => <Badge tone={tones[outcome]}>{importOutcomeLabels[outcome]}</Badge>,
  },
  { key: 'changes', header: 'Ändras', cell: ({ changes }: ImportRow) => <Changes changes={changes} /> },
  { key: 'messages', header: 'Anmärkning', cell: ({ messages }: ImportRow) => messages.join(' ') },
];

/** Old and new, so that nothing is written over unseen. */
function Changes({ changes }: Pick<ImportRow, 'changes'>) {
  if (changes.length === 0) return '–';
  return (
    <ul className="catalogue-changes">
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          {courseImportFieldLabels[field]}: {before !== null && <del>{before}</del>}
          {before !== null ? ' → ' : '+ '}
          <ins>{after ?? 'tomt'}</ins>
        </li>
      ))}
    </ul>
  );
}

/** 'Importera kurslista' (pages §4): paste or choose a file, preview it, then write the valid rows. */
export default function ImportCoursesDialog({
  onSaved,
  onClosed,
}: {
  onSaved: () => void;
  onClosed: () => void;
}) {
  const [importCourses] = useMutation(ImportCoursesDocument);
  const { rows, setRows, looking, unread, look } = useLook();
  const form = useRecordForm({
    name: 'course-list',
    record: null,
    draftOf: () => ({ text: '' }),
    save: ({ text }) => importCourses({ variables: { input: { text, commit: true } } }),
    onSaved: ({ data }) => {
      notify.success(counted(data.importCourses.written, 'kurs är importerad', 'kurser är importerade'));
      onSaved();
    },
  });
  const { text } = form.draft;
  const valid = rows?.filter(({ outcome }) => outcome === 'NEW' || outcome === 'CHANGED').length ?? 0;
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      size="lg"
      title="Importera kurslista"
      failed="Kunde inte läsa listan"
      submitLabel={valid === 1 ? 'Importera 1 kurs' : `Importera ${valid} kurser`}
      disabled={valid === 0}
      extra={rows && <Button onClick={() => setRows(null)}>Tillbaka</Button>}
      instead={
        !rows && (
          <Button
            variant="primary"
            busy={looking}
            disabled={text.trim() === ''}
            onClick={() => void look(text)}
          >
            Granska
          </Button>
        )
      }
    >
      {unread && (
        <Message tone="error">
          <p>Kunde inte läsa listan</p>
          <FailureDetails failure={unread} />
        </Message>
      )}
      {rows ? <LookedOver rows={rows} valid={valid} /> : <ListText form={form} />}
    </FormDialog>
  );
}

/** What a list would change, before anything is written. */
function useLook() {
  const [importCourses] = useMutation(ImportCoursesDocument);
  const [rows, setRows] = useState<readonly ImportRow[] | null>(null);
  const [looking, setLooking] = useState(false);
  const [unread, setUnread] = useState<Failure | null>(null);
  const look = async (text: string) => {
    setLooking(true);
    setUnread(null);
    try {
      const { data } = await importCourses({ variables: { input: { text, commit: false } } });
      setRows(data.importCourses.rows);
    } catch (failed) {
      console.error('The list could not be read.', failed);
      setUnread(readFailure(failed));
    } finally {
      setLooking(false);
    }
  };
  return { rows, setRows, looking, unread, look };
}

function LookedOver({ rows, valid }: { rows: readonly ImportRow[]; valid: number }) {
  return (
    <>
      <p role="status">
        {counted(rows.length, 'rad', 'rader')}: {valid} kan importeras,{' '}
        {rows.filter(({ outcome }) => outcome === 'INVALID').length} har fel och hoppas över.
      </p>
      <Table
        caption="Granskade rader"
        columns={columns}
        rows={rows}
        rowKey={({ row }) => String(row)}
        density="compact"
      />
    </>
  );
}

/** The list as it is pasted, or read from a file. */
function ListText({ form }: { form: RecordForm<{ text: string }> }) {
  const read = (file: File) => {
    readTextFile(file).then(
      (given) => form.set({ text: given }),
      (failed: unknown) => console.error('The file could not be read.', failed),
    );
  };
  return (
    <>
      <TextArea
        label="Kurser"
        data-autofocus=""
        rows={10}
        className="catalogue-paste"
        description="En kurs per rad: kurskod, kursnamn, poäng, ämne, system, motsvarighet. Klistra in från Excel, eller välj en csv-fil. En rubrikrad gör ordningen fri. Tomma celler skriver inte över det som finns."
        placeholder={'SVEN1000X\tSvenska nivå 1\t100\tSvenska\tGy25\tSVESVE01'}
        {...form.text('text')}
      />
      <div className="row">
        <FileButton accept=".csv,.txt,text/csv,text/plain" onFile={read}>
          Välj csv-fil
        </FileButton>
      </div>
    </>
  );
}
