import { Loading } from '../../ui/feedback/skeleton';
import { deferred } from '../../ui/on-demand';
import { SectionPage } from '../section-page';

const AuditLog = deferred(async () => (await import('../../features/access-log/audit-log')).AuditLog, {
  waiting: <Loading text="Laddar revisionsloggen…" lines={10} />,
});

/** Who signed in, and who changed accounts, keys and settings. */
export function AuditLogRoute() {
  return (
    <SectionPage
      path="/system/revisionslogg"
      lead="Vem som har loggat in och vem som har ändrat konton, nycklar och inställningar, varifrån och hur det var före och efter. Att någon läser loggen står också här."
    >
      <AuditLog />
    </SectionPage>
  );
}
