import { useRef } from 'react';
import { useQuery } from '../../../apollo/use-query';
import { MySessionsDocument, type MySessionsQuery } from '../profile.generated';
import { formatDateTime } from '../../../lib/dates';
import { buttons } from '../../../lib/fixed-texts';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { announce } from '../../../ui/feedback/live-region';
import { useEndSession } from '../use-end-session';
import { deviceName } from './device-name';
import { Row } from '../../../ui/layout';
import { attempt } from '../../../apollo/feedback/notify-failure';
import { LoadFailed } from '../../../apollo/feedback/load-failed';
import { Loading } from '../../../ui/feedback/skeleton';

type Session = MySessionsQuery['mySessions'][number];

/** 'Aktiva sessioner' (pages §16): where one is signed in, with a way to sign the others out. */
export function SessionsCard() {
  const list = useRef<HTMLUListElement>(null);
  const { data, error, refetch } = useQuery(MySessionsDocument, { fetchPolicy: 'cache-and-network' });
  const { endOne, endOthers, endingOthers } = useEndSession();
  const sessions = data?.mySessions;
  const act = async (action: () => Promise<unknown>, done: string) => {
    await attempt('Kunde inte logga ut', async () => {
      await action();
      announce(done);
    });
    try {
      await refetch();
    } catch (failed) {
      console.error('The sessions could not be read again.', failed);
    }
    // The pressed button is gone with its row.
    list.current?.focus();
  };
  return (
    <Card
      title="Aktiva sessioner"
      actions={
        sessions &&
        sessions.length > 1 && (
          <Button
            size="sm"
            busy={endingOthers}
            onClick={() => void act(endOthers, 'Alla andra enheter är utloggade.')}
          >
            Logga ut alla andra
          </Button>
        )
      }
    >
      <LoadFailed refetch={refetch} error={!sessions && error} text="Kunde inte hämta sessionerna." />
      {!sessions && !error && <Loading text="Laddar sessioner…" lines={3} />}
      {sessions && (
        <ul ref={list} className="profile-list profile-sessions" tabIndex={0} aria-label="Aktiva sessioner">
          {sessions.map((session) => (
            <SessionItem
              key={session.id}
              session={session}
              onEnd={() =>
                act(() => endOne({ variables: { input: { id: session.id } } }), 'Enheten är utloggad.')
              }
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

function SessionItem({ session, onEnd }: { session: Session; onEnd: () => Promise<void> }) {
  const { current, createdAt, lastSeenAt, address, userAgent } = session;
  const device = deviceName(userAgent);
  return (
    <Row as="li" gap="2 3" className="entry">
      <div className="grows">
        <p className="row">
          <span className="name">{device}</span>
          {current && <Badge tone="ok">Den här enheten</Badge>}
        </p>
        <p className="meta">
          Senast aktiv {formatDateTime(lastSeenAt)} · inloggad {formatDateTime(createdAt)}
          {address && ` · ${address}`}
        </p>
      </div>
      {!current && (
        <Button
          size="sm"
          aria-label={`${buttons.signOut} ${device}, inloggad ${formatDateTime(createdAt)}`}
          onClick={() => void onEnd()}
        >
          {buttons.signOut}
        </Button>
      )}
    </Row>
  );
}
