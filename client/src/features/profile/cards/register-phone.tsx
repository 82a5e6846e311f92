import { LoadFailed } from '../../../apollo/feedback/load-failed';
import { useQuery } from '../../../apollo/use-query';
import { fieldLabels, inlineTexts } from '../../../lib/fixed-texts';
import { Card } from '../../../ui/card';
import { DescriptionList } from '../../../ui/description-list';
import { MyContactDocument } from '../profile.generated';

/** 'Så når skolan dig': phone and address of the student in the register, which the school changes. */
export function RegisterPhone({ studentId }: { studentId: string }) {
  const { data, error, refetch } = useQuery(MyContactDocument, { variables: { studentId } });
  if (data && !data.student) return null;
  // The card has its height from the beginning, so that nothing below it jumps.
  const shown = (value: string | null | undefined) => (data ? (value ?? inlineTexts.missingValue) : '…');
  return (
    <Card title="Så når skolan dig">
      <LoadFailed {...{ error, refetch }} text="Kunde inte hämta skolans uppgifter om dig." />
      <DescriptionList
        items={[
          { term: fieldLabels.phone, value: shown(data?.student?.phone) },
          { term: fieldLabels.email, value: shown(data?.student?.email) },
        ]}
      />
      <p className="meta profile-note">Stämmer det inte? Begär rättelse längre ner.</p>
    </Card>
  );
}
