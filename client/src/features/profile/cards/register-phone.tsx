import { useQuery } from '../../../apollo/use-query';
import { fieldLabels, inlineTexts } from '../../../lib/fixed-texts';
import { Card } from '../../../ui/card';
import { DescriptionList } from '../../../ui/description-list';
import { MyContactDocument } from '../profile.generated';

/** 'Så når skolan dig': phone and address of the student in the register, which the school changes. */
export function RegisterPhone({ studentId }: { studentId: string }) {
  const { data } = useQuery(MyContactDocument, { variables: { studentId } });
  if (!data?.student) return null;
  const { phone, email } = data.student;
  return (
    <Card title="Så når skolan dig">
      <DescriptionList
        items={[
          { term: fieldLabels.phone, value: phone ?? inlineTexts.missingValue },
          { term: fieldLabels.email, value: email ?? inlineTexts.missingValue },
        ]}
      />
      <p className="meta profile-note">Stämmer det inte? Begär rättelse längre ner.</p>
    </Card>
  );
}
