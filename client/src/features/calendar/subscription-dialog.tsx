import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { readFailure } from '../../apollo/failure';
import { newIdempotencyKey } from '../../apollo/idempotency';
import {
  CreateCalendarSubscriptionDocument,
  DeleteCalendarSubscriptionDocument,
  OwnCalendarSubscriptionDocument,
} from '../../graphql/generated';
import { formatDateTime } from '../../lib/dates';
import { Button } from '../../ui/button';
import { confirm } from '../../ui/overlays/confirm-store';
import { CopyText } from '../../ui/copy-text';
import { Dialog } from '../../ui/overlays/dialog';
import { Message } from '../../ui/feedback/message';

/** The secret address for other calendar programs: shown once, renewed or ended here. */
export function SubscriptionDialog({ onClose }: { onClose: () => void }) {
  const { data, refetch } = useQuery(OwnCalendarSubscriptionDocument, { fetchPolicy: 'network-only' });
  const [create, creating] = useMutation(CreateCalendarSubscriptionDocument);
  const [remove, removing] = useMutation(DeleteCalendarSubscriptionDocument);
  const [url, setUrl] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const own = data?.calendarSubscription;
  const attempt = async (action: () => Promise<unknown>) => {
    setFailure(null);
    try {
      await action();
      await refetch();
    } catch (error) {
      setFailure(readFailure(error).message);
    }
  };
  const renew = async () => {
    const question = 'Den gamla adressen slutar att fungera. Vill du skapa en ny?';
    if (own && !(await confirm({ question, confirmLabel: 'Skapa ny adress', danger: false }))) return;
    await attempt(async () => {
      // A repeat would answer without the address, which is shown once: each press makes one of its own.
      const { data: made } = await create({ context: { idempotencyKey: newIdempotencyKey() } });
      setUrl(made?.createCalendarSubscription.url ?? null);
    });
  };
  const end = async () => {
    const question = 'Program som prenumererar får inga fler ändringar. Vill du avsluta?';
    if (!(await confirm({ question, confirmLabel: 'Avsluta prenumerationen' }))) return;
    await attempt(async () => {
      await remove();
      setUrl(null);
    });
  };
  return (
    <Dialog opened size="md" title="Prenumerera på kalendern" onClose={onClose}>
      <div className="stack">
        {failure && <Message tone="error">{failure}</Message>}
        <p>
          Med en hemlig adress visar ditt kalenderprogram prövningarna: kurs, tid, plats och antal. Inga
          elevers namn lämnar skolan.
        </p>
        {url && (
          <>
            <Message tone="success">Adressen visas bara nu. Kopiera den till ditt kalenderprogram.</Message>
            <p className="calendar-url">
              <CopyText value={url} label="Adressen" />
            </p>
          </>
        )}
        {own && !url && (
          <p className="meta">
            Skapad {formatDateTime(own.createdAt)}.{' '}
            {own.lastReadAt ? `Senast hämtad ${formatDateTime(own.lastReadAt)}.` : 'Inte hämtad ännu.'}
          </p>
        )}
        <div className="row">
          <Button
            variant={own ? 'secondary' : 'primary'}
            busy={creating.loading}
            onClick={() => void renew()}
          >
            {own ? 'Skapa ny adress' : 'Skapa adress'}
          </Button>
          {own && (
            <Button variant="quiet" busy={removing.loading} onClick={() => void end()}>
              Avsluta prenumerationen
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
