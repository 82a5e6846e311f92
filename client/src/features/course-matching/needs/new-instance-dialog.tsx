import { useMutation } from '@apollo/client/react';
import { CreateInstanceForNeedsDocument, type MatchNeedFieldsFragment } from '../course-matching.generated';
import { FormDialog } from '../../../ui/form/form-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { studentsText } from '../match-texts';
import { newInstanceDraft, valuesOf } from './new-instance-draft';
import { NewInstanceFields } from './new-instance-fields';
import type { MatchActions } from '../use-match-actions';

interface NewInstanceDialogProps {
  needs: readonly MatchNeedFieldsFragment[];
  /** Those that all of them could take. */
  courses: MatchNeedFieldsFragment['courses'];
  actions: MatchActions;
  onCreated: () => void;
  onClosed: () => void;
}

/** An instance for those who lack one; they are enrolled in it at once. */
export default function NewInstanceDialog(props: NewInstanceDialogProps) {
  const { needs, courses, actions, onCreated, onClosed } = props;
  const [create] = useMutation(CreateInstanceForNeedsDocument);
  const keys = needs.map(({ key }) => key);
  const form = useRecordForm({
    name: 'new-instance',
    subject: keys.join(' '),
    record: null,
    draftOf: () => newInstanceDraft(needs, courses),
    save: (draft) =>
      create({ variables: { input: { keys, courseId: draft.courseId ?? '', values: valuesOf(draft) } } }),
    onSaved: ({ data }) => {
      actions.tellMatched(needs.length, data.createInstanceForNeeds.batchId);
      onCreated();
    },
  });
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      title={`Nytt tillfälle av ${studentsText(needs.length)}`}
      failed="Kunde inte skapa tillfället"
      submitLabel="Skapa och skriv in"
      disabled={form.draft.startDate === null}
    >
      <p className="meta">{needs.map(({ student }) => student).join(', ')}</p>
      <NewInstanceFields form={form} courses={courses} />
    </FormDialog>
  );
}
