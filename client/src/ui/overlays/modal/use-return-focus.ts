import { useEffect, useState } from 'react';

/**
 * Gives focus back to what had it when an overlay opened, also where the overlay's code came late or it goes
 * while it is open, which Mantine's own does not. Not when focus has gone elsewhere meanwhile: to a new page's
 * heading, or to where the person pressed.
 */
export function useReturnFocus(opened: boolean): void {
  const [wasOpened, setWasOpened] = useState(opened);
  const [opener, setOpener] = useState(() => (opened ? document.activeElement : null));
  if (opened !== wasOpened) {
    setWasOpened(opened);
    if (opened) setOpener(document.activeElement);
  }
  useEffect(() => {
    if (!opened) return undefined;
    return () => {
      setTimeout(() => {
        const active = document.activeElement;
        const lost = !active || active === document.body || active.closest('.dialog, .drawer') !== null;
        if (lost && opener instanceof HTMLElement && opener.isConnected)
          opener.focus({ preventScroll: true });
      });
    };
  }, [opened, opener]);
}
