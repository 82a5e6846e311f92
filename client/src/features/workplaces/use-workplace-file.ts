import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { API_LIMITS } from '../../../../domain/api-limits';
import { attempt } from '../../apollo/feedback/notify-failure';
import { refetchQueries } from '../../apollo/refetch-queries';
import { downloadFile, uploadFile } from '../../lib/file-transfer';
import { alerts } from '../../lib/fixed-texts';
import { notify } from '../../ui/feedback/toast-store';
import { WorkplaceDocument } from './workplaces.generated';

/** Sends and fetches a file of a workplace at this path. */
export function useWorkplaceFile(path: string) {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const attach = async (file: File) => {
    if (file.size > API_LIMITS.fileBytes) {
      notify.error(`${file.name} är större än 20 MB.`);
      return;
    }
    setBusy(true);
    await attempt(alerts.uploadFailed, async () => {
      await uploadFile(path, file);
      notify.success(`${file.name} är bifogad`);
      await refetchQueries(client, [WorkplaceDocument]);
    });
    setBusy(false);
  };
  const download = (filename: string) => attempt(alerts.downloadFailed, () => downloadFile(path, filename));
  return { busy, attach, download };
}
