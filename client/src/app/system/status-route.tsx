import { StatusCard } from '../../features/system/status-card';
import { LinkButton } from '../../ui/button';
import { SectionPage } from '../section-page';

/** How the parts of the system are. */
export function StatusRoute() {
  return (
    <SectionPage
      path="/system/drift"
      lead="Om servern, databasen, jobben, filerna och mejlen fungerar."
      actions={<LinkButton to="/test">Menyer per roll</LinkButton>}
    >
      <StatusCard />
    </SectionPage>
  );
}
