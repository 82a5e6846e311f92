import { useMutation } from '@apollo/client/react';
import { useQuery } from '../../../apollo/use-query';
import {
  AnonymisePreviewDocument,
  type AnonymisePreviewQuery,
  AnonymiseStudentDocument,
} from '../student-records.generated';
import { formatDateTime } from '../../../lib/dates';
import { Checkbox } from '../../../ui/fields/checkbox';
import { Message } from '../../../ui/feedback/message';
import { Loading } from '../../../ui/feedback/skeleton';
import { TextField } from '../../../ui/fields/text-field';
import { notify } from '../../../ui/feedback/toast-store';
import { FormDialog } from '../../../ui/form/form-dialog';
import type { RecordForm } from '../../../ui/form/record-form';
import { useRecordForm } from '../../../ui/form/use-record-form';
import type { RecordDialogProps } from './record-actions';
import { LoadFailed } from '../../../apollo/feedback/load-failed';

interface AnonymiseDraft {
  confirmName: string;
  /** What others have written that is to stay as it is. */
  kept: readonly string[];
}

type Mention = AnonymisePreviewQuery['anonymisePreview']['mentions'][number];

/**
 * 'Anonymisera': irreversible, so the user types the name again. Texts by others about the student are shown and
 * erased too, unless excluded.
 */
export default function AnonymiseDialog({ student, onChanged, onClosed }: RecordDialogProps) {
  const [anonymise] = useMutation(AnonymiseStudentDocument);
  const { data, error, loading } = useQuery(AnonymisePreviewDocument, {
    variables: { input: { studentId: student.id } },
    // Others' texts stay no longer in memory than they are on screen.
    fetchPolicy: 'no-cache',
  });
  const mentions = data?.anonymisePreview.mentions ?? [];
  const form = useRecordForm({
    name: 'anonymise',
    subject: student.id,
    record: null,
    draftOf: (): AnonymiseDraft => ({ confirmName: '', kept: [] }),
    save: ({ confirmName, kept }) =>
      anonymise({
        variables: {
          input: {
            studentId: student.id,
            confirmName,
            version: student.version,
            clearMentions: mentions.flatMap(({ id }) => (kept.includes(id) ? [] : [id])),
          },
        },
      }),
    onSaved: () => {
      notify.success('Eleven är anonymiserad.');
      onChanged();
    },
    onRefused: onChanged,
  });
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      title={`Anonymisera ${student.name}`}
      failed="Kunde inte anonymisera eleven"
      submitLabel="Anonymisera för alltid"
      danger
      disabled={!data || form.draft.confirmName.trim() !== student.name}
    >
      <Message tone="warning">
        Namn, personnummer, kontaktuppgifter, kommentarer, motiveringar, anteckningar och filer tas bort och
        kan inte återskapas. Betyg och beslut finns kvar utan namn, och koden på ett utfärdat dokument svarar
        att uppgifterna är gallrade. Exporterade listor som ligger kvar för hämtning tas bort direkt.
      </Message>
      {loading && <Loading text="Letar efter kommentarer och uppgifter…" lines={3} />}
      <LoadFailed error={error} text="Kunde inte leta efter kommentarer och uppgifter." />
      {mentions.length > 0 && <Mentions mentions={mentions} form={form} />}
      {data && mentions.length === 0 && (
        <p className="meta">Inga kommentarer eller uppgifter hos andra nämner eleven.</p>
      )}
      <TextField label={`Skriv ${student.name} för att bekräfta`} {...form.text('confirmName')} />
    </FormDialog>
  );
}

interface MentionsProps {
  mentions: readonly Mention[];
  form: RecordForm<AnonymiseDraft>;
}

function Mentions({ mentions, form: { draft, set } }: MentionsProps) {
  const keep = (id: string, clear: boolean) =>
    set({ kept: clear ? draft.kept.filter((one) => one !== id) : [...draft.kept, id] });
  return (
    <fieldset className="stack mention-list breaks">
      <legend>Det som andra har skrivit och som nämner eleven</legend>
      <p className="meta">Det som är ikryssat töms i samma steg.</p>
      {mentions.map(({ id, kind, text, writtenBy, studentName, at }) => (
        <Checkbox
          key={id}
          label={text}
          description={`${whatItIs(kind, studentName ?? 'en annan elev')} · ${writtenBy ?? 'okänd'} · ${formatDateTime(at)}`}
          checked={!draft.kept.includes(id)}
          onChange={(clear) => keep(id, clear)}
        />
      ))}
    </fieldset>
  );
}

function whatItIs(kind: Mention['kind'], about: string): string {
  switch (kind) {
    case 'COMMENT':
      return `Kommentar om ${about}`;
    case 'FOLLOW_UP':
      return `Uppföljning av ${about}`;
    case 'COURSE_MESSAGE':
      return 'Meddelande till deltagarna';
    case 'TASK':
      return 'Uppgift';
    case 'ACCESS_REASON':
      return `Skäl till att ha öppnat ${about}`;
    case 'SAVED_VIEW':
      return 'Sparad vy';
    case 'EXAM':
      return `Prövning för ${about}`;
    case 'EXAM_OCCASION':
      return 'Prövningstillfälle';
    case 'GRADE':
      return `Betyg för ${about}`;
    case 'EARNING':
      return `Korrigerad ersättning för ${about}`;
    case 'ENROLLMENT':
      return `Inskrivning för ${about}`;
    case 'COURSE_INSTANCE':
      return 'Inställt kurstillfälle';
    case 'DOCUMENT':
      return 'Återkallat dokument';
    case 'FILE':
      return `Filnamn hos ${about}`;
    case 'CORRECTION':
      return `Begäran om rättelse från ${about}`;
    case 'CSN_WITHDRAWAL':
      return 'Återtagen CSN-rapport';
    case 'PLACEMENT':
      return `Placering för ${about}`;
    case 'STUDY_PLAN':
      return `Studieplan för ${about}`;
    case 'WORKPLACE':
      return 'Arbetsplats';
    case 'TEACHER_EVENT':
      return 'Händelse för en lärare';
  }
}
