import { useMutation } from '@apollo/client/react';
import { readFailure } from '../../apollo/failure';
import { useQuery } from '../../apollo/use-query';
import { MessageParticipantsDocument, ParticipantMessageDocument } from './course-messages.generated';
import { Message } from '../../ui/feedback/message';
import { notify } from '../../ui/feedback/toast-store';
import { TextArea, TextField } from '../../ui/fields/text-field';
import { FormDialog } from '../../ui/form/form-dialog';
import { useRecordForm } from '../../ui/form/use-record-form';
import { reachText, sentText } from './message-texts';

interface MessageDialogProps {
  instance: { id: string; name: string };
  onClosed: () => void;
}

interface MessageDraft {
  subject: string;
  text: string;
}

function faultsOf({ subject, text }: MessageDraft) {
  return {
    ...(!subject.trim() && { subject: 'Skriv vad det gäller.' }),
    ...(!text.trim() && { text: 'Skriv ett meddelande.' }),
  };
}

/** 'Meddela deltagarna': shows the number of recipients, and mails each of them. */
export default function MessageDialog({ instance: { id, name }, onClosed }: MessageDialogProps) {
  const { data, error, refetch } = useQuery(ParticipantMessageDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const reach = data?.participantMessagePreview;
  const [send] = useMutation(MessageParticipantsDocument);
  const form = useRecordForm({
    name: 'message',
    subject: id,
    record: null,
    draftOf: (): MessageDraft => ({ subject: '', text: '' }),
    faultsOf,
    save: (draft) => send({ variables: { input: { id, ...draft, reached: reach!.reached } } }),
    onSaved: ({ data: saved }) => notify.success(sentText(saved.messageParticipants.reached)),
    // The recipients may have caused the refusal.
    onRefused: () => void refetch(),
  });
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      title={`Meddela deltagarna i ${name}`}
      failed="Meddelandet är inte skickat"
      submitLabel="Skicka"
      disabled={!reach?.reached}
    >
      {error && !reach ? (
        <Message tone="error">Kunde inte läsa vilka det går till. {readFailure(error).message}</Message>
      ) : (
        <p role="status">{reach ? reachText(reach) : 'Läser vilka det går till…'}</p>
      )}
      <TextField label="Ämne" required maxLength={150} {...form.text('subject')} />
      <TextArea
        label="Meddelande"
        description="Skriv inget om enskilda elever"
        required
        rows={8}
        maxLength={4000}
        {...form.text('text')}
      />
      <p className="meta">
        Var och en får ett eget brev med ditt namn. Ingen ser de andras adresser, och det går inte att svara
        på.
      </p>
    </FormDialog>
  );
}
