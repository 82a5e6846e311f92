import { useCallback, useRef } from 'react';
import { closesOnEscape } from '../escape';
import { useKeptFocus } from './use-kept-focus';
import { useReturnFocus } from './use-return-focus';

const CHOSEN = '[data-autofocus]';

/**
 * Whoever opens a form is about to fill it in: its first field has the focus, unless another control is to have it. A
 * form that stands beside what was opened (`data-beside`) is not what one came for.
 */
const FIRST_FIELD =
  'form:not([data-beside]) :is(input, select, textarea):enabled:not([type="hidden"], [type="file"], [readonly])';

/** What dialog and drawer carry beside what the library does: role, Esc, and where focus goes. */
export function useModal(opened: boolean, onClose: () => void, role: 'dialog' | 'alertdialog' = 'dialog') {
  const content = useRef<HTMLElement | null>(null);
  useReturnFocus(opened);
  useKeptFocus(opened, content);
  // A new function each time would make Mantine's focus trap begin anew, away from the field that one is typing in.
  const ref = useCallback(
    (element: HTMLElement | null) => {
      content.current = element;
      if (!element) return;
      // Mantine writes the role itself and takes no other.
      element.setAttribute('role', role);
      if (!element.querySelector(CHOSEN))
        element.querySelector(FIRST_FIELD)?.setAttribute('data-autofocus', '');
      // The trap comes a moment later than the first press of Esc may.
      element.focus({ preventScroll: true });
    },
    [role],
  );
  return { root: { onKeyDown: closesOnEscape(onClose) }, content: { ref, 'data-scroll-lock': '' } };
}
