import { IconFileExport } from '@tabler/icons-react';
import { useState } from 'react';
import { readFailure } from '../../apollo/failure';
import { downloadFile, transferPaths } from '../../lib/file-transfer';
import { Button } from '../../ui/button';
import { notify } from '../../ui/toast-store';
import { toExportQuery, type ListView } from './list-address';

/** Saves exactly the filtered students as a workbook (pages §0); administrators only. */
export function ExportButton({ view }: { view: ListView }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await downloadFile(transferPaths.studentExport(toExportQuery(view)), 'elever.xlsx');
    } catch (error) {
      console.error('The students could not be exported.', error);
      notify.error('Kunde inte exportera eleverna', { details: readFailure(error).message });
    }
    setBusy(false);
  };
  return (
    <Button
      busy={busy}
      icon={<IconFileExport className="icon" size={18} stroke={1.8} aria-hidden="true" />}
      onClick={() => void save()}
    >
      Exportera
    </Button>
  );
}
