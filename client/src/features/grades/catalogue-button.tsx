import { IconFileText } from '@tabler/icons-react';
import { transferPaths } from '../../lib/file-transfer';
import { openInTab } from '../../lib/url-state/open-in-tab';
import { Button } from '../../ui/button';
import { notify } from '../../ui/feedback/toast-store';
import { useCreateGradeCatalogue } from './use-create-grade-catalogue';
import { attempt } from '../../apollo/feedback/notify-failure';

/** The register of a signed course as PDF (pages §10: Output): created on demand, opened in a new tab. */
export function CatalogueButton({ id }: { id: string }) {
  const { create, loading } = useCreateGradeCatalogue();
  const open = async () => {
    await attempt('Kunde inte skapa betygskatalogen', async () => {
      const opened = await openInTab(async () => transferPaths.shownDocument(await create(id)));
      if (!opened) notify.info('Betygskatalogen är skapad. Tillåt nya flikar för att öppna den.');
    });
  };
  return (
    <Button busy={loading} icon={IconFileText} onClick={() => void open()}>
      Betygskatalog (PDF)
    </Button>
  );
}
