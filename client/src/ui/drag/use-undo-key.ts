import { useEffect } from 'react';

/** Ctrl+Z (⌘Z) takes the latest move back, except where the browser's own undo is meant: in a text field. */
export function useUndoKey(undo: () => void, active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const undoes =
        (event.ctrlKey || event.metaKey) &&
        !event.shiftKey &&
        !event.altKey &&
        event.key.toLowerCase() === 'z';
      const typing =
        event.target instanceof Element &&
        event.target.closest('input, textarea, select, [contenteditable="true"]');
      if (!undoes || typing || event.defaultPrevented) return;
      event.preventDefault();
      undo();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [undo, active]);
}
