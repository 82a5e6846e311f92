import { useEffect, useSyncExternalStore } from 'react';
import { createListeners } from '../store';

/** Everything that is filled in, or sent and not answered, and that the server does not have yet. */
const waiting = new Set<symbol>();
const { on, tell } = createListeners();

/** Notes work that is not saved; the answer is what takes the note away. */
export function noteUnsaved(): () => void {
  const work = Symbol('unsaved');
  waiting.add(work);
  tell();
  return () => {
    if (waiting.delete(work)) tell();
  };
}

/** Notes it for as long as `unsaved` holds. */
export function useNoteUnsaved(unsaved: boolean): void {
  useEffect(() => (unsaved ? noteUnsaved() : undefined), [unsaved]);
}

/** Whether anything is not saved, following changes. */
export function useHasUnsaved(): boolean {
  return useSyncExternalStore(on, hasUnsaved);
}

export function hasUnsaved(): boolean {
  return waiting.size > 0;
}
