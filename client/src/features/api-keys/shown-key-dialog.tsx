import { useState } from 'react';
import { Button } from '../../ui/button';
import { CopyText } from '../../ui/copy-text';
import { Message } from '../../ui/feedback/message';
import { confirm } from '../../ui/overlays/confirm-store';
import { Dialog } from '../../ui/overlays/dialog';

/** The key itself, this once: it is not closed by a slip of the hand before it has been copied. */
export function ShownKeyDialog({ value, onClosed }: { value: string; onClosed: () => void }) {
  const [opened, setOpened] = useState(true);
  const [copied, setCopied] = useState(false);
  const close = async () => {
    const question = 'Nyckeln visas inte igen. Har du sparat den?';
    if (copied || (await confirm({ question, confirmLabel: 'Stäng', danger: false }))) setOpened(false);
  };
  return (
    <Dialog
      opened={opened}
      onClose={() => void close()}
      onClosed={onClosed}
      closeOnClickOutside={false}
      size="sm"
      title="Nyckeln är skapad"
      footer={
        <Button variant="primary" onClick={() => void close()}>
          Klar
        </Button>
      }
    >
      <div className="stack">
        <Message tone="warning">
          Nyckeln visas bara nu. Spara den där det andra systemet förvarar sina hemligheter.
        </Message>
        <p className="api-keys-value">
          <CopyText value={value} label="Nyckeln" onCopied={() => setCopied(true)} />
        </p>
        <p className="meta">
          Den skickas som <code>Authorization: Bearer…</code> med varje anrop.
        </p>
      </div>
    </Dialog>
  );
}
