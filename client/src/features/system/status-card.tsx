import { IconCircleCheck, IconAlertOctagon, IconMail, IconRefresh } from '@tabler/icons-react';
import { useMutation } from '@apollo/client/react';
import { systemPartLabels } from '../../../../domain/labels/system';
import { useQuery } from '../../apollo/use-query';
import { SendTestMailDocument, SystemStatusDocument, type SystemStatusQuery } from './system.generated';
import { formatDateTime } from '../../lib/dates';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Loading } from '../../ui/feedback/skeleton';
import { notify } from '../../ui/feedback/toast-store';
import { Grid } from '../../ui/layout';
import { attempt } from '../../apollo/feedback/notify-failure';
import { LoadFailed } from '../../apollo/feedback/load-failed';
import { sign } from '../../ui/text/sign';

/** The parts of the system with their current status; a failing one hides no other. */
export function StatusCard() {
  const { data, error, loading, refetch } = useQuery(SystemStatusDocument, {
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const [sendTestMail, { loading: sending }] = useMutation(SendTestMailDocument);
  const status = data?.systemStatus;
  const again = () => void refetch();
  const sendMail = async () => {
    await attempt('Kunde inte skicka testbrevet', async () => {
      const { data: sent } = await sendTestMail();
      notify.success(sent.sendTestMail.message);
    });
  };
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
              <Button busy={sending} icon={IconMail} onClick={() => void sendMail()}>
                Skicka testbrev till mig
              </Button>
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
