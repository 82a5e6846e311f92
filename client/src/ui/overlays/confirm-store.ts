import { createStore } from '../../lib/store';

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

const pending = createStore<PendingConfirm | null>(null);

/** Asks before an action, without the browser's blocking box (contract §6 and §7). Resolves to the answer. */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  pending.get()?.answer(false);
  return new Promise((resolve) => {
    pending.set({
      ...options,
      answer: (yes) => {
        pending.set(null);
        resolve(yes);
      },
    });
  });
}

/** The question that waits for its answer. */
export const usePendingConfirm = pending.use;
