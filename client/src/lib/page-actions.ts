import { useEffect } from 'react';

/** What can be done with what is on the screen: a page to go to, or an act. */
export interface PageAction {
  label: string;
  to?: string;
  run?: () => void;
}

const shown = new Map<symbol, readonly PageAction[]>();

/** What can be done with what is on the screen now, the newest part of it first. */
export function pageActions(): readonly PageAction[] {
  return [...shown.values()].toReversed().flat();
}

/** Tells the palette what can be done here, for as long as the caller is on the screen. */
export function usePageActions(actions: readonly PageAction[]): void {
  useEffect(() => {
    const mine = Symbol('page');
    shown.set(mine, actions);
    return () => void shown.delete(mine);
  }, [actions]);
}
