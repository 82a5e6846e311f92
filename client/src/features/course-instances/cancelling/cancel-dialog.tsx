import { useMutation } from '@apollo/client/react';
import type { CancelledStudents } from '../../../../../domain/generated';
import {
  cancelledStudentsLabels,
  cancelledStudentsMeanings,
} from '../../../../../domain/labels/course-instance';
import { optionsOf } from '../../../../../domain/options';
import { useQuery } from '../../../apollo/use-query';
import { mailReachText } from '../../../entities/student/mail-reach';
import {
  CancelInstanceDocument,
  InstanceCancellationDocument,
  type InstanceCancellationQuery,
  type InstanceRowFragment,
} from '../course-instances.generated';
import { buttons } from '../../../lib/fixed-texts';
import { waitingText } from '../../../lib/waiting-mails';
import { Checkbox } from '../../../ui/fields/checkbox';
import { Select } from '../../../ui/fields/select';
import { TextArea } from '../../../ui/fields/text-field';
import { notify } from '../../../ui/feedback/toast-store';
import { FormDialog } from '../../../ui/form/form-dialog';
import type { RecordForm } from '../../../ui/form/record-form';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { studentsOf } from '../instance-labels';
import { useReopenInstance } from './use-reopen-instance';
import { useSendCancellationMails } from './use-send-cancellation-mails';
import { Grid, Row } from '../../../ui/layout';
import { LoadFailed } from '../../../apollo/feedback/load-failed';
import { Loading } from '../../../ui/feedback/skeleton';

interface CancelDialogProps {
  instance: InstanceRowFragment;
  onChanged: () => void;
  onClosed: () => void;
}

type Preview = InstanceCancellationQuery['courseInstanceCancellation'];

interface CancelDraft {
  students: CancelledStudents | null;
  targetId: string | null;
  reason: string;
  mail: boolean;
  mailNow: boolean;
}

const nothing: CancelDraft = { students: null, targetId: null, reason: '', mail: true, mailNow: false };

function faultsOf({ students, targetId }: CancelDraft) {
  if (!students) return { students: 'Välj vad som händer med eleverna.' };
  if (students === 'MOVE' && !targetId) return { targetId: 'Välj vilket tillfälle eleverna flyttas till.' };
  return {};
}

/** 'Ställ in': shows the affected students, asks what happens to them, and can be undone as a whole. */
export default function CancelDialog({ instance, onChanged, onClosed }: CancelDialogProps) {
  const { data, error } = useQuery(InstanceCancellationDocument, {
    variables: { id: instance.id },
    fetchPolicy: 'network-only',
  });
  const preview = data?.courseInstanceCancellation;
  const [cancel] = useMutation(CancelInstanceDocument);
  const { undoCancellation } = useReopenInstance(onChanged);
  const sendMails = useSendCancellationMails();
  const form = useRecordForm({
    name: 'cancel',
    subject: instance.id,
    record: null,
    draftOf: () => nothing,
    faultsOf: (draft) => (preview?.students === 0 ? {} : faultsOf(draft)),
    save: ({ students, targetId, reason, mail, mailNow }) =>
      cancel({
        variables: {
          input: {
            id: instance.id,
            version: instance.version,
            students: preview?.students === 0 ? 'END' : students!,
            targetId: students === 'MOVE' ? targetId : null,
            reason: reason.trim() || null,
            mailStudents: mail,
            mailNow,
          },
        },
      }),
    onSaved: ({ data: { cancelCourseInstance } }) => {
      const { instance: cancelled, waitingMails } = cancelCourseInstance;
      notify.success(`${instance.name} är inställt.`, {
        action: { label: buttons.undo, run: () => void undoCancellation(cancelled) },
        ...(waitingMails > 0 && {
          details: waitingText(waitingMails),
          otherAction: { label: 'Skicka nu', run: () => void sendMails(cancelled.id) },
        }),
      });
      onChanged();
    },
  });
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      title={`Ställ in ${instance.name}`}
      failed="Kunde inte ställa in"
      faulty="Något behöver rättas innan det går att ställa in"
      submitLabel="Ställ in"
      danger
      disabled={!preview}
    >
      <LoadFailed error={error} text="Kunde inte läsa vilka som berörs." />
      {!preview && !error && <Loading text="Läser vilka som berörs…" lines={4} />}
      {preview && <CancelFields preview={preview} form={form} />}
    </FormDialog>
  );
}

