import type { ReactNode } from 'react';
import { numberWithKind } from '../../../../domain/personal-number';
import {
  studentFieldNames,
  studentFields,
  type StudentFieldDescription,
  type StudentFieldName,
} from '../../../../domain/student-fields';
import { fieldText } from '../../entities/student/student-fields';
import type { StudentRecordFragment } from './student.generated';
import { formatDate } from '../../lib/dates';
import { headings } from '../../lib/fixed-texts';
import { Card } from '../../ui/card';
import { DescriptionList } from '../../ui/description-list';

/** The cards 'Grundläggande Information' and 'Status' (specification §2), to be read. */
export function StudentFacts({ student }: { student: StudentRecordFragment }) {
  const on = (card: StudentFieldDescription['card']) =>
    studentFieldNames
      .filter((name) => studentFields[name].card === card)
      .map((name) => ({
        term: studentFields[name].label,
        value: shown(student, name),
        withheld: student.withheld.includes(name),
      }));
  return (
    <>
      <Card id="uppgifter" title={headings.basicInformation}>
        <DescriptionList items={on('BASIC')} />
      </Card>
      <Card title={headings.status}>
        <DescriptionList items={on('STATUS')} />
      </Card>
    </>
  );
}

function shown(student: StudentRecordFragment, name: StudentFieldName): ReactNode {
  const { kind } = studentFields[name];
  const text = fieldText(student, name);
  if (kind === 'PERSONAL_NUMBER') return numberWithKind(student.personalNumber, student.personalNumberKind);
  if (!text) return text;
  if (kind === 'PHONE') return <a href={`tel:${text.replaceAll(/[^\d+]/g, '')}`}>{text}</a>;
  if (kind === 'EMAIL') return <a href={`mailto:${text}`}>{text}</a>;
  return kind === 'DATE' ? formatDate(text) : text;
}
