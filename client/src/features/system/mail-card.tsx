import { systemPartLabels } from '../../../../domain/labels/system';
import { LoadFailed } from '../../apollo/feedback/load-failed';
import { useQuery } from '../../apollo/use-query';
import { Card } from '../../ui/card';
import { DescriptionList } from '../../ui/description-list';
import { Loading } from '../../ui/feedback/skeleton';
import { SystemStatusDocument } from './system.generated';
import { TestMailButton } from './test-mail-button';

/** How the server sends mails: sender, state of the mail server, and a test. */
export function MailCard() {
  const { data, error, refetch } = useQuery(SystemStatusDocument, { fetchPolicy: 'network-only' });
  const status = data?.systemStatus;
  const mail = status?.probes.find(({ part }) => part === 'MAIL');
  return (
    <Card title="Utskick" className="form-card">
      <div className="stack">
        <LoadFailed {...{ error, refetch }} text="Kunde inte kontrollera mejlen." />
        {!status && !error && <Loading text="Kontrollerar mejlen…" lines={3} />}
        {status && mail && (
          <DescriptionList
            items={[
              { term: 'Avsändare', value: status.mailSender },
              {
                term: systemPartLabels.MAIL,
                value: `${mail.ok ? 'Fungerar' : 'Fungerar inte'}. ${mail.detail}`,
              },
            ]}
          />
        )}
        <p className="meta">Den som driver servern ändrar avsändare och mejlserver.</p>
        <div>
          <TestMailButton />
        </div>
      </div>
    </Card>
  );
}
