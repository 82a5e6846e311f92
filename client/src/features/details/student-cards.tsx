import './details.css';
import { Link } from 'react-router-dom';
import { educationTypeLabels } from '../../../../domain/labels/education';
import { enrollmentStatusLabels } from '../../../../domain/labels/enrollment';
import { numberWithKind } from '../../../../domain/personal-number';
import { formatDate } from '../../lib/dates';
import { emptyTexts, fieldLabels, headings } from '../../lib/fixed-texts';
import { Card } from '../../ui/card';
import { DescriptionList } from '../../ui/description-list';
import { EmptyState } from '../../ui/feedback/empty-state';
import { formatPeriod } from '../../lib/period';
import type { DetailsOf } from './details-head';
import { Grid } from '../../ui/layout';

interface StudentCardsProps {
  student: DetailsOf<'StudentCard'>;
}

/** What a colleague needs to recognise and reach a student; the rest is on the student's own page. */
export function StudentCards({ student }: StudentCardsProps) {
  return (
    <div className="details-grid">
      <Grid gap="4" columns="minmax(0, 1fr)">
        <BasicCard student={student} />
        <StatusCard student={student} />
      </Grid>
      <EducationCard education={student.education} />
    </div>
  );
}

function BasicCard({ student }: StudentCardsProps) {
  const { title, phone, email, municipality } = student;
  const personalNumber = numberWithKind(student.personalNumber, student.personalNumberKind);
  const withheld = (field: string) => student.withheld.includes(field);
  return (
    <Card title={headings.basicInformation}>
      <DescriptionList
        items={[
          { term: fieldLabels.name, value: title },
          {
            term: fieldLabels.personalNumber,
            value: personalNumber,
            withheld: withheld('personalNumber'),
          },
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
          {
            term: fieldLabels.municipality,
            value: municipality?.type,
            withheld: withheld('municipality'),
          },
        ]}
      />
    </Card>
  );
}

function StatusCard({ student }: StudentCardsProps) {
  const { startDate, endDate, teacher } = student;
  const withheld = (field: string) => student.withheld.includes(field);
  return (
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
          {
            term: 'Ansvarig lärare',
            value: teacher && <Link to={`/detaljer/Lärare/${teacher.id}`}>{teacher.username}</Link>,
          },
        ]}
      />
    </Card>
  );
}

function EducationCard({ education }: Pick<StudentCardsProps['student'], 'education'>) {
  return (
    <Card title={headings.education}>
      {education.length === 0 ? (
        <EmptyState text={emptyTexts.education} />
      ) : (
        <ul className="details-list">
          {education.map((entry) => (
            <li key={entry.id}>
              <p className="details-name">{entry.name}</p>
              <p className="meta">
                {[
                  educationTypeLabels[entry.type],
                  formatPeriod(entry.startDate, entry.endDate),
                  entry.status ? enrollmentStatusLabels[entry.status] : 'Planerad',
                  entry.removedAt && `Borttagen ${formatDate(entry.removedAt)}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
