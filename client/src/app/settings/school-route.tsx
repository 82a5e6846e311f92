import { SettingsForm } from '../../features/school-settings/settings-form';
import { SectionPage } from '../section-page';

/** The school on documents, letters and reports. */
export function SchoolRoute() {
  return (
    <SectionPage
      path="/installningar/skola"
      lead="Står på intyg, utdrag, kallelser och andra dokument från skolan."
    >
      <SettingsForm part="school" title="Skola och undertecknare" saved="Skolans uppgifter är sparade." />
    </SectionPage>
  );
}
