import './details.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { aplStatusLabels } from '../../../../domain/labels/apl';
import { educationTypeLabels } from '../../../../domain/labels/education';
import { enrollmentStatusLabels } from '../../../../domain/labels/enrollment';
import { numberWithKind } from '../../../../domain/personal-number';
import { formatDate, today } from '../../lib/dates';
import { emptyTexts, fieldLabels, headings } from '../../lib/fixed-texts';
import { Card } from '../../ui/card';
import { DescriptionList } from '../../ui/description-list';
import { EmptyState } from '../../ui/feedback/empty-state';
import { formatPeriod } from '../../lib/period';
import { StudentStatusBadge } from '../../entities/student/student-status-badge';
import { byUrgency } from '../../entities/student/education-order';
import type { DetailsOf } from './details-head';
import { Grid } from '../../ui/layout';

interface StudentCardsProps {
  student: DetailsOf<'StudentCard'>;
}

/** The facts that staff look up first: identity, contact details and progress. */
export function StudentCards({ student, records }: StudentCardsProps & { records: ReactNode }) {
  return (
    <Grid gap="4" align="start" className="details-grid">
      <Grid gap="4" columns="minmax(0, 1fr)">
        <BasicCard student={student} />
        <StatusCard student={student} />
      </Grid>
      <Grid gap="4" columns="minmax(0, 1fr)">
        <EducationCard education={student.education} />
        {records}
      </Grid>
    </Grid>
  );
}

/** The same beside a list: what is studied now and next, without the past. */
export function StudentSummary({ student }: StudentCardsProps) {
  const current = student.education.filter(isCurrent);
  return (
    <>
      <p>
        <StudentStatusBadge status={student.status} />
      </p>
      <BasicCard student={student} />
      <EducationCard education={current.length > 0 ? current : student.education} />
      <StatusCard student={student} />
    </>
  );
}

const isCurrent = ({ removedAt, endDate }: StudentCardsProps['student']['education'][number]) =>
  removedAt === null && (endDate === null || endDate >= today());

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
  const { startDate, endDate, teacher, aplStatus, aplStatusSince } = student;
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
            term: 'APL',
            value: `${aplStatusLabels[aplStatus]} (sedan ${formatDate(aplStatusSince)})`,
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
        <ul className="divided">
          {education.toSorted(byUrgency).map((entry) => (
            <li key={entry.id}>
              <p className="name-bold">
                <Link to={`/education/${entry.courseInstance?.id ?? entry.refId?.id ?? ''}`}>
                  {entry.name}
                </Link>
              </p>
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
