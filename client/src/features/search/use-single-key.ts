import { useEffect } from 'react';
import { getPreferences } from '../../lib/session/preferences';

const writable = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="combobox"]';

/** Whether it is that key, and pressed where it is no part of writing and nothing lies above the page. */
export function isSingleKey(event: KeyboardEvent, key: string): boolean {
  // Shift is held on keyboards that have the sign above a number.
  if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
    return false;
  if (!getPreferences().shortcuts) return false;
  const from = event.target instanceof Element ? event.target : null;
  if (from?.closest(`${writable}, [role="menu"]`)) return false;
  return !document.querySelector('[aria-modal="true"]');
}

/**
 * A key of one sign, from anywhere but a place where one writes, an open dialog or menu; `onPress` hears where
 * the focus was. Off where the person has switched single keys off (WCAG 2.1.4).
 */
export function useSingleKey(key: string, onPress: (from: Element | null) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSingleKey(event, key)) return;
      event.preventDefault();
      const from = event.target instanceof Element ? event.target : null;
      onPress(from === document.body ? null : from);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [key, onPress]);
}
