import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { readFailure } from '../../apollo/failure';
import { FailureDetails } from '../../apollo/failure-details';
import { downloadFile, transferPaths } from '../../lib/file-transfer';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { notify } from '../../ui/toast-store';

/** The register extract of a student as a file (GDPR, article 15; permissions M57). */
export function MyDataCard() {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await downloadFile(transferPaths.myData(), 'mina-uppgifter.json');
      notify.success('Dina uppgifter är nedladdade.');
    } catch (error) {
      console.error('The register extract could not be downloaded.', error);
      notify.error('Kunde inte ladda ner dina uppgifter', {
        details: <FailureDetails failure={readFailure(error)} />,
      });
    }
    setBusy(false);
  };
  return (
    <Card title="Mina registrerade uppgifter">
      <div className="stack">
        <p>Allt som finns sparat om dig, i en fil som du kan läsa och ta med dig (JSON).</p>
        <div>
          <Button
            busy={busy}
            icon={<IconDownload className="icon" size={18} stroke={1.8} aria-hidden="true" />}
            onClick={() => void download()}
          >
            Ladda ner mina uppgifter
          </Button>
        </div>
      </div>
    </Card>
  );
}
