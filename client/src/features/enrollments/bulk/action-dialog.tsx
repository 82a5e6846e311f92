import { useMutation, useQuery } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import { readFailure } from '../../../apollo/failure';
import {
  ChangeEnrollmentsDocument,
  PreviewEnrollmentChangeDocument,
  type EnrollmentSelection,
} from '../../../graphql/generated';
import { today } from '../../../lib/dates';
import { buttons } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { Message } from '../../../ui/feedback/message';
import { useUnsavedGuard } from '../../../ui/overlays/use-unsaved-guard';
import { actionOf, faultsOf, newDraft, type ActionKind } from './action-draft';
import { ActionForm } from './action-form';
import { countOf } from '../enrollment-labels';
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

/** One action on all the chosen enrolments: its fields, what it would do, and then a job (pages §8). */
export default function ActionDialog({
  kind,
  selection,
  count,
  courseId,
  inactive,
  onClosed,
  onStarted,
}: ActionDialogProps) {
  const [draft, setDraft] = useState(() => newDraft(kind, today(), inactive));
  const [touched, setTouched] = useState(false);
  const [asked, setAsked] = useState(false);
  const [opened, setOpened] = useState(true);
  const [failed, setFailed] = useState<string | null>(null);
  const action = actionOf(draft, true);
  const { data, loading, error } = useQuery(PreviewEnrollmentChangeDocument, {
    variables: { input: { selection, action: action ?? {} } },
    skip: action === null,
    fetchPolicy: 'network-only',
  });
  const preview = action ? data?.previewEnrollmentChange : undefined;
  const [change, { loading: sending }] = useMutation(ChangeEnrollmentsDocument);
  useUnsavedGuard(touched && opened);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const complete = actionOf(draft);
    if (!complete || !preview) return;
    setFailed(null);
    try {
      const input = { selection, action: complete, expected: preview.accepted };
      const answer = await change({ variables: { input } });
      onStarted({ id: answer.data!.changeEnrollments.id, title: actionTitles[kind] });
      setOpened(false);
    } catch (thrown) {
      console.error('The enrolments were not changed.', thrown);
      setFailed(readFailure(thrown).message);
    }
  };
  const many = preview?.accepted ?? count;
  return (
    <Dialog
      opened={opened}
      onClose={() => setOpened(false)}
      onClosed={onClosed}
      title={`${actionTitles[kind]}, ${countOf(count)}`}
      footer={
        <>
          <Button onClick={() => setOpened(false)}>{buttons.cancel}</Button>
          <Button
            type="submit"
            form="enrollment-action"
            variant={kind === 'remove' ? 'danger' : 'primary'}
            busy={sending}
            disabled={preview?.accepted === 0}
          >
            {kind === 'remove' ? `Ta bort ${countOf(many)}` : `Ändra ${countOf(many)}`}
          </Button>
        </>
      }
    >
      <form id="enrollment-action" noValidate className="stack" onSubmit={(event) => void submit(event)}>
        {failed && <Message tone="error">{failed}</Message>}
        <ActionForm
          draft={draft}
          errors={asked ? faultsOf(draft) : {}}
          courseId={courseId}
          onChange={(changed) => {
            setDraft({ ...draft, ...changed });
            setTouched(true);
          }}
        />
        <PreviewBox
          preview={preview}
          loading={loading}
          error={action ? error : undefined}
          ownDays={preview?.ownDays}
          words={
            kind === 'remove'
              ? { one: 'inskrivning tas bort', many: 'inskrivningar tas bort' }
              : { one: 'inskrivning ändras', many: 'inskrivningar ändras' }
          }
        />
      </form>
    </Dialog>
  );
}
