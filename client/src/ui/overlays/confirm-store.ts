import { useSyncExternalStore } from 'react';

export interface ConfirmOptions {
  /** The exact question (`questions` of `fixed-texts.ts`). */
  question: string;
  /** The button that names the action, such as 'Ta bort'. */
  confirmLabel: string;
  title?: string;
  cancelLabel?: string;
  /** True unless the action destroys nothing. */
  danger?: boolean;
}

export interface PendingConfirm extends ConfirmOptions {
  answer: (yes: boolean) => void;
}

let pending: PendingConfirm | null = null;
const listeners = new Set<() => void>();

function set(next: PendingConfirm | null): void {
  pending = next;
  for (const listener of listeners) listener();
}

/** Asks before an action, without the browser's blocking box (contract §6 and §7). Resolves to the answer. */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  pending?.answer(false);
  return new Promise((resolve) => {
    set({
      ...options,
      answer: (yes) => {
        set(null);
        resolve(yes);
      },
    });
  });
}

/** The question that waits for its answer. */
export function usePendingConfirm(): PendingConfirm | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => pending,
  );
}
