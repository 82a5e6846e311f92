import { SettingsForm } from '../../features/school-settings/settings-form';
import { MailCard } from '../../features/system/mail-card';
import { Grid } from '../../ui/layout';
import { SectionPage } from '../section-page';

/** What letters from the school say, and whether they can be sent. */
export function MailRoute() {
  return (
    <SectionPage
      path="/installningar/epost"
      lead="Kontaktuppgifterna i breven till elever och personal, och hur breven skickas."
    >
      <Grid gap="4">
        <SettingsForm part="mail" title="Kontakt i breven" saved="Kontaktuppgifterna är sparade." />
        <MailCard />
      </Grid>
    </SectionPage>
  );
}
