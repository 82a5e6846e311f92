import { useState } from 'react';
import { missingParties } from '../../../../../domain/placements/agreement';
import { isOpen } from '../../../../../domain/placements/state';
import { Button } from '../../../ui/button';
import { Row } from '../../../ui/layout';
import { onDemand } from '../../../ui/on-demand';
import type { PlacementRowFragment } from '../placements.generated';
import { printLabels, usePrintPlacement } from '../documents/use-print-placement';
import { AgreementStatus } from './agreement-status';
import { useAgreementActions } from './use-agreement-actions';

const SignAgreementDialog = onDemand(async () => (await import('./sign-agreement-dialog')).default);
const ReadAgreementDialog = onDemand(async () => (await import('./read-agreement-dialog')).default);
const AttachAgreementDialog = onDemand(async () => (await import('./attach-agreement-dialog')).default);

/** Who has signed the agreement of a placement, and what can be done about it. */
export function PlacementAgreement({ placement }: { placement: PlacementRowFragment }) {
  const [opened, setOpened] = useState<'sign' | 'attach' | 'read' | null>(null);
  const { send } = useAgreementActions(placement);
  const { agreement, agreedOn, state, viewerMay, awaitsOwnSignature } = placement;
  const mayChange = viewerMay.change && isOpen(state);
  const maySend = mayChange && agreedOn === null && !agreement?.sentAt;
  const maySign = mayChange && Boolean(agreement?.sentAt && missingParties(agreement).includes('SCHOOL'));
  const mayAttach = mayChange && agreedOn === null;
  if (!agreement && !mayChange) return null;
  return (
    <>
      <AgreementStatus placement={placement} />
      <Row gap="2">
        {maySend && (
          <Button size="sm" onClick={() => void send()}>
            Skicka avtal
          </Button>
        )}
        {(maySign || awaitsOwnSignature) && (
          <Button size="sm" onClick={() => setOpened('sign')}>
            {awaitsOwnSignature ? 'Läs och skriv under' : 'Skriv under'}
          </Button>
        )}
        {agreement && !awaitsOwnSignature && (
          <Button size="sm" variant="quiet" onClick={() => setOpened('read')}>
            Läs avtalet
          </Button>
        )}
        {mayChange && <LinkButtons placement={placement} />}
        {mayChange && <PrintButton placementId={placement.id} />}
        {mayAttach && (
          <Button size="sm" variant="quiet" onClick={() => setOpened('attach')}>
            Bifoga påskrivet avtal
          </Button>
        )}
      </Row>
      {opened === 'sign' && (
        <SignAgreementDialog
          placement={placement}
          isOwn={awaitsOwnSignature}
          onClosed={() => setOpened(null)}
        />
      )}
      {agreement && (
        <ReadAgreementDialog
          placement={placement}
          opened={opened === 'read'}
          onClose={() => setOpened(null)}
        />
      )}
      {opened === 'attach' && (
        <AttachAgreementDialog placement={placement} onClosed={() => setOpened(null)} />
      )}
    </>
  );
}

/** Sends and revokes the supervisor's link. */
function LinkButtons({ placement }: { placement: PlacementRowFragment }) {
  const { sendLink, revokeLink } = useAgreementActions(placement);
  const { supervisor, supervisorLink, agreement, state } = placement;
  const maySend = supervisor !== null && (state === 'ONGOING' || Boolean(agreement?.sentAt));
  return (
    <>
      {maySend && (
        <Button size="sm" variant="quiet" onClick={() => void sendLink()}>
          {supervisorLink ? 'Skicka ny länk till handledaren' : 'Skicka länk till handledaren'}
        </Button>
      )}
      {supervisorLink?.isLive && (
        <Button size="sm" variant="quiet" onClick={() => void revokeLink()}>
          Återkalla länken
        </Button>
      )}
    </>
  );
}

function PrintButton({ placementId }: { placementId: string }) {
  const { print, busy } = usePrintPlacement();
  return (
    <Button size="sm" variant="quiet" busy={busy} onClick={() => void print(placementId, 'APL_AGREEMENT')}>
      {printLabels.APL_AGREEMENT}
    </Button>
  );
}
