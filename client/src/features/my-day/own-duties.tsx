import './my-day.css';
import { OwnDutiesDocument } from './my-day.generated';
import { today } from '../../lib/dates';
import { formatPeriod } from '../../lib/period';
import { Card } from '../../ui/card';
import { DayRows, type DayPart } from './day-parts';
import { examsToHold } from './exams-to-hold';
import { gradingParts } from './grading-part';
import { useDay } from './use-day';
import { LoadFailed } from '../../apollo/feedback/load-failed';
import { Loading } from '../../ui/feedback/skeleton';

interface Instance {
  id: string;
  courseName: string;
  startDate: string | null;
  endDate: string | null;
}

/** 'Uppdrag' on a teacher's own page: the courses under way and next, the exams to hold, the grades that are due. */
export function OwnDuties({ courseInstances }: { courseInstances: readonly Instance[] }) {
  const { data, error, readAgain } = useDay(OwnDutiesDocument, {});
  return (
    <Card title="Uppdrag">
      <LoadFailed error={!data && error} refetch={readAgain} text="Kunde inte hämta uppdragen." />
      {!data && !error && <Loading text="Hämtar uppdragen…" lines={8} />}
      {data && (
        <div className="stack">
          {[
            ...courses(courseInstances, today()),
            examsToHold(data.examsToHold),
            ...gradingParts(data.overdue, data.due),
          ].map((part) => (
            <section key={part.title}>
              <h3>{part.title}</h3>
              {part.count > 0 ? <DayRows {...part} /> : <p className="meta">{part.well}</p>}
            </section>
          ))}
        </div>
      )}
    </Card>
  );
}

function courses(instances: readonly Instance[], day: string): DayPart[] {
  const open = instances
    .filter(({ endDate }) => endDate === null || endDate >= day)
    .toSorted((one, other) => (one.startDate ?? '9').localeCompare(other.startDate ?? '9'));
  const hasBegun = ({ startDate }: Instance) => startDate !== null && startDate <= day;
  return [
    partOf('Kurser nu', open.filter(hasBegun), 'Ingen av dina kurser pågår.'),
    partOf(
      'Kurser som kommer',
      open.filter((one) => !hasBegun(one)),
      'Ingen kurs är planerad för dig än.',
    ),
  ];
}

function partOf(title: string, instances: readonly Instance[], well: string): DayPart {
  return {
    title,
    count: instances.length,
    rows: instances.map(({ id, courseName, startDate, endDate }) => ({
      key: id,
      title: courseName,
      facts: [formatPeriod(startDate, endDate)],
      to: `/education/${id}`,
    })),
    well,
  };
}
