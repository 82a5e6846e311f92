import { counted } from '../../../../../domain/numbers';
import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { CourseImportOutcome } from '../../../../../domain/generated';
import { courseImportFieldLabels, importOutcomeLabels } from '../../../../../domain/labels/import';
import { readFailure } from '../../../apollo/failure';
import { FailureDetails } from '../../../apollo/failure-details';
import { ImportCoursesDocument, type ImportCoursesMutation } from '../../../graphql/generated';
import { buttons } from '../../../lib/fixed-texts';
import { readTextFile } from '../../../lib/read-text-file';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { FileButton } from '../../../ui/fields/file-drop';
import { Message } from '../../../ui/feedback/message';
import { Table } from '../../../ui/table';
import { TextArea } from '../../../ui/fields/text-field';
import { notify } from '../../../ui/feedback/toast-store';
import { useFormBox } from '../../../ui/overlays/use-form-box';

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
    cell: ({ code }: ImportRow) => <span className="catalogue-code">{code === '' ? '–' : code}</span>,
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

/** 'Importera kurslista' (pages §4): paste or choose a file, look, then write what is valid. */
export default function ImportCoursesDialog({
  onSaved,
  onClosed,
}: {
  onSaved: () => void;
  onClosed: () => void;
}) {
  const [text, setText] = useState('');
  const { opened, close, done } = useFormBox(text.trim() !== '');
  const [rows, setRows] = useState<readonly ImportRow[] | null>(null);
  const [run, { loading, error }] = useMutation(ImportCoursesDocument);
  const failure = error && !loading ? readFailure(error) : null;
  const valid = rows?.filter(({ outcome }) => outcome === 'NEW' || outcome === 'CHANGED').length ?? 0;
  const ask = async (commit: boolean) => {
    try {
      const { data } = await run({
        variables: { input: { text, commit } },
      });
      const result = data!.importCourses;
      if (!commit) return setRows(result.rows);
      notify.success(counted(result.written, 'kurs är importerad', 'kurser är importerade'));
      onSaved();
      done();
    } catch (failed) {
      console.error('The list was not taken.', failed);
    }
  };
  const take = (given: string) => {
    setText(given);
    setRows(null);
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      onClosed={onClosed}
      closeOnClickOutside={false}
      size="lg"
      title="Importera kurslista"
      footer={
        <>
          <Button onClick={() => (rows ? setRows(null) : close())}>
            {rows ? 'Tillbaka' : buttons.cancel}
          </Button>
          {rows ? (
            <Button variant="primary" busy={loading} disabled={valid === 0} onClick={() => void ask(true)}>
              {valid === 1 ? 'Importera 1 kurs' : `Importera ${valid} kurser`}
            </Button>
          ) : (
            <Button
              variant="primary"
              busy={loading}
              disabled={text.trim() === ''}
              onClick={() => void ask(false)}
            >
              Granska
            </Button>
          )}
        </>
      }
    >
      <div className="stack">
        {failure && (
          <Message tone="error">
            <p>Kunde inte läsa listan</p>
            <FailureDetails failure={failure} />
          </Message>
        )}
        {rows ? (
          <>
            <p role="status">
              {rows.length} rader: {valid} kan importeras,{' '}
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
        ) : (
          <>
            <TextArea
              label="Kurser"
              data-autofocus=""
              rows={10}
              className="catalogue-paste"
              description="En kurs per rad: kurskod, kursnamn, poäng, ämne, system, motsvarighet. Klistra in från Excel, eller välj en csv-fil. En rubrikrad gör ordningen fri. Tomma celler skriver inte över det som finns."
              placeholder={'SVEN1000X\tSvenska nivå 1\t100\tSvenska\tGy25\tSVESVE01'}
              value={text}
              onChange={(event) => take(event.currentTarget.value)}
            />
            <div className="row">
              <FileButton
                accept=".csv,.txt,text/csv,text/plain"
                onFile={(file) => {
                  readTextFile(file).then(take, (failed: unknown) =>
                    console.error('The file could not be read.', failed),
                  );
                }}
              >
                Välj csv-fil
              </FileButton>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
