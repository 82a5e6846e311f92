import { IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { downloadFile, transferPaths } from '../../../lib/file-transfer';
import { Button } from '../../../ui/button';
import { attempt } from '../../../apollo/feedback/notify-failure';

interface InvoicePaperButtonProps {
  freezeId: string;
  municipality: string;
  content: { invoiceId: string } | { pending: 'true' };
  withProtected: boolean;
  /** Describes the button to screen readers: there is one for every invoice. */
  about: string;
}

/** The file behind an invoice as a paper: the same rows, ready to be sent along. */
export function InvoicePaperButton(props: InvoicePaperButtonProps) {
  const { freezeId, municipality, content, withProtected, about } = props;
  const [busy, setBusy] = useState(false);
  const save = async () => {
    const query = new URLSearchParams({ municipality, ...content });
    if (withProtected) query.set('protected', 'true');
    setBusy(true);
    await attempt('Kunde inte skapa underlaget', () =>
      downloadFile(transferPaths.invoicePaper(freezeId, query), 'faktureringsunderlag.pdf'),
    );
    setBusy(false);
  };
  return (
    <Button size="sm" busy={busy} icon={IconFileText} onClick={() => void save()}>
      PDF<span className="sr-only"> {about}</span>
    </Button>
  );
}
