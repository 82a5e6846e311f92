import { useState } from 'react';
import { confirm } from '../../ui/overlays/confirm-store';
import { useUnsavedGuard } from '../../ui/overlays/use-unsaved-guard';

/** A form in a dialog: it closes at once when nothing was typed, and asks first when something was. */
export function useFormBox(dirty: boolean) {
  const [opened, setOpened] = useState(true);
  const close = async () => {
    const leave =
      !dirty ||
      (await confirm({
        title: 'Osparade ändringar',
        question: 'Det du har fyllt i är inte sparat. Vill du stänga ändå?',
        confirmLabel: 'Stäng',
      }));
    if (leave) setOpened(false);
  };
  return {
    opened,
    close: () => void close(),
    done: () => setOpened(false),
    guard: dirty && opened ? <LeavingGuard /> : null,
  };
}

/** There only while something is typed: otherwise the page's own guard, for what has been chosen, is the one that asks. */
function LeavingGuard() {
  useUnsavedGuard(true);
  return null;
}
