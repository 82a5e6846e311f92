import { useState } from 'react';
import { confirm } from './confirm-store';
import { useUnsavedGuard } from './use-unsaved-guard';

/**
 * A form in a dialog: it closes at once when nothing was typed, and asks first when something was, also
 * when the page or one of the `params` of the address that name what is edited is left.
 */
export function useFormBox(dirty: boolean, options: { params?: readonly string[] } = {}) {
  const [opened, setOpened] = useState(true);
  useUnsavedGuard(dirty && opened, options);
  const close = async () => {
    const leave =
      !dirty ||
      (await confirm({
        title: 'Osparade ändringar',
        question: 'Det du har fyllt i är inte sparat. Vill du stänga ändå?',
        confirmLabel: 'Stäng utan att spara',
      }));
    if (leave) setOpened(false);
  };
  return {
    opened,
    close: () => void close(),
    /** It is saved: it closes without a question. */
    done: () => setOpened(false),
  };
}
