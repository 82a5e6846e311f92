import './details.css';
import { IconUser } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { DetailsQuery } from '../../graphql/generated';
import { formatDate } from '../../lib/dates';
import {
  buttons,
  educationTypeLabels,
  emptyTexts,
  enrollmentStatusLabels,
  fieldLabels,
  headings,
  studentStatusLabels,
} from '../../lib/fixed-texts';
import { Avatar } from '../../ui/avatar';
import { Badge } from '../../ui/badge';
import { LinkButton } from '../../ui/button';
import { Card } from '../../ui/card';
import { DescriptionList } from '../../ui/description-list';
import { EmptyState } from '../../ui/empty-state';
import { PageHeader } from '../../ui/page-header';
import { formatPeriod } from './period';

type StudentCard = Extract<NonNullable<DetailsQuery['details']>, { __typename: 'StudentCard' }>;

/** What a colleague needs to recognise and reach a student; the rest is on the student's own page. */
export function StudentCardDetails({ student }: { student: StudentCard }) {
  const { title, personalNumber, phone, email, municipality, startDate, endDate, teacher } = student;
  const withheld = (field: string) => student.withheld.includes(field);
  return (
    <>
      <PageHeader
        title={title}
        avatar={<Avatar name={title} size="lg" />}
        lead={
          <span className="row">
            <Badge>Elev</Badge>
            <Badge tone={student.status === 'ACTIVE' ? 'ok' : 'neutral'}>
              {studentStatusLabels[student.status]}
            </Badge>
          </span>
        }
        actions={
          <LinkButton
            className="no-print"
            to={student.link}
            icon={<IconUser className="icon" size={18} stroke={1.8} aria-hidden="true" />}
          >
            {buttons.openStudent}
          </LinkButton>
        }
      />
      <div className="details-grid">
        <div className="details-column">
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
        </div>
        <Card title={headings.education}>
          {student.education.length === 0 ? (
            <EmptyState text={emptyTexts.education} />
          ) : (
            <ul className="details-list">
              {student.education.map((entry) => (
                <li key={entry.id}>
                  <p className="details-name">{entry.name}</p>
                  <p className="meta">
                    {[
                      educationTypeLabels[entry.type],
                      formatPeriod(entry.startDate, entry.endDate),
                      entry.status && enrollmentStatusLabels[entry.status],
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
      </div>
    </>
  );
}
