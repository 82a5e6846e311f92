import { useEffect } from 'react';
import { getPreferences } from '../../lib/session/preferences';

const writable = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="combobox"]';

/**
 * A key of one sign, from anywhere but a place where one writes, an open dialog or menu; `onPress` hears where
 * the focus was. Off where the person has switched single keys off (WCAG 2.1.4).
 */
export function useSingleKey(key: string, onPress: (from: Element | null) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Shift is held on keyboards that have the sign above a number.
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      if (!getPreferences().shortcuts) return;
      const from = event.target instanceof Element ? event.target : null;
      if (from?.closest(`${writable}, [role="menu"]`)) return;
      if (document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      onPress(from === document.body ? null : from);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [key, onPress]);
}
