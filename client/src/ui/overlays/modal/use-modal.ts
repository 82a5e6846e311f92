import { useCallback, useRef } from 'react';
import { closesOnEscape } from '../escape';
import { useKeptFocus } from './use-kept-focus';
import { useReturnFocus } from './use-return-focus';

const CHOSEN = '[data-autofocus]';

/**
 * A form's first field gets the focus, unless another control is marked for it. A form beside the main content
 * (`data-beside`) does not count.
 */
const FIRST_FIELD =
  'form:not([data-beside]) :is(input, select, textarea):enabled:not([type="hidden"], [type="file"], [readonly])';

/** What dialog and drawer carry beside what the library does: role, Esc, and where focus goes. */
export function useModal(opened: boolean, onClose: () => void, role: 'dialog' | 'alertdialog' = 'dialog') {
  const content = useRef<HTMLElement | null>(null);
  useReturnFocus(opened);
  useKeptFocus(opened, content);
  // A new function each time would restart Mantine's focus trap and take the focus from the field in use.
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
