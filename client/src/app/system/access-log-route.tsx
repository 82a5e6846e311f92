import { Loading } from '../../ui/feedback/skeleton';
import { deferred } from '../../ui/on-demand';
import { SectionPage } from '../section-page';

const AccessLog = deferred(async () => (await import('../../features/access-log/access-log')).AccessLog, {
  waiting: <Loading text="Laddar åtkomstloggen…" lines={10} />,
});

/** Who opened whose record. */
export function AccessLogRoute() {
  return (
    <SectionPage
      path="/system/atkomstlogg"
      lead="Vem som öppnade vilka elevers uppgifter. Elevers läsning av sina egna uppgifter loggas inte."
    >
      <AccessLog />
    </SectionPage>
  );
}
