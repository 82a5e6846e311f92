import { Fragment, useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { provideData, useDataProvider } from '../apollo/data';
import { useSession } from '../lib/session/session-store';

/**
 * Gives the pages the way to the server's data once it has come, and draws them anew then: that is when one signs in,
 * or opens the first page with data. What surrounds the pages of someone who is signed in shows data everywhere, so
 * that it waits.
 */
export function WithData({ children }: { children: ReactNode }) {
  const isSignedIn = useSession().user !== null;
  const provided = useDataProvider();
  const drawn = useDeferredValue(provided);
  // Where nothing stands yet the whole page comes with it, and is drawn piece by piece. What stands never goes for it.
  const [beganEmpty] = useState(isSignedIn && provided === null);
  const Provider = beganEmpty ? drawn : provided;
  const isMissing = isSignedIn && Provider === null;
  const [failed, setFailed] = useState<{ error: unknown } | null>(null);
  useEffect(() => {
    if (isMissing) provideData().catch((error: unknown) => setFailed({ error }));
  }, [isMissing]);
  if (isMissing && failed) throw failed.error;
  if (isMissing) return null;
  const Around = Provider ?? Fragment;
  return <Around>{children}</Around>;
}
