import { useMutation } from '@apollo/client/react';
import { attempt } from '../../apollo/feedback/notify-failure';
import { transferPaths } from '../../lib/file-transfer';
import { openInTab } from '../../lib/url-state/open-in-tab';
import { notify } from '../../ui/feedback/toast-store';
import { CreateStudyPlanDocumentDocument } from './study-plans.generated';

/** Issues a study plan as a document and opens it in a tab. */
export function usePrintPlan(studentId: string) {
  const [create, { loading }] = useMutation(CreateStudyPlanDocumentDocument);
  const print = () =>
    attempt('Kunde inte skriva ut studieplanen', async () => {
      const opened = await openInTab(async () => {
        const { data } = await create({ variables: { input: { studentId } } });
        return transferPaths.shownDocument(data.createStudyPlanDocument.id);
      });
      if (!opened) notify.info('Dokumentet är skapat. Tillåt nya flikar för att öppna det.');
    });
  return { print, busy: loading };
}
