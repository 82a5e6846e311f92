import './system.css';
import { IconCircleCheck, IconAlertOctagon, IconRefresh } from '@tabler/icons-react';
import { systemPartLabels } from '../../../../domain/labels/system';
import { useQuery } from '../../apollo/use-query';
import { SystemStatusDocument, type SystemStatusQuery } from './system.generated';
import { formatDateTime } from '../../lib/dates';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Loading } from '../../ui/feedback/skeleton';
import { Grid } from '../../ui/layout';
import { LoadFailed } from '../../apollo/feedback/load-failed';
import { sign } from '../../ui/text/sign';
import { TestMailButton } from './test-mail-button';

/** The parts of the system with their current status; a failing one hides no other. */
export function StatusCard() {
  const { data, error, loading, refetch } = useQuery(SystemStatusDocument, {
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const status = data?.systemStatus;
  const again = () => void refetch();
  return (
    <Card
      title="Systemets tillstånd"
      actions={
        <Button size="sm" busy={loading} icon={IconRefresh} onClick={again}>
          Kontrollera igen
        </Button>
      }
    >
      <div className="stack" aria-busy={loading}>
        <LoadFailed error={!loading && error} refetch={again} text="Servern svarar inte." />
        {!status && loading && (
          <div className="system-waiting">
            <Loading text="Kontrollerar…" lines={4} />
          </div>
        )}
        {status && (
          <>
            <Probes probes={status.probes} />
            <p className="meta">
              Version {status.version} · Node {status.nodeVersion} · startad{' '}
              {formatDateTime(status.startedAt)}
            </p>
            <div>
              <TestMailButton />
            </div>
          </>
        )}
      </div>
    </Card>
  );
}

function Probes({ probes }: Pick<SystemStatusQuery['systemStatus'], 'probes'>) {
  return (
    <Grid as="ul" gap="2" className="system-probes">
      {probes.map(({ part, ok, detail, milliseconds }) => (
        <Grid as="li" key={part} gap="3" align="start" className={ok ? 'system-ok' : 'system-bad'}>
          {ok ? sign(IconCircleCheck, 22) : sign(IconAlertOctagon, 22)}
          <span>
            <strong className="line">
              {systemPartLabels[part]}: {ok ? 'fungerar' : 'fungerar inte'}
            </strong>
            <span className="meta line">
              {detail} {milliseconds} ms
            </span>
          </span>
        </Grid>
      ))}
    </Grid>
  );
}
