import { useMutation } from '@apollo/client/react';
import type { FormEvent } from 'react';
import { useQuery } from '../../../apollo/use-query';
import { ChangeEnrollmentsDocument, PreviewEnrollmentChangeDocument } from '../enrollments.generated';
import type { EnrollmentSelection } from '../../../graphql/types.generated';
import { today } from '../../../lib/dates';
import { FormDialog } from '../../../ui/form/form-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { countOf } from '../enrollment-labels';
import { actionOf, faultsOf, newDraft, type ActionKind } from './action-draft';
import { ActionForm } from './action-form';
import { PreviewBox } from './preview-box';

export const actionTitles: Record<ActionKind, string> = {
  status: 'Ändra status',
  move: 'Flytta till annat tillfälle',
  extend: 'Förläng slutdatum',
  remove: 'Ta bort inskrivning',
};

interface ActionDialogProps {
  kind: ActionKind;
  selection: EnrollmentSelection;
  count: number;
  courseId: string | null;
  /** The chosen ones are those who have been silent for too long. */
  inactive?: boolean;
  onClosed: () => void;
  onStarted: (job: { id: string; title: string }) => void;
}

const changes = { one: 'inskrivning ändras', many: 'inskrivningar ändras' };
const removals = { one: 'inskrivning tas bort', many: 'inskrivningar tas bort' };

/** One action on all chosen enrolments: its fields, a preview, and then a job (pages §8). */
export default function ActionDialog(props: ActionDialogProps) {
  const { kind, selection, count, courseId, inactive, onClosed, onStarted } = props;
  const [change] = useMutation(ChangeEnrollmentsDocument);
  const form = useRecordForm({
    name: `enrollment-${kind}`,
    subject: JSON.stringify(selection),
    record: null,
    draftOf: () => newDraft(kind, today(), inactive),
    faultsOf,
    save: (draft) =>
      change({ variables: { input: { selection, action: actionOf(draft)!, expected: preview!.accepted } } }),
    onSaved: ({ data }) => onStarted({ id: data.changeEnrollments.id, title: actionTitles[kind] }),
  });
  const action = actionOf(form.draft, true);
  const { data, loading, error, refetch } = useQuery(PreviewEnrollmentChangeDocument, {
    variables: { input: { selection, action: action ?? {} } },
    skip: action === null,
    fetchPolicy: 'network-only',
  });
  const preview = action ? data?.previewEnrollmentChange : undefined;
  // A preview comes before the action; missing fields are reported at once.
  const isSeenFirst = actionOf(form.draft) !== null && !preview;
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (!isSeenFirst) form.submit(event);
    else if (error) void refetch();
  };
  const many = countOf(preview?.accepted ?? count);
  const removes = kind === 'remove';
  return (
    <FormDialog
      form={{ ...form, submit }}
      onClosed={onClosed}
      title={`${actionTitles[kind]}, ${countOf(count)}`}
      failed="Kunde inte ändra inskrivningarna"
      faulty="Något behöver rättas innan det går att genomföra"
      submitLabel={removes ? `Ta bort ${many}` : `Ändra ${many}`}
      danger={removes}
      disabled={preview?.accepted === 0 || (isSeenFirst && loading)}
    >
      <ActionForm form={form} courseId={courseId} />
      <PreviewBox
        preview={preview}
        loading={loading}
        error={action ? error : undefined}
        onRetry={() => void refetch()}
        ownDays={preview?.ownDays}
        words={removes ? removals : changes}
      />
    </FormDialog>
  );
}
