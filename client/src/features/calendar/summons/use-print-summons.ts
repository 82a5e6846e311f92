import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { CreateExamSummonsDocument } from '../calendar.generated';
import { transferPaths } from '../../../lib/file-transfer';
import { openInTab } from '../../../lib/url-state/open-in-tab';
import { notify } from '../../../ui/feedback/toast-store';
import { attempt } from '../../../apollo/feedback/notify-failure';

/** Creates the document once and opens it on each call. */
export function usePrintSummons() {
  const [create] = useMutation(CreateExamSummonsDocument);
  const [made, setMade] = useState<ReadonlyMap<string, string>>(new Map());
  const [busy, setBusy] = useState<string | null>(null);
  const issue = async (examId: string): Promise<string> => {
    const known = made.get(examId);
    if (known) return known;
    const { data } = await create({
      variables: { input: { examId, personalNumber: 'BIRTH_DATE' } },
    });
    const { id } = data.createExamSummons;
    setMade((before) => new Map(before).set(examId, id));
    return id;
  };
  const print = async (examId: string): Promise<void> => {
    setBusy(examId);
    await attempt('Kunde inte skapa kallelsen', async () => {
      const opened = await openInTab(async () => transferPaths.shownDocument(await issue(examId)));
      if (!opened) notify.info('Kallelsen är skapad. Tillåt nya flikar för att öppna den.');
    });
    setBusy(null);
  };
  return { print, busy };
}
