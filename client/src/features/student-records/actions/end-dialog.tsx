import { useMutation } from '@apollo/client/react';
import { EndStudentDocument } from '../student-records.generated';
import type { StatusReason } from '../../../../../domain/generated';
import { statusReasonLabels } from '../../../../../domain/labels/enrollment';
import { optionsOf } from '../../../../../domain/options';
import { useUndoEnding } from '../../../entities/student/use-undo-ending';
import { today } from '../../../lib/dates';
import { buttons } from '../../../lib/fixed-texts';
import { DateField } from '../../../ui/fields/date-field';
import { Select } from '../../../ui/fields/select';
import { TextArea } from '../../../ui/fields/text-field';
import { notify } from '../../../ui/feedback/toast-store';
import { FormDialog } from '../../../ui/form/form-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { EndPreview } from './end-preview';
import type { RecordDialogProps } from './record-actions';

interface EndDraft {
  endDate: string | null;
  reason: StatusReason | null;
  note: string;
}

const faultsOf = ({ endDate, reason }: EndDraft) => ({
  endDate: endDate ? undefined : 'Ange sista dagen.',
  reason: reason ? undefined : 'Välj en orsak.',
});

function useEndForm({ student, onChanged }: Pick<RecordDialogProps, 'student' | 'onChanged'>) {
  const [end] = useMutation(EndStudentDocument);
  const undo = useUndoEnding(onChanged);
  return useRecordForm({
    name: 'end-student',
    subject: student.id,
    record: null,
    draftOf: (): EndDraft => ({ endDate: today(), reason: null, note: '' }),
    faultsOf,
    save: ({ endDate, reason, note }) =>
      end({
        variables: {
          input: {
            studentId: student.id,
            endDate: endDate!,
            reason: reason!,
            note: note || null,
            version: student.version,
          },
        },
      }),
    onSaved: () => {
      notify.success(`${student.name} är avslutad.`, {
        action: { label: buttons.undo, run: () => void undo({ studentId: student.id }) },
        lifeMs: 20_000,
      });
      onChanged();
    },
    onRefused: onChanged,
  });
}

/** 'Avsluta elev': the last day and why; every enrolment that is still open ends with it. */
export default function EndDialog({ student, onChanged, onClosed }: RecordDialogProps) {
  const form = useEndForm({ student, onChanged });
  const { draft, input } = form;
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      title={`Avsluta ${student.name}`}
      failed="Kunde inte avsluta eleven"
      faulty="Något behöver rättas innan eleven kan avslutas"
      submitLabel="Avsluta eleven"
      danger
    >
      <p>
        Pågående inskrivningar blir avbrott den här dagen, och de som inte har börjat blir ”Startade inte”.
        Betygsatta kurser och kurser som redan har slutat ändras inte.
      </p>
      <DateField label="Sista dag" max={today()} {...input('endDate')} />
      {draft.endDate && <EndPreview studentId={student.id} endDate={draft.endDate} />}
      <Select label="Orsak" placeholder="Välj" options={optionsOf(statusReasonLabels)} {...input('reason')} />
      <TextArea label="Anteckning (valfri)" rows={3} {...form.text('note')} />
    </FormDialog>
  );
}
