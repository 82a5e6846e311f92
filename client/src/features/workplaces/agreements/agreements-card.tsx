import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { mayAccess } from '../../../../../domain/roles';
import { attempt } from '../../../apollo/feedback/notify-failure';
import { transferPaths } from '../../../lib/file-transfer';
import { buttons } from '../../../lib/fixed-texts';
import { formatPeriod } from '../../../lib/period';
import { useSession } from '../../../lib/session/session-store';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { notify } from '../../../ui/feedback/toast-store';
import { FileButton } from '../../../ui/fields/file-drop';
import { Grid, Row } from '../../../ui/layout';
import { onDemand } from '../../../ui/on-demand';
import { confirm } from '../../../ui/overlays/confirm-store';
import { DotsMenu } from '../../../ui/overlays/dots-menu';
import type { WorkplaceRecordFragment } from '../workplaces.generated';
import type { Agreement } from './agreement-dialog';
import { AgreementText } from './agreement-text';
import { RemoveWorkplaceAgreementDocument } from './agreements.generated';
import { useWorkplaceFile } from '../use-workplace-file';

const AgreementDialog = onDemand(async () => (await import('./agreement-dialog')).default);

/** Framework agreements with a workplace, the one that ends last first. */
export default function AgreementsCard({ workplace }: { workplace: WorkplaceRecordFragment }) {
  const { id, agreements, agreementState } = workplace;
  const [opened, setOpened] = useState<Agreement | 'new' | null>(null);
  return (
    <Card
      title="Ramavtal"
      actions={
        <Button size="sm" className="no-print" onClick={() => setOpened('new')}>
          Nytt ramavtal
        </Button>
      }
    >
      {agreements.length === 0 ? (
        <EmptyState text="Inget avtal." />
      ) : (
        <Grid gap="3" columns="minmax(0, 1fr)">
          {agreementState !== 'VALID' && <AgreementText workplace={workplace} />}
          <Grid as="ul" gap="3" columns="minmax(0, 1fr)">
            {agreements.map((agreement) => (
              <AgreementItem key={agreement.id} agreement={agreement} onEdit={() => setOpened(agreement)} />
            ))}
          </Grid>
        </Grid>
      )}
      {opened && (
        <AgreementDialog
          workplaceId={id}
          agreement={opened === 'new' ? null : opened}
          onClosed={() => setOpened(null)}
        />
      )}
    </Card>
  );
}

interface AgreementItemProps {
  agreement: Agreement;
  onEdit: () => void;
}

function AgreementItem({ agreement, onEdit }: AgreementItemProps) {
  const { id, validFrom, validTo, note, filename } = agreement;
  const [removeAgreement] = useMutation(RemoveWorkplaceAgreementDocument);
  const isAdmin = mayAccess(useSession().role, 'ADMIN');
  const { busy, attach, download } = useWorkplaceFile(transferPaths.workplaceAgreement(id));
  const period = formatPeriod(validFrom, validTo)!;
  const remove = async () => {
    const question = `Vill du ta bort avtalet ${period}${filename ? ' med sin fil' : ''}?`;
    if (!(await confirm({ question, confirmLabel: buttons.remove }))) return;
    await attempt('Kunde inte ta bort avtalet', async () => {
      await removeAgreement({ variables: { input: { id } } });
      notify.success('Avtalet är borttaget');
    });
  };
  return (
    <Row as="li" justify="space-between" align="start" nowrap>
      <div className="breaks">
        <p className="strong tabular">{period}</p>
        {note && <p className="as-typed">{note}</p>}
        <Row gap="2" className="no-print">
          {filename && (
            <Button size="sm" variant="quiet" icon={IconDownload} onClick={() => void download(filename)}>
              {filename}
            </Button>
          )}
          <FileButton
            accept=".pdf,.png,.jpg,.jpeg,.docx,.odt,.txt"
            busy={busy}
            onFile={(file) => void attach(file)}
          >
            {filename ? 'Byt fil' : 'Bifoga fil'}
            <span className="sr-only"> för avtalet {period}</span>
          </FileButton>
        </Row>
      </div>
      <DotsMenu
        label={`Åtgärder för avtalet ${period}`}
        size="sm"
        items={() => [
          { key: 'edit', label: 'Redigera', onSelect: onEdit },
          ...(isAdmin
            ? [{ key: 'remove', label: buttons.remove, danger: true, onSelect: () => void remove() }]
            : []),
        ]}
      />
    </Row>
  );
}
