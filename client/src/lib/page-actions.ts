import { useEffect } from 'react';

/** An action for the content on the screen: a link to a page, or a function. */
export interface PageAction {
  label: string;
  to?: string;
  run?: () => void;
}

const shown = new Map<symbol, readonly PageAction[]>();

/** The actions for the current screen, from the most recently mounted component to the first. */
export function pageActions(): readonly PageAction[] {
  return [...shown.values()].toReversed().flat();
}

/** Registers actions in the command palette while the calling component is mounted. */
export function usePageActions(actions: readonly PageAction[]): void {
  useEffect(() => {
    const mine = Symbol('page');
    shown.set(mine, actions);
    return () => void shown.delete(mine);
  }, [actions]);
}
