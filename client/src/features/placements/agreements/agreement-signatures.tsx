import { agreementPartyLabels } from '../../../../../domain/labels/placement';
import { AGREEMENT_PARTIES } from '../../../../../domain/placements/agreement';
import { formatDateTime } from '../../../lib/dates';
import { DescriptionList } from '../../../ui/description-list';
import type { PlacementRowFragment } from '../placements.generated';

interface AgreementSignaturesProps {
  agreement: NonNullable<PlacementRowFragment['agreement']>;
}

/** 'Underskrifter': the name of each party and when it signed. */
export function AgreementSignatures({ agreement: { signatures, attachedAt } }: AgreementSignaturesProps) {
  if (attachedAt) return <p>{`Påskrivet på papper, bifogat ${formatDateTime(attachedAt)}.`}</p>;
  return (
    <section>
      <h3>Underskrifter</h3>
      <DescriptionList
        items={AGREEMENT_PARTIES.map((party) => {
          const signature = signatures.find((one) => one.party === party);
          const name = agreementPartyLabels[party];
          return {
            term: name.charAt(0).toLocaleUpperCase('sv') + name.slice(1),
            value: signature ? `${signature.name}, ${formatDateTime(signature.signedAt)}` : 'Inte än',
          };
        })}
      />
    </section>
  );
}
