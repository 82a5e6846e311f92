import { SettingsForm } from '../../features/school-settings/settings-form';
import { Card } from '../../ui/card';
import { Loading } from '../../ui/feedback/skeleton';
import { Grid } from '../../ui/layout';
import { deferred } from '../../ui/on-demand';
import { SectionPage } from '../section-page';

const PriceListsTab = deferred(
  async () => (await import('../../features/earnings/prices/price-lists-tab')).PriceListsTab,
  { waiting: <Loading text="Laddar prislistor…" lines={10} /> },
);

/** What the municipalities pay for courses, and the students for exams. */
export function PricesRoute() {
  return (
    <SectionPage
      path="/installningar/priser"
      lead="Kommunernas priser per kurs och elevernas prövningsavgift."
    >
      <Grid gap="4">
        <SettingsForm part="fees" title="Prövningsavgift" saved="Prövningsavgiften är sparad." />
        <Card title="Prislistor">
          <PriceListsTab />
        </Card>
      </Grid>
    </SectionPage>
  );
}
