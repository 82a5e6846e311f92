import { useState, type FormEvent, type ReactNode } from 'react';
import { FailureDetails } from '../../apollo/failure-details';
import { readFailure, type Failure } from '../../apollo/failure';
import { buttons } from '../../lib/fixed-texts';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/overlays/dialog';
import { Message } from '../../ui/feedback/message';

interface ActionDialogProps {
  title: string;
  action: string;
  /** Throws what the server refuses. */
  run: () => Promise<unknown>;
  isReady: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A small form in a dialog that does one thing, and says why when it could not. */
export function ActionDialog({ title, action, run, isReady, onClose, children }: ActionDialogProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const act = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await run();
    } catch (error) {
      console.error(`${title}: refused`, error);
      setFailure(readFailure(error));
      setBusy(false);
      return;
    }
    onClose();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void act();
  };
  return (
    <Dialog
      opened
      size="sm"
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{buttons.cancel}</Button>
          <Button variant="primary" type="submit" form="grade-action" busy={busy} disabled={!isReady}>
            {action}
          </Button>
        </>
      }
    >
      <form id="grade-action" className="stack" onSubmit={onSubmit}>
        {failure && (
          <Message tone="error">
            <FailureDetails failure={failure} />
          </Message>
        )}
        {children}
      </form>
    </Dialog>
  );
}
