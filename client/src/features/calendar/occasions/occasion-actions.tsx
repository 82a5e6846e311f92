import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { readFailure } from '../../../apollo/failure';
import { CancelExamOccasionDocument, SendExamSummonsDocument } from '../../../graphql/generated';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { Message } from '../../../ui/feedback/message';
import { TextField } from '../../../ui/fields/text-field';
import { notify } from '../../../ui/feedback/toast-store';
import { callable, coursesOf, pupils, timeOf, uncalled, type Occasion } from '../calendar-texts';
import { dayInWords } from '../grid/calendar-days';
import type { CalendarActions } from '../use-calendar-actions';

interface ActionProps {
  occasion: Occasion;
  onDone: () => void;
  onClose: () => void;
}

/** 'Ställ in': needs a reason, since those who have been called read it. */
export function CancelOccasionDialog({
  occasion,
  restore,
  onDone,
  onClose,
}: ActionProps & Pick<CalendarActions, 'restore'>) {
  const [reason, setReason] = useState('');
  const { failure, busy, run } = useAction(onDone, onClose);
  const called = occasion.bookings.filter(({ summonedAt }) => summonedAt).length;
  const [missing, setMissing] = useState(false);
  const cancel = async (mutate: ReturnType<typeof useApolloClient>['mutate']) => {
    const { data } = await mutate({
      mutation: CancelExamOccasionDocument,
      variables: { input: { id: occasion.id, version: occasion.version, reason } },
    });
    const cancelled = data!.cancelExamOccasion;
    notify.success('Tillfället är inställt', {
      action: { label: 'Ångra', run: () => void restore(cancelled) },
    });
  };
  const onCancel = async () => {
    setMissing(reason.trim() === '');
    if (reason.trim() === '') return;
    await run(cancel);
  };
  return (
    <Dialog
      opened
      size="sm"
      title="Ställ in tillfället"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Avbryt</Button>
          <Button variant="danger" busy={busy} onClick={() => void onCancel()}>
            Ställ in
          </Button>
        </>
      }
    >
      <div className="stack">
        {failure && <Message tone="error">{failure}</Message>}
        <p>
          {coursesOf(occasion)}, {dayInWords(occasion.heldOn)}, {timeOf(occasion)}.{' '}
          {occasion.bookings.length > 0 &&
            `${pupils(occasion.bookings.length)} hamnar bland de ej daterade igen.`}{' '}
          {called > 0 && `${pupils(called)} som är kallade får veta det med e-post.`}
        </p>
        <TextField
          label="Anledning"
          required
          data-autofocus
          maxLength={300}
          autoComplete="off"
          value={reason}
          error={missing ? 'Skriv en anledning.' : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </div>
    </Dialog>
  );
}

/** 'Kallelse': shows what is sent, and to whom it cannot be. */
export function SummonsDialog({ occasion, onDone, onClose }: ActionProps) {
  const pending = uncalled(occasion);
  const called = pending.length > 0 ? pending : callable(occasion);
  const missed = called.filter(({ hasEmail }) => hasEmail === false).map(({ exam }) => exam.studentName);
  const reached = called.length - missed.length;
  const { failure, busy, run } = useAction(onDone, onClose);
  const send = async () => {
    await run(async (mutate) => {
      const { data } = await mutate({
        mutation: SendExamSummonsDocument,
        variables: { input: { occasionId: occasion.id, examIds: called.map(({ exam }) => exam.id) } },
      });
      const { sent, withoutEmail } = data!.sendExamSummons;
      if (sent > 0) notify.success(`Kallelse skickad till ${pupils(sent)}`);
      if (withoutEmail.length > 0)
        notify.error('Alla kunde inte nås', { details: `Saknar e-postadress: ${withoutEmail.join(', ')}.` });
    });
  };
  return (
    <Dialog
      opened
      size="md"
      title="Skicka kallelse"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Avbryt</Button>
          <Button
            variant="primary"
            busy={busy}
            disabled={reached === 0}
            data-autofocus
            onClick={() => void send()}
          >
            Skicka till {pupils(reached)}
          </Button>
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
            Saknar e-postadress och nås inte: {missed.join(', ')}. Skriv ut deras kallelser i stället.
          </Message>
        )}
        <p className="meta">{called.map(({ exam }) => exam.studentName).join(', ')}</p>
      </div>
    </Dialog>
  );
}

/** What the letter says, in its own words. */
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

function useAction(onDone: () => void, onClose: () => void) {
  const client = useApolloClient();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const run = async (action: (mutate: typeof client.mutate) => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setFailure(null);
    try {
      await action(client.mutate);
      onDone();
      onClose();
      return true;
    } catch (error) {
      setFailure(readFailure(error).message);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { failure, busy, run };
}
