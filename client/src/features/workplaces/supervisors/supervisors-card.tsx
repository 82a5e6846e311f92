import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDate } from '../../../lib/dates';
import { transferPaths } from '../../../lib/file-transfer';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { FileButton } from '../../../ui/fields/file-drop';
import { Grid, Row } from '../../../ui/layout';
import { onDemand } from '../../../ui/on-demand';
import { DotsMenu } from '../../../ui/overlays/dots-menu';
import type { Supervisor } from './supervisor-dialog';
import { useWorkplaceFile } from '../use-workplace-file';
import { useWorkplaceActions } from '../use-workplace-actions';
import type { WorkplaceRecordFragment } from '../workplaces.generated';
import { useRemoveCertificate } from './use-remove-certificate';

const SupervisorDialog = onDemand(async () => (await import('./supervisor-dialog')).default);

/** Supervisors at a workplace, each with the certificate of the course. */
export function SupervisorsCard({ workplace }: { workplace: WorkplaceRecordFragment }) {
  const { id, supervisors } = workplace;
  const [opened, setOpened] = useState<Supervisor | 'new' | null>(null);
  return (
    <Card
      title="Handledare"
      actions={
        <Button size="sm" className="no-print" onClick={() => setOpened('new')}>
          Lägg till handledare
        </Button>
      }
    >
      {supervisors.length === 0 ? (
        <EmptyState text="Inga handledare upplagda än." />
      ) : (
        <Grid as="ul" gap="3" columns="minmax(0, 1fr)">
          {supervisors.map((supervisor) => (
            <SupervisorItem
              key={supervisor.id}
              supervisor={supervisor}
              onEdit={() => setOpened(supervisor)}
            />
          ))}
        </Grid>
      )}
      {opened && (
        <SupervisorDialog
          workplaceId={id}
          supervisor={opened === 'new' ? null : opened}
          onClosed={() => setOpened(null)}
        />
      )}
    </Card>
  );
}

interface SupervisorItemProps {
  supervisor: Supervisor;
  onEdit: () => void;
}

function SupervisorItem({ supervisor, onEdit }: SupervisorItemProps) {
  const { id, name, phone, email, trainedOn, certificate } = supervisor;
  const { removeSupervisor } = useWorkplaceActions(() => undefined);
  const removeCertificate = useRemoveCertificate();
  const { busy, attach, download } = useWorkplaceFile(transferPaths.supervisorCertificate(id));
  return (
    <Row as="li" justify="space-between" nowrap align="start">
      <div className="breaks">
        <p className="strong">{name}</p>
        <p className="meta">
          {[phone, email, trainedOn && `handledarutbildning ${formatDate(trainedOn)}`]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <Row gap="2" className="no-print">
          {certificate && (
            <Button size="sm" variant="quiet" icon={IconDownload} onClick={() => void download(certificate)}>
              {certificate}
            </Button>
          )}
          <FileButton
            accept=".pdf,.png,.jpg,.jpeg,.docx,.odt,.txt"
            busy={busy}
            onFile={(file) => void attach(file)}
          >
            {certificate ? 'Byt intyg' : 'Bifoga intyg'}
            <span className="sr-only"> för {name}</span>
          </FileButton>
        </Row>
      </div>
      <DotsMenu
        label={`Åtgärder för ${name}`}
        size="sm"
        items={() => [
          { key: 'edit', label: 'Redigera', onSelect: onEdit },
          ...(certificate
            ? [
                {
                  key: 'certificate',
                  label: 'Ta bort intyget',
                  danger: true,
                  onSelect: () => void removeCertificate(supervisor),
                },
              ]
            : []),
          {
            key: 'remove',
            label: 'Ta bort',
            danger: true,
            onSelect: () => void removeSupervisor(supervisor),
          },
        ]}
      />
    </Row>
  );
}
