import { Fragment, useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { provideData, useDataProvider } from '../apollo/data';
import { useSession } from '../lib/session/session-store';

/**
 * Provides Apollo Client to the pages and renders them again once it has loaded: on sign-in, or on the first page
 * with data. The layout of a signed-in user shows data everywhere, so it waits.
 */
export function WithData({ children }: { children: ReactNode }) {
  const isSignedIn = useSession().user !== null;
  const provided = useDataProvider();
  const drawn = useDeferredValue(provided);
  // If nothing is on screen yet, the whole page is rendered as a transition. Existing content is never removed for
  // it.
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
