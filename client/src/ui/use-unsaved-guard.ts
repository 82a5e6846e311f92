import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { confirm } from './confirm-store';

/** Asks before unsaved input is left (pages §0): inside the product in its own box, else by the browser's. */
export function useUnsavedGuard(dirty: boolean): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({
      title: 'Osparade ändringar',
      question: 'Det du har fyllt i är inte sparat. Vill du lämna sidan ändå?',
      confirmLabel: 'Lämna sidan',
    }).then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
}
