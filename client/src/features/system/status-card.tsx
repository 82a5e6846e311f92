import { useQuery } from '@apollo/client/react';
import { IconCircleCheck, IconAlertOctagon, IconMail, IconRefresh } from '@tabler/icons-react';
import { systemPartLabels } from '../../../../domain/labels/system';
import { readFailure } from '../../apollo/failure';
import { SystemStatusDocument, type SystemStatusQuery } from '../../graphql/generated';
import { formatDateTime } from '../../lib/dates';
import { buttons } from '../../lib/fixed-texts';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Message } from '../../ui/feedback/message';
import { Loading } from '../../ui/feedback/skeleton';
import { notify } from '../../ui/feedback/toast-store';
import { useSendTestMail } from './use-send-test-mail';
import { Grid } from '../../ui/layout';

const icon = { className: 'icon', size: 18, stroke: 1.8, 'aria-hidden': true } as const;

/** Each part of the system with what it answered just now; a failing one hides no other. */
export function StatusCard() {
  const { data, error, loading, refetch } = useQuery(SystemStatusDocument, {
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const [sendTestMail, { loading: sending }] = useSendTestMail();
  const status = data?.systemStatus;
  const again = () => {
    refetch().catch((failed: unknown) => console.error('The status could not be read anew.', failed));
  };
  const sendMail = async () => {
    try {
      const sent = await sendTestMail({});
      notify.success(sent.data!.sendTestMail.message);
    } catch (failed) {
      console.error('The test mail was not sent.', failed);
      notify.error('Kunde inte skicka testbrevet', { details: readFailure(failed).message });
    }
  };
  return (
    <Card
      title="Systemets tillstånd"
      actions={
        <Button size="sm" busy={loading} icon={<IconRefresh {...icon} />} onClick={again}>
          Kontrollera igen
        </Button>
      }
    >
      <div className="stack" aria-busy={loading}>
        {error && !loading && (
          <Message tone="error" actions={<Button onClick={again}>{buttons.retry}</Button>}>
            Servern svarar inte. {readFailure(error).message}
          </Message>
        )}
        {!status && loading && (
          <div className="system-waiting">
            <Loading text="Kontrollerar..." lines={4} />
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
              <Button busy={sending} icon={<IconMail {...icon} />} onClick={() => void sendMail()}>
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
        <li key={part} className={ok ? 'system-ok' : 'system-bad'}>
          {ok ? <IconCircleCheck {...icon} size={22} /> : <IconAlertOctagon {...icon} size={22} />}
          <span>
            <strong>
              {systemPartLabels[part]}: {ok ? 'fungerar' : 'fungerar inte'}
            </strong>
            <span className="meta">
              {detail} {milliseconds} ms
            </span>
          </span>
        </li>
      ))}
    </Grid>
  );
}
