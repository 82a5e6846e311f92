import './details.css';
import { Link } from 'react-router-dom';
import type { DetailsQuery } from '../../graphql/generated';
import { fieldLabels, headings } from '../../lib/fixed-texts';
import { Avatar } from '../../ui/avatar';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { DescriptionList } from '../../ui/description-list';
import { EmptyState } from '../../ui/empty-state';
import { PageHeader } from '../../ui/page-header';
import { formatPeriod } from './period';

type TeacherCard = Extract<NonNullable<DetailsQuery['details']>, { __typename: 'TeacherCard' }>;

/** A teacher, with the course instances that lead on to their students. */
export function TeacherDetails({ teacher }: { teacher: TeacherCard }) {
  const { title, email, active, courseInstances, studentCount } = teacher;
  return (
    <>
      <PageHeader
        title={title}
        avatar={<Avatar name={title} size="lg" />}
        lead={
          <span className="row">
            <Badge>Lärare</Badge>
            {!active && <Badge tone="warn">Avaktiverat konto</Badge>}
          </span>
        }
      />
      <div className="details-grid">
        <Card title={headings.basicInformation}>
          <DescriptionList
            items={[
              { term: fieldLabels.name, value: title },
              // Every account has an address: none is one that this reader may not see.
              ...(email ? [{ term: fieldLabels.email, value: <a href={`mailto:${email}`}>{email}</a> }] : []),
              { term: 'Antal elever', value: <span className="tabular">{studentCount}</span> },
            ]}
          />
        </Card>
        <Card title="Kurstillfällen">
          {courseInstances.length === 0 ? (
            <EmptyState text="Inga kurstillfällen" />
          ) : (
            <ul className="details-list">
              {courseInstances.map((instance) => (
                <li key={instance.id}>
                  <Link className="details-name" to={`/education/${instance.id}`}>
                    {instance.courseName}
                  </Link>
                  <p className="meta">{formatPeriod(instance.startDate, instance.endDate)}</p>
                </li>
              ))}
            </ul>
          )}
        </Card>
      </div>
    </>
  );
}
