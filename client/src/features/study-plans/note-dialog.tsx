import { useApolloClient, useMutation } from '@apollo/client/react';
import { STUDY_PLAN_LIMITS } from '../../../../domain/study-plans/limits';
import { notify } from '../../ui/feedback/toast-store';
import { TextArea } from '../../ui/fields/text-field';
import { FormDialog } from '../../ui/form/form-dialog';
import { useRecordForm } from '../../ui/form/use-record-form';
import {
  SetStudyPlanItemNoteDocument,
  StudyPlanDocument,
  type StudyPlanRecordFragment,
} from './study-plans.generated';
import { useRereadPlan, type PlanItem } from './use-study-plan-actions';

interface NoteDialogProps {
  plan: StudyPlanRecordFragment;
  item: PlanItem;
  onClosed: () => void;
}

/** The note of a course, with the version of the plan, which every change of the plan raises. */
const noteOf = ({ version, items }: StudyPlanRecordFragment, itemId: string) => {
  const item = items.find(({ id }) => id === itemId);
  return item ? { note: item.note, version } : null;
};

/** Changes the note of a course in place. */
export default function NoteDialog({ plan, item, onClosed }: NoteDialogProps) {
  const client = useApolloClient();
  const reread = useRereadPlan();
  const [setNote] = useMutation(SetStudyPlanItemNoteDocument);
  const { studentId } = plan;
  const read = async () => {
    const { data } = await client.query({
      query: StudyPlanDocument,
      variables: { studentId },
      fetchPolicy: 'network-only',
    });
    return noteOf(data.studyPlan, item.id);
  };
  const form = useRecordForm({
    name: 'study-plan-note',
    subject: item.id,
    record: noteOf(plan, item.id),
    draftOf: (stored) => ({ note: stored?.note ?? '' }),
    save: async ({ note }, stored) => {
      const input = { studentId, itemId: item.id, version: stored?.version ?? plan.version, note };
      const { data } = await setNote({ variables: { input } });
      await reread(data.setStudyPlanItemNote);
    },
    conflict: { read, compared: [{ label: 'Anteckning', text: ({ note }) => note }] },
    onSaved: () => notify.success('Anteckningen är sparad'),
  });
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      title={`Anteckning om ${item.course.name}`}
      failed="Kunde inte spara anteckningen"
    >
      <TextArea
        label="Anteckning"
        data-autofocus
        maxLength={STUDY_PLAN_LIMITS.note}
        rows={3}
        {...form.text('note')}
      />
    </FormDialog>
  );
}
