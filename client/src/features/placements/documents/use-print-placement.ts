import { useMutation } from '@apollo/client/react';
import type { DocumentType } from '../../../../../domain/generated';
import { documentTypeLabels } from '../../../../../domain/labels/document';
import { attempt } from '../../../apollo/feedback/notify-failure';
import { transferPaths } from '../../../lib/file-transfer';
import { openInTab } from '../../../lib/url-state/open-in-tab';
import { notify } from '../../../ui/feedback/toast-store';
import { CreatePlacementDocumentDocument } from './placement-documents.generated';

type PlacementDocument = Extract<DocumentType, 'APL_AGREEMENT' | 'APL_CERTIFICATE'>;

export const printLabels: Readonly<Record<PlacementDocument, string>> = {
  APL_AGREEMENT: 'Skriv ut avtal',
  APL_CERTIFICATE: documentTypeLabels.APL_CERTIFICATE,
};

/** Issues the agreement or the certificate of a placement and opens it in a tab. */
export function usePrintPlacement() {
  const [create, { loading }] = useMutation(CreatePlacementDocumentDocument);
  const print = (placementId: string, type: PlacementDocument) =>
    attempt('Kunde inte skapa dokumentet', async () => {
      const opened = await openInTab(async () => {
        const { data } = await create({ variables: { input: { placementId, type } } });
        return transferPaths.shownDocument(data.createPlacementDocument.id);
      });
      if (!opened) notify.info('Dokumentet är skapat. Tillåt nya flikar för att öppna det.');
    });
  return { print, busy: loading };
}
