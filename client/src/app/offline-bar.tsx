import { useApolloClient } from '@apollo/client/react';
import { noteRequest, useConnection } from '../apollo/connection';
import { checkSession } from '../apollo/session-check';
import { buttons } from '../lib/fixed-texts';
import { Button } from '../ui/button';

/** Tells that the server cannot be reached; it goes by itself when it can. */
export function OfflineBar() {
  const client = useApolloClient();
  const connection = useConnection();
  const retry = async () => {
    await checkSession();
    await client.refetchQueries({ include: 'active' });
    noteRequest(true);
  };
  return (
    <div className="offline-slot" role="status">
      {connection === 'offline' && (
        <div className="offline-bar">
          <span>Ingen anslutning. Dina ändringar är inte sparade.</span>
          <Button
            size="sm"
            onClick={() => {
              retry().catch((error: unknown) => console.error('The server could still not be reached.', error));
            }}
          >
            {buttons.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
