import { buttons, languageOf } from '../../lib/fixed-texts';
import { Button } from '../button';
import type { PendingConfirm } from './confirm-store';
import { Dialog } from './dialog';

/** The question with 'Avbryt', which has the focus, and a button that names the action (contract §7). */
export function ConfirmDialog({ opened, request }: { opened: boolean; request: PendingConfirm }) {
  const {
    question,
    confirmLabel,
    title = confirmLabel,
    cancelLabel = buttons.cancel,
    danger = true,
    answer,
  } = request;
  return (
    <Dialog
      opened={opened}
      onClose={() => answer(false)}
      title={title}
      size="sm"
      role="alertdialog"
      footer={
        <>
          <Button variant={danger ? 'danger' : 'primary'} onClick={() => answer(true)}>
            {confirmLabel}
          </Button>
          <Button data-autofocus onClick={() => answer(false)}>
            {cancelLabel}
          </Button>
        </>
      }
    >
      <p lang={languageOf(question)}>{question}</p>
    </Dialog>
  );
}
