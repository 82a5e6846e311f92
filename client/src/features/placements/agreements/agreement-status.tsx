import { agreementPartyLabels } from '../../../../../domain/labels/placement';
import { AGREEMENT_PARTIES, missingParties } from '../../../../../domain/placements/agreement';
import { AGREEMENT_MISSING_TEXT, isAgreementMissing, isOpen } from '../../../../../domain/placements/state';
import { formatDate, today } from '../../../lib/dates';
import { Badge } from '../../../ui/badge';
import { Row } from '../../../ui/layout';
import type { PlacementRowFragment } from '../placements.generated';

/** Who has signed the agreement of a placement, what is late with it, and the supervisor's link. */
export function AgreementStatus({ placement }: { placement: PlacementRowFragment }) {
  const { agreement, supervisorLink, startDate, state, viewerMay } = placement;
  const isLate = viewerMay.change && isOpen(state) && isAgreementMissing(placement) && startDate <= today();
  return (
    <>
      {isLate && <UnsignedMark startDate={startDate} />}
      {agreement && <Signatures agreement={agreement} isAgreed={placement.agreedOn !== null} />}
      {supervisorLink?.isLive && (
        <p className="meta">{`Handledarens länk skickad till ${supervisorLink.sentTo}, gäller till ${formatDate(supervisorLink.expiresOn)}`}</p>
      )}
      {viewerMay.change && isOpen(state) && isUnreached(placement) && (
        <p className="meta">Handledaren har ingen länk till avtalet.</p>
      )}
    </>
  );
}

/** The first day has come without an agreement that all have signed. */
function UnsignedMark({ startDate }: { startDate: string }) {
  return (
    <Row gap="1 2">
      <Badge tone="warn">{AGREEMENT_MISSING_TEXT}</Badge>
      <span className="meta">Första dagen var {formatDate(startDate)}.</span>
    </Row>
  );
}

/** True if the supervisor is to sign and has no link by which to do it. */
const isUnreached = ({ agreement, agreedOn, supervisor, supervisorLink }: PlacementRowFragment): boolean =>
  Boolean(agreement?.sentAt && supervisor && !supervisorLink?.isLive) &&
  agreedOn === null &&
  missingParties(agreement!).includes('WORKPLACE');

interface SignaturesProps {
  agreement: NonNullable<PlacementRowFragment['agreement']>;
  /** Nobody is waited for; who has not signed on screen has signed on paper. */
  isAgreed: boolean;
}

function Signatures({ agreement, isAgreed }: SignaturesProps) {
  const { attachedAt, signatures, isSigned } = agreement;
  if (attachedAt) return <p className="meta">{`Påskrivet avtal bifogat ${formatDate(attachedAt)}`}</p>;
  const last = signatures.at(-1);
  if (isSigned && last) return <p className="meta">{`Påskrivet av alla ${formatDate(last.signedAt)}`}</p>;
  return (
    <Row as="ul" gap="1 2">
      {AGREEMENT_PARTIES.map((party) => {
        const signature = signatures.find((one) => one.party === party);
        if (!signature && isAgreed) return null;
        return (
          <li key={party}>
            <Badge tone={signature ? 'ok' : 'neutral'}>
              {signature
                ? `Påskrivet av ${agreementPartyLabels[party]} ${formatDate(signature.signedAt)}`
                : `Väntar på ${agreementPartyLabels[party]}`}
            </Badge>
          </li>
        );
      })}
    </Row>
  );
}
