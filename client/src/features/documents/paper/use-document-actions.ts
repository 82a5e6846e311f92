import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import {
  CreateDocumentDocument,
  SaveDocumentToFilesDocument,
  type DocumentPreviewQueryVariables,
  type IssuedDocumentFieldsFragment,
} from '../documents.generated';
import { downloadFile, transferPaths } from '../../../lib/file-transfer';
import { openInTab } from '../../../lib/url-state/open-in-tab';
import { notify } from '../../../ui/feedback/toast-store';
import { attempt } from '../../../apollo/feedback/notify-failure';

export type Issued = IssuedDocumentFieldsFragment;
type Input = DocumentPreviewQueryVariables['input'];

/** Creates, saves and prints one document. The same input is not issued twice. */
export function useDocumentActions(input: Input | null, onIssued: () => void) {
  const [createDocument, { loading: creating }] = useMutation(CreateDocumentDocument);
  const [saveToFiles, { loading: saving }] = useMutation(SaveDocumentToFilesDocument);
  const [made, setMade] = useState<{ of: string; issued: Issued } | null>(null);
  const key = JSON.stringify(input);
  const issued = made?.of === key ? made.issued : null;

  const make = async (): Promise<Issued> => {
    if (issued) return issued;
    const { data } = await createDocument({
      variables: { input: { document: input! } },
    });
    setMade({ of: key, issued: data.createDocument });
    onIssued();
    return data.createDocument;
  };

  return {
    issued,
    busy: creating || saving,
    create: () =>
      attempt('Kunde inte skapa dokumentet', async () => {
        const { code } = await make();
        notify.success(`Dokumentet är skapat med koden ${code}.`);
      }),
    save: () =>
      attempt('Kunde inte spara i elevens filer', async () => {
        const { id } = await make();
        const { data } = await saveToFiles({
          variables: { input: { id } },
        });
        setMade({ of: key, issued: data.saveDocumentToFiles });
        onIssued();
        notify.success('Dokumentet finns nu i elevens filer.');
      }),
    print: () =>
      attempt('Kunde inte skapa dokumentet', async () => {
        const opened = await openInTab(async () => transferPaths.shownDocument((await make()).id));
        if (!opened) notify.info('Dokumentet är skapat. Öppna det med länken.');
      }),
    download: ({ id, filename }: Issued) =>
      attempt('Kunde inte ladda ner dokumentet', () => downloadFile(transferPaths.document(id), filename)),
  };
}