/** The affected students, their new state, and the recipients of the mail. */
function CancelFields({ preview, form }: StudentChoiceProps) {
  const { draft, set, text } = form;
  return (
    <>
      <p>{concerns(preview)}</p>
      {preview.students > 0 && <StudentChoice preview={preview} form={form} />}
      <TextArea label="Orsak" description="Läses av lärare och elever" maxLength={500} {...text('reason')} />
      {preview.students > 0 && (
        <Checkbox
          label="Meddela eleverna med e-post"
          description={mailReachText({
            participants: preview.students,
            reached: preview.mailable,
            withoutEmail: preview.students - preview.mailable - preview.withProtectedData,
            withProtectedData: preview.withProtectedData,
          })}
          checked={draft.mail}
          onChange={(mail) => set({ mail })}
        />
      )}
      {preview.mailable > 0 && draft.mail && (
        <Checkbox
          label="Skicka nu"
          description="Annars väntar breven i tio minuter, och skickas inte om du ångrar."
          checked={draft.mailNow}
          onChange={(mailNow) => set({ mailNow })}
        />
      )}
      <p className="meta">Berörda lärare får en notis. Det går att ångra.</p>
    </>
  );
}

interface StudentChoiceProps {
  preview: Preview;
  form: RecordForm<CancelDraft>;
}

const choices = optionsOf(cancelledStudentsLabels);

function StudentChoice({ preview, form: { draft, set, field, input } }: StudentChoiceProps) {
  const { targets, students } = preview;
  return (
    <Grid as="fieldset" gap="1" className="instances-choices" id={field('students').id} tabIndex={-1}>
      <legend>Vad händer med {studentsOf(students)}?</legend>
      {choices.map(({ value, label }) => {
        const none = value === 'MOVE' && targets.length === 0;
        return (
          <Row key={value} as="label" gap="3" align="baseline" nowrap className="instances-radio">
            <input
              type="radio"
              name="students"
              checked={draft.students === value}
              disabled={none}
              onChange={() => set({ students: value })}
            />
            <Grid as="span">
              {label}
              <span className="meta">
                {none
                  ? 'Kursen har inget annat pågående eller kommande tillfälle.'
                  : cancelledStudentsMeanings[value]}
              </span>
            </Grid>
          </Row>
        );
      })}
      {draft.students === 'MOVE' && (
        <Select
          label="Till tillfället"
          placeholder="Välj tillfälle"
          options={targets.map(({ id, name, startDate, teacherName, freePlaces }) => ({
            value: id,
            label: `${name}, start ${startDate ?? 'ej satt'}${teacherName ? `, ${teacherName}` : ''} (${
              freePlaces === null ? 'obegränsat' : `${freePlaces} lediga`
            })`,
            disabled: freePlaces !== null && freePlaces < students,
          }))}
          {...input('targetId')}
        />
      )}
    </Grid>
  );
}

function concerns({ students, begun, untouched }: Preview): string {
  if (students === 0 && untouched === 0) return 'Ingen elev är inskriven på tillfället.';
  const sentences = [
    students === 0
      ? 'Ingen elev går på tillfället nu.'
      : `Det berör ${studentsOf(students)}${begun > 0 ? `, varav ${begun} har börjat` : ''}.`,
  ];
  if (untouched > 0)
    sentences.push(`${studentsOf(untouched)} har redan slutat eller fått betyg och lämnas som de är.`);
  return sentences.join(' ');
}
