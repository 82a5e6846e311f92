import { SettingsForm } from '../../features/school-settings/settings-form';
import { SectionPage } from '../section-page';

/** The numbers of days that reminders and warnings follow. */
export function DeadlinesRoute() {
  return (
    <SectionPage
      path="/installningar/tidsgranser"
      lead="När betyg räknas som försenade och när elever utan aktivitet visas."
    >
      <SettingsForm part="deadlines" title="Dagar" saved="Tidsgränserna är sparade." />
    </SectionPage>
  );
}
