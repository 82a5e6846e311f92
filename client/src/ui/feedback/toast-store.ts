import type { ReactNode } from 'react';
import { createStore } from '../../lib/store';

interface ToastAction {
  label: string;
  run: () => void;
}

export interface Toast {
  id: number;
  /** Errors interrupt (`role=alert`) and stay; the others are read in turn and go. */
  tone: 'error' | 'success' | 'info';
  message: string;
  /** More, below the message: rejected fields, a reason, an error number. */
  details?: ReactNode;
  /** A thing to do at once, such as 'Ångra'. */
  action?: ToastAction;
  /** Another thing to do, after the first. */
  otherAction?: ToastAction;
  /** How long it stays in ms; null until closed. */
  lifeMs: number | null;
}

export type ToastOptions = Partial<Pick<Toast, 'details' | 'action' | 'otherAction' | 'lifeMs'>>;

const successMs = 6000;
const actionMs = 8000;
const atMost = 4;

let nextId = 1;
const toasts = createStore<readonly Toast[]>([]);

function add(tone: Toast['tone'], message: string, options: ToastOptions = {}): number {
  const id = nextId;
  nextId += 1;
  const ownLife = tone === 'error' ? null : options.action ? actionMs : successMs;
  const toast: Toast = { id, tone, message, ...options, lifeMs: options.lifeMs ?? ownLife };
  // A repeated message replaces the earlier one. Toasts with an action (undo) remain, each belongs to its own change.
  const others = toasts.get().filter((one) => one.message !== message || one.tone !== tone || one.action);
  toasts.set([...others, toast].slice(-atMost));
  return id;
}

/** Shows a toast instead of the browser's blocking alert (contract §6; the texts are in `fixed-texts.ts`). */
export const notify = {
  error: (message: string, options?: ToastOptions) => add('error', message, options),
  success: (message: string, options?: ToastOptions) => add('success', message, options),
  info: (message: string, options?: ToastOptions) => add('info', message, options),
  dismiss: (id: number) => toasts.set(toasts.get().filter((toast) => toast.id !== id)),
  /** What could not be done then has been done now: the error is past. */
  settle: (message: string) =>
    toasts.set(toasts.get().filter((one) => one.tone !== 'error' || one.message !== message)),
  /** Takes all away: at sign-out nothing of one user stays for the next. */
  clear: () => toasts.set([]),
};

/** The toasts on screen, oldest first. */
export const useToasts = toasts.use;
