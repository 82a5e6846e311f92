import { useMutation, useQuery } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import { readFailure } from '../../../apollo/failure';
import {
  EnrollManyDocument,
  PreviewEnrollManyDocument,
  type EnrollStudentsSelection,
} from '../../../graphql/generated';
import { buttons } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { confirm } from '../../../ui/overlays/confirm-store';
import { Dialog } from '../../../ui/overlays/dialog';
import { Message } from '../../../ui/feedback/message';
import { useUnsavedGuard } from '../../../ui/overlays/use-unsaved-guard';
import { EnrollDates } from './enroll-dates';
import { countOf } from '../enrollment-labels';
import { PreviewBox } from '../bulk/preview-box';
import { ChosenStudents } from './chosen-students';
import { TargetPicker } from '../bulk/target-picker';
import { useEnrollDraft } from './use-enroll-draft';

interface EnrollDialogProps {
  /** Students who have been chosen elsewhere; none: they are picked here. */
  from: { students: EnrollStudentsSelection; title: string } | null;
  onClosed: () => void;
  onStarted: (job: { id: string; title: string }) => void;
}

/** 'Skriv in': many students on many courses and instances, with what would be refused and why (pages §8). */
export default function EnrollDialog({ from, onClosed, onStarted }: EnrollDialogProps) {
  const draft = useEnrollDraft(from?.students ?? null);
  const { students, targets, paceFault, input } = draft;
  const [opened, setOpened] = useState(true);
  const [notice, setNotice] = useState<string | null>(null);
  const { data, loading, error } = useQuery(PreviewEnrollManyDocument, {
    variables: { input: input ?? { students: {}, targets: [] } },
    skip: input === null,
    fetchPolicy: 'network-only',
  });
  const preview = input ? data?.previewEnrollMany : undefined;
  const [enroll, { loading: sending }] = useMutation(EnrollManyDocument);
  const filledIn = students.length > 0 || targets.length > 0;
  useUnsavedGuard(opened && filledIn);
  const leave = async () => {
    const really =
      !filledIn ||
      (await confirm({
        title: 'Osparade ändringar',
        question: 'Det du har fyllt i är inte sparat. Vill du stänga ändå?',
        confirmLabel: 'Stäng utan att spara',
      }));
    if (really) setOpened(false);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (paceFault) return setNotice(`Takt i procent: ${paceFault}`);
    if (!input) return setNotice('Välj minst en elev och minst en kurs eller ett tillfälle.');
    if (!preview) return;
    setNotice(null);
    try {
      const answer = await enroll({
        variables: { input: { ...input, expected: preview.accepted } },
      });
      onStarted({ id: answer.data!.enrollMany.id, title: 'Skriver in' });
      setOpened(false);
    } catch (thrown) {
      console.error('The students were not enrolled.', thrown);
      setNotice(readFailure(thrown).message);
    }
  };
  return (
    <Dialog
      opened={opened}
      onClose={() => void leave()}
      onClosed={onClosed}
      closeOnClickOutside={!filledIn}
      size="lg"
      title={from?.title ?? 'Skriv in'}
      footer={
        <>
          <Button onClick={() => void leave()}>{buttons.cancel}</Button>
          <Button
            type="submit"
            form="enroll-many"
            variant="primary"
            busy={sending}
            disabled={preview?.accepted === 0}
          >
            {preview ? `Gör ${countOf(preview.accepted)}` : 'Skriv in'}
          </Button>
        </>
      }
    >
      <form id="enroll-many" noValidate className="stack" onSubmit={(event) => void submit(event)}>
        {notice && <Message tone="error">{notice}</Message>}
        {!from && <ChosenStudents chosen={students} onChoose={draft.setStudents} />}
        <TargetPicker chosen={targets} onChoose={draft.setTargets} />
        {draft.needsDates && <EnrollDates draft={draft} />}
        <PreviewBox
          preview={preview}
          loading={loading}
          error={input ? error : undefined}
          words={{ one: 'inskrivning görs', many: 'inskrivningar görs' }}
        />
      </form>
    </Dialog>
  );
}
