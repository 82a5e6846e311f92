import { useApolloClient } from '@apollo/client/react';
import { useQuery } from '../../../apollo/use-query';
import {
  InstanceCancellationDocument,
  InstanceNowDocument,
  type InstanceRowFragment,
} from '../course-instances.generated';
import { waitingText } from '../../../lib/waiting-mails';
import { Button } from '../../../ui/button';
import { Message } from '../../../ui/feedback/message';
import { notify } from '../../../ui/feedback/toast-store';
import { FormDialog } from '../../../ui/form/form-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { studentsOf } from '../instance-labels';
import { useReopenInstance } from './use-reopen-instance';
import { useSendCancellationMails } from './use-send-cancellation-mails';
import { LoadFailed } from '../../../apollo/feedback/load-failed';
import { Loading } from '../../../ui/feedback/skeleton';

interface ReopenDialogProps {
  instance: InstanceRowFragment;
  onChanged: () => void;
  onClosed: () => void;
}

/** 'Öppna igen': lists the returning students, and leaves enrolments that others have changed since as they are. */
export default function ReopenDialog({ instance, onChanged, onClosed }: ReopenDialogProps) {
  const { data, error } = useQuery(InstanceCancellationDocument, {
    variables: { id: instance.id },
    fetchPolicy: 'network-only',
  });
  const preview = data?.courseInstanceCancellation;
  const { reopen } = useReopenInstance(onChanged);
  const sendMails = useSendCancellationMails();
  const client = useApolloClient();
  const form = useRecordForm({
    name: 'reopen',
    subject: instance.id,
    record: instance,
    draftOf: () => ({}),
    save: (_, record) =>
      reopen({ variables: { input: { id: instance.id, version: (record ?? instance).version } } }),
    conflict: {
      read: async ({ id }) => {
        const { data } = await client.query({
          query: InstanceNowDocument,
          variables: { id },
          fetchPolicy: 'network-only',
        });
        return data.courseInstance;
      },
    },
    onSaved: ({ data: { reopenCourseInstance } }) => {
      const { name, admitted } = reopenCourseInstance;
      const held = admitted > 0 ? `, med ${studentsOf(admitted)}` : '';
      notify.success(`${name} är öppet igen${held}.`);
      onChanged();
    },
  });
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      title={`Öppna ${instance.name} igen`}
      failed="Kunde inte öppna tillfället igen"
      submitLabel="Öppna igen"
      disabled={!preview}
    >
      <LoadFailed error={error} text="Kunde inte läsa vilka som berörs." />
      {!preview && !error && <Loading text="Läser vilka som berörs…" lines={3} />}
      {preview && (
        <>
          {instance.cancelledReason && <p>Det ställdes in: {instance.cancelledReason}</p>}
          <p>{comesBack(preview.returning)}</p>
          {preview.waitingMails > 0 ? (
            <Message
              tone="info"
              live={false}
              actions={<Button onClick={() => void sendMails(instance.id)}>Skicka nu</Button>}
            >
              {waitingText(preview.waitingMails)}
            </Message>
          ) : (
            <p className="meta">
              De som har fått brev om att tillfället ställdes in får ett nytt, som tar tillbaka det.
            </p>
          )}
        </>
      )}
    </FormDialog>
  );
}

function comesBack(returning: number): string {
  return returning === 0
    ? 'Ingen elev följde med när det ställdes in. Tillfället blir som det var.'
    : `${studentsOf(returning)} får tillbaka sin plats från innan det ställdes in.`;
}
