import { workplaceAgreementLabels } from '../../../../../domain/labels/placement';
import { formatDate } from '../../../lib/dates';
import { Badge } from '../../../ui/badge';
import type { WorkplaceRowFragment } from '../workplaces.generated';

/** Whether a workplace has a framework agreement: the last day, or a warning. */
export function AgreementText({
  workplace: { agreementState, agreedUntil },
}: {
  workplace: Pick<WorkplaceRowFragment, 'agreementState' | 'agreedUntil'>;
}) {
  if (agreedUntil === null) return <span className="missing">{workplaceAgreementLabels.NONE}</span>;
  if (agreementState === 'VALID') return <>Till {formatDate(agreedUntil)}</>;
  return (
    <Badge tone={agreementState === 'EXPIRED' ? 'danger' : 'warn'}>
      {workplaceAgreementLabels[agreementState]}
    </Badge>
  );
}
