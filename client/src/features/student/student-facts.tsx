import { numberWithKind } from '../../../../domain/personal-number';
import type { StudentRecordFragment } from '../../graphql/generated';
import { formatDate } from '../../lib/dates';
import { fieldLabels, headings } from '../../lib/fixed-texts';
import { Card } from '../../ui/card';
import { DescriptionList } from '../../ui/description-list';

/** The cards 'Grundläggande Information' and 'Status' (specification §2), to be read. */
export function StudentFacts({ student }: { student: StudentRecordFragment }) {
  const { name, phone, email, municipality, startDate, endDate, exam, additionalInfo } = student;
  const personalNumber = numberWithKind(student.personalNumber, student.personalNumberKind);
  const withheld = (field: string) => student.withheld.includes(field);
  return (
    <>
      <Card title={headings.basicInformation}>
        <DescriptionList
          items={[
            { term: fieldLabels.name, value: name, withheld: withheld('name') },
            { term: fieldLabels.personalNumber, value: personalNumber, withheld: withheld('personalNumber') },
            {
              term: fieldLabels.phone,
              value: phone && <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>,
              withheld: withheld('phone'),
            },
            {
              term: fieldLabels.email,
              value: email && <a href={`mailto:${email}`}>{email}</a>,
              withheld: withheld('email'),
            },
            { term: fieldLabels.municipality, value: municipality?.type, withheld: withheld('municipality') },
          ]}
        />
      </Card>
      <Card title={headings.status}>
        <DescriptionList
          items={[
            {
              term: fieldLabels.startDate,
              value: startDate && formatDate(startDate),
              withheld: withheld('startDate'),
            },
            {
              term: fieldLabels.endDate,
              value: endDate && formatDate(endDate),
              withheld: withheld('endDate'),
            },
            { term: fieldLabels.exam, value: exam, withheld: withheld('exam') },
            { term: fieldLabels.additionalInfo, value: additionalInfo, withheld: withheld('additionalInfo') },
          ]}
        />
      </Card>
    </>
  );
}
