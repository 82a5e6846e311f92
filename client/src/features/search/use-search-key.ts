import { useEffect, type RefObject } from 'react';
import { getPreferences } from '../../lib/session/preferences';

const writable = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="combobox"]';

/**
 * '/' leads to the search from anywhere but a place where one writes, an open dialog or menu; `onEnter` hears
 * where the focus was. Off where the person has switched single keys off (WCAG 2.1.4).
 */
export function useSearchKey(
  field: RefObject<HTMLInputElement | null>,
  onEnter: (from: Element | null) => void,
) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Shift is held on keyboards that have the sign above 7.
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      if (!getPreferences().shortcuts) return;
      const from = event.target instanceof Element ? event.target : null;
      if (from?.closest(`${writable}, [role="menu"]`)) return;
      if (document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      onEnter(from === document.body ? null : from);
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [field, onEnter]);
}
