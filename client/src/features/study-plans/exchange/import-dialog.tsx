import { useState } from 'react';
import { termText } from '../../../../../domain/study-plans/terms';
import { counted } from '../../../../../domain/numbers';
import { buttons } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { FileDrop } from '../../../ui/fields/file-drop';
import { Message } from '../../../ui/feedback/message';
import { Loading } from '../../../ui/feedback/skeleton';
import { Stack } from '../../../ui/layout';
import { Dialog } from '../../../ui/overlays/dialog';
import { usePlanImport, type PlanPreview } from './use-plan-import';

interface ImportDialogProps {
  studentId: string;
  studentName: string;
  onClosed: () => void;
}

/** 'Läs in från annan skola': what a file would change, and then the change. */
export default function ImportDialog({ studentId, studentName, onClosed }: ImportDialogProps) {
  const [opened, setOpened] = useState(true);
  const { look, looking, read, fault, save, busy } = usePlanImport(studentId);
  const close = () => setOpened(false);
  const changes = read && read.preview.facts.length + read.preview.added.length + read.preview.changed.length;
  return (
    <Dialog
      opened={opened}
      onClose={close}
      onClosed={onClosed}
      title={`Läs in studieplan för ${studentName}`}
      footer={
        <>
          {read && changes! > 0 && (
            <Button
              variant="primary"
              busy={busy}
              onClick={() => void save(read).then((isSaved) => isSaved && close())}
            >
              {read.preview.unknown.length > 0 ? 'Läs in utan de okända kurserna' : 'Läs in'}
            </Button>
          )}
          <Button onClick={close}>{buttons.cancel}</Button>
        </>
      }
    >
      <Stack gap="4">
        <FileDrop
          accept=".json,application/json"
          busy={looking}
          onFile={(file) => void look(file)}
          hint={read?.name ?? 'Släpp filen här: en studieplan enligt SS 12000 (JSON).'}
        >
          {read ? 'Välj en annan fil' : 'Välj fil'}
        </FileDrop>
        {looking && <Loading text="Läser filen…" lines={4} />}
        {fault && (
          <Message tone="error">
            {[
              fault.message,
              ...fault.fields.map(({ path }) => `Fält: ${path.replace(/^(input\.)?plan\./, '')}.`),
            ].join(' ')}
          </Message>
        )}
        {read && <Preview preview={read.preview} skipped={read.skipped} {...{ studentName }} />}
      </Stack>
    </Dialog>
  );
}

interface PreviewProps {
  preview: PlanPreview;
  /** Fields of the file that are not read. */
  skipped: readonly string[];
  studentName: string;
}

function Preview({ preview, skipped, studentName }: PreviewProps) {
  const { personInFile, facts, added, changed, same, kept, unknown, notes } = preview;
  return (
    <Stack gap="4">
      {personInFile && personInFile !== studentName && (
        <Message tone="warning">{`Filen gäller ${personInFile}. Kontrollera att det är samma person.`}</Message>
      )}
      {facts.length + added.length + changed.length === 0 && <p>Filen ändrar ingenting i studieplanen.</p>}
      <Part
        title="Mål och tid"
        lines={facts.map(({ label, before, after }) => `${label}: ${changeText(before, after)}`)}
      />
      <Part title="Läggs till" lines={added.map((course) => `${nameOf(course)}, ${placeOf(course)}`)} />
      <Part title="Ändras" lines={changed.map((course) => `${nameOf(course)}: ${changesOf(course)}`)} />
      <Part title="Kan inte läsas in" lines={unknown.map(({ text, reason }) => `${text}: ${reason}`)} />
      <Part
        title="Har ingen plats i studieplanen"
        lines={notes.map(({ type, note }) => `${type}: ${note}`)}
      />
      {skipped.length > 0 && <p className="meta">{`Fält som hoppas över: ${skipped.join(', ')}.`}</p>}
      {same + kept > 0 && (
        <p className="meta">
          {[
            ...(same > 0 ? [`${counted(same, 'kurs är lika', 'kurser är lika')}`] : []),
            ...(kept > 0
              ? [`${counted(kept, 'kurs', 'kurser')} i planen finns inte i filen och behålls`]
              : []),
          ].join(' · ')}
        </p>
      )}
    </Stack>
  );
}

function Part({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul className="study-plan-requirements">
        {lines.map((line) => (
          <li key={line} className="as-typed">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}

type Course = PlanPreview['added'][number];

const nameOf = ({ code, name }: Course): string => `${name} (${code})`;
const termName = (term: string | null): string => (term === null ? 'utan termin' : termText(term));
const placeOf = ({ isWish, after }: Course): string => (isWish ? 'önskad' : termName(after));
const changeText = (before: string | null, after: string | null): string =>
  before === null ? (after ?? 'inget') : `${before} blir ${after ?? 'inget'}`;

function changesOf({ before, after, changesNote }: Course): string {
  return (
    [
      ...(before === after ? [] : [`${termName(before)} blir ${termName(after)}`]),
      ...(changesNote ? ['ny anteckning'] : []),
    ].join(', ') || 'planeras'
  );
}
