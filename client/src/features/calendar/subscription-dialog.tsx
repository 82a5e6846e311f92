import { formatDateTime } from '../../lib/dates';
import { Button } from '../../ui/button';
import { CopyText } from '../../ui/copy-text';
import { Message } from '../../ui/feedback/message';
import { Dialog } from '../../ui/overlays/dialog';
import { useCalendarSubscription } from './use-calendar-subscription';

/** The secret address for other calendar programs: shown once, renewed or ended here. */
export function SubscriptionDialog({ onClose }: { onClose: () => void }) {
  const { own, url, failure, renew, end, renewing, ending } = useCalendarSubscription();
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
          <Button variant={own ? 'secondary' : 'primary'} busy={renewing} onClick={() => void renew()}>
            {own ? 'Skapa ny adress' : 'Skapa adress'}
          </Button>
          {own && (
            <Button variant="quiet" busy={ending} onClick={() => void end()}>
              Avsluta prenumerationen
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
