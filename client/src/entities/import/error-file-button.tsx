import { IconFileDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { notifyFailure } from '../../apollo/feedback/notify-failure';
import { downloadFile } from '../../lib/file-transfer';
import { Button } from '../../ui/button';

/** Downloads the rows of an import that are left out, with the reasons. */
export function ErrorFileButton({ path }: { path: string }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await downloadFile(path, 'import-fel.xlsx');
    } catch (error) {
      notifyFailure('Kunde inte ladda ner felfilen', error);
    }
    setBusy(false);
  };
  return (
    <Button busy={busy} icon={IconFileDownload} onClick={() => void save()}>
      Ladda ner felfil
    </Button>
  );
}
