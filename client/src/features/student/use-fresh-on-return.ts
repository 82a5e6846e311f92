import { useEffect, useRef } from 'react';
import { onReconnected } from '../../apollo/connection';

/** Not more often: each reading of a student is written to the access log. */
const restMs = 30_000;

/** Refetches when the user returns to the page after a while, and after a lost connection. */
export function useFreshOnReturn(reload: () => void): void {
  const latest = useRef(reload);
  useEffect(() => {
    latest.current = reload;
  });
  useEffect(() => {
    let readAt = Date.now();
    const onVisible = () => {
      if (document.visibilityState !== 'visible' || Date.now() - readAt < restMs) return;
      readAt = Date.now();
      latest.current();
    };
    const stop = onReconnected(() => latest.current());
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('focus', onVisible);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('focus', onVisible);
    };
  }, []);
}
