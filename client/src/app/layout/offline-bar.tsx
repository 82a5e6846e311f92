import { useEffect } from 'react';
import { useConnection } from '../../apollo/connection';
import { readScreenAnew } from '../../apollo/data';
import { checkSession } from '../../apollo/session-check';
import { buttons } from '../../lib/fixed-texts';
import { useHasUnsaved } from '../../lib/drafts/unsaved-work';
import { Button } from '../../ui/button';

/** How often the server is asked for by itself while it cannot be reached. */
const askAgainMs = 8000;

/** Tells that the server cannot be reached, and of changes that it does not have; it goes by itself when it can. */
export function OfflineBar() {
  const connection = useConnection();
  const unsaved = useHasUnsaved();
  const retry = async () => {
    await checkSession();
    await readScreenAnew();
  };
  useEffect(() => {
    if (connection === 'online') return undefined;
    const timer = setInterval(() => void checkSession(), askAgainMs);
    return () => clearInterval(timer);
  }, [connection]);
  return (
    <div className="offline-slot" role="status">
      {connection === 'offline' && (
        <div className="row offline-bar">
          <span>{unsaved ? 'Ingen anslutning. Dina ändringar är inte sparade.' : 'Ingen anslutning.'}</span>
          <Button
            size="sm"
            onClick={() => {
              retry().catch((error: unknown) =>
                console.error('The server could still not be reached.', error),
              );
            }}
          >
            {buttons.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
