import { STUDY_PLAN_LIMITS } from '../../../../domain/study-plans/limits';
import { TextArea } from '../../ui/fields/text-field';
import { FormDialog } from '../../ui/form/form-dialog';
import { useRecordForm } from '../../ui/form/use-record-form';
import type { StudyPlanRecordFragment } from './study-plans.generated';
import { useRereadAfterConflict, useStudyPlanActions } from './use-study-plan-actions';

interface CloseDialogProps {
  plan: StudyPlanRecordFragment;
  onClosed: () => void;
}

/** Asks why the plan is closed. */
export default function CloseDialog({ plan, onClosed }: CloseDialogProps) {
  const { close } = useStudyPlanActions(plan);
  const form = useRecordForm({
    name: 'study-plan-close',
    subject: plan.studentId,
    record: null,
    draftOf: () => ({ reason: '' }),
    faultsOf: ({ reason }) => ({ ...(!reason.trim() && { reason: 'Skriv varför.' }) }),
    save: ({ reason }) => close(reason),
    onSaved: () => undefined,
    onRefused: useRereadAfterConflict(),
  });
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      title="Avsluta studieplanen"
      submitLabel="Avsluta"
      failed="Kunde inte avsluta studieplanen"
      danger
    >
      <TextArea
        label="Skäl"
        required
        data-autofocus
        maxLength={STUDY_PLAN_LIMITS.note}
        rows={3}
        {...form.text('reason')}
      />
    </FormDialog>
  );
}
