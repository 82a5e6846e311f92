import { useMutation } from '@apollo/client/react';
import { CancelExamOccasionDocument } from '../calendar.generated';
import { Button } from '../../../ui/button';
import { Message } from '../../../ui/feedback/message';
import { notify } from '../../../ui/feedback/toast-store';
import { waitingText } from '../../../lib/waiting-mails';
import { Checkbox } from '../../../ui/fields/checkbox';
import { TextField } from '../../../ui/fields/text-field';
import { FormDialog } from '../../../ui/form/form-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { Dialog } from '../../../ui/overlays/dialog';
import {
  callable,
  coursesOf,
  pupils,
  timeOf,
  uncalled,
  unreachedText,
  type Occasion,
} from '../calendar-texts';
import { dayInWords } from '../grid/calendar-days';
import type { CalendarActions } from '../use-calendar-actions';
import { useSendSummons } from '../summons/use-send-summons';

interface ActionProps {
  occasion: Occasion;
  onDone: () => void;
  onClose: () => void;
}

/** 'Ställ in': needs a reason, since those who have been called read it. */
export function CancelOccasionDialog(props: ActionProps & Pick<CalendarActions, 'restore' | 'sendMails'>) {
  const { occasion, restore, sendMails, onDone, onClose } = props;
  const [cancel] = useMutation(CancelExamOccasionDocument);
  const called = occasion.bookings.filter(({ summonedAt }) => summonedAt).length;
  const form = useRecordForm({
    name: 'occasion-cancel',
    subject: occasion.id,
    record: null,
    draftOf: () => ({ reason: '', mailNow: false }),
    faultsOf: ({ reason }) => ({ reason: reason.trim() ? undefined : 'Skriv en anledning.' }),
    save: ({ reason, mailNow }) =>
      cancel({ variables: { input: { id: occasion.id, version: occasion.version, reason, mailNow } } }),
    onSaved: ({ data }) => {
      const cancelled = data.cancelExamOccasion;
      notify.success('Tillfället är inställt', {
        action: { label: 'Ångra', run: () => void restore(cancelled) },
        ...(cancelled.waitingMails > 0 && {
          details: waitingText(cancelled.waitingMails),
          otherAction: { label: 'Skicka nu', run: () => void sendMails(cancelled) },
        }),
      });
      onDone();
    },
  });
  return (
    <FormDialog
      form={form}
      size="sm"
      title="Ställ in tillfället"
      failed="Kunde inte ställa in"
      faulty="Något behöver rättas innan det går att ställa in"
      submitLabel="Ställ in"
      danger
      onClosed={onClose}
    >
      <p>
        {coursesOf(occasion)}, {dayInWords(occasion.heldOn)}, {timeOf(occasion)}.{' '}
        {occasion.bookings.length > 0 && `${pupils(occasion.bookings.length)} väntar på tid igen.`}{' '}
        {called > 0 && `${pupils(called)} som är kallade får veta det med e-post.`}
      </p>
      <TextField label="Anledning" required data-autofocus maxLength={300} {...form.text('reason')} />
      {called > 0 && (
        <Checkbox
          label="Skicka nu"
          description="Annars väntar breven i tio minuter, och skickas inte om du ångrar."
          checked={form.draft.mailNow}
          onChange={(mailNow) => form.set({ mailNow })}
        />
      )}
    </FormDialog>
  );
}

/** 'Kallelse': shows the text, and the students without an e-mail address. */
export function SummonsDialog({ occasion, onDone, onClose }: ActionProps) {
  const pending = uncalled(occasion);
  const called = pending.length > 0 ? pending : callable(occasion);
  const missed = called.filter(({ hasEmail }) => hasEmail === false).map(({ exam }) => exam.studentName);
  const reached = called.length - missed.length;
  const { send, failure, busy } = useSendSummons(() => {
    onDone();
    onClose();
  });
  return (
    <Dialog
      opened
      size="md"
      title="Skicka kallelse"
      onClose={onClose}
      footer={
        <>
          <Button
            variant="primary"
            busy={busy}
            disabled={reached === 0}
            data-autofocus
            onClick={() =>
              void send(
                occasion.id,
                called.map(({ exam }) => exam.id),
              )
            }
          >
            Skicka till {pupils(reached)}
          </Button>
          <Button onClick={onClose}>Avbryt</Button>
        </>
      }
    >
      <div className="stack">
        {failure && <Message tone="error">{failure}</Message>}
        <p>Var och en får ett e-postbrev med detta:</p>
        <SummonsLetter occasion={occasion} called={called} />
        {!occasion.room && (
          <Message tone="warning" live={false}>
            Tillfället har ingen sal ännu.
          </Message>
        )}
        {missed.length > 0 && (
          <Message tone="warning" live={false}>
            {unreachedText}: {missed.join(', ')}. Skriv ut deras kallelser i stället.
          </Message>
        )}
        <p className="meta">{called.map(({ exam }) => exam.studentName).join(', ')}</p>
      </div>
    </Dialog>
  );
}

/** The text of the summons. */
function SummonsLetter({ occasion, called }: { occasion: Occasion; called: Occasion['bookings'] }) {
  return (
    <blockquote className="calendar-summons">
      Du kallas till prövning i {called.length === 1 ? called[0]!.exam.course : 'din kurs'}.
      <br />
      Dag: {dayInWords(occasion.heldOn)}
      <br />
      Tid: {timeOf(occasion)}
      <br />
      Plats: {occasion.room ?? 'meddelas senare'}
      <br />
      Ta med giltig fotolegitimation.
    </blockquote>
  );
}
