import './details.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { fieldLabels, headings } from '../../lib/fixed-texts';
import { Card } from '../../ui/card';
import { DescriptionList } from '../../ui/description-list';
import { EmptyState } from '../../ui/feedback/empty-state';
import { formatPeriod } from '../../lib/period';
import { today } from '../../lib/dates';
import { Grid } from '../../ui/layout';
import type { DetailsOf } from './details-head';

interface TeacherCardsProps {
  teacher: DetailsOf<'TeacherCard'>;
  records: ReactNode;
}

/** A teacher, with the course instances that lead on to their students. */
export function TeacherCards({ teacher, records }: TeacherCardsProps) {
  const { title, email, courseInstances, studentCount } = teacher;
  return (
    <Grid gap="4" align="start" className="details-grid">
      <Grid gap="4" columns="minmax(0, 1fr)">
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
            <ul className="divided">
              {courseInstances.toSorted(endedLast).map((instance) => (
                <li key={instance.id}>
                  <Link className="name-bold" to={`/education/${instance.id}`}>
                    {instance.courseName}
                  </Link>
                  <p className="meta">{formatPeriod(instance.startDate, instance.endDate)}</p>
                </li>
              ))}
            </ul>
          )}
        </Card>
      </Grid>
      {records}
    </Grid>
  );
}

/** Ongoing and future instances first. */
function endedLast(one: Instance, other: Instance): number {
  const hasEnded = ({ endDate }: Instance) => Number(endDate !== null && endDate < today());
  return hasEnded(one) - hasEnded(other);
}

type Instance = DetailsOf<'TeacherCard'>['courseInstances'][number];
