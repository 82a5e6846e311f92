import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { confirm } from '../../ui/confirm-store';

/** Asks before a page with unsaved changes is left: by a link, by the browser's own buttons, or by closing it. */
export function useUnsavedGuard(dirty: boolean, onLeave: () => void): void {
  const leaving = useRef(onLeave);
  useEffect(() => {
    leaving.current = onLeave;
  });
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const ask = async () => {
      const leave = await confirm({
        title: 'Osparade ändringar',
        question: 'Du har ändringar som inte är sparade. Vill du lämna sidan utan att spara dem?',
        confirmLabel: 'Lämna sidan',
        cancelLabel: 'Stanna kvar',
      });
      if (!leave) return blocker.reset();
      leaving.current();
      blocker.proceed();
    };
    void ask();
  }, [blocker]);
  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
}
