import { StudentDayDocument, type StudentDayQuery } from '../../graphql/generated';
import { enrollmentStatusLabels } from '../../../../domain/labels/enrollment';
import { examPartLabels, examStatusLabels } from '../../../../domain/labels/exam';
import { kronor } from '../../../../domain/numbers';
import { formatLongDate, today } from '../../lib/dates';
import { DayAnswer } from './day-answer';
import { DaySection, type DayRow } from './day-section';
import { useDay } from './use-day';

/** A student's day: the next date first, then the own courses and registrations. */
export function StudentDay({ studentId }: { studentId: string }) {
  const answer = useDay(StudentDayDocument, { studentId });
  return (
    <DayAnswer {...answer}>
      {(data) => {
        const dates = nextDates(data, today());
        const courses = (data.student?.education ?? []).filter(
          ({ isEnrollment, removedAt }) => isEnrollment && removedAt === null,
        );
        return (
          <>
            <DaySection
              title="Det som kommer"
              count={dates.length}
              rows={dates}
              well="Du har inga datum att passa just nu."
            />
            <DaySection
              title="Mina kurser"
              count={courses.length}
              rows={courses.map(({ id, name, status, grade, startDate, endDate }) => ({
                key: id,
                title: name,
                facts: [
                  grade ? `betyg ${grade}` : status && enrollmentStatusLabels[status],
                  startDate && `från ${startDate}`,
                  endDate && `till ${endDate}`,
                ],
              }))}
              well="Du är inte inskriven på någon kurs."
            />
            <DaySection
              title="Mina prövningar"
              count={data.exams.nodes.length}
              rows={data.exams.nodes.map(({ id, course, status, requestedMonth, feeOre, paymentDate }) => ({
                key: id,
                title: course,
                facts: [
                  examStatusLabels[status],
                  requestedMonth.toLowerCase(),
                  feeOre > 0 && !paymentDate && `avgift ${kronor(feeOre)}`,
                ],
                to: '/examform',
              }))}
              well="Du har inga anmälningar till prövning."
            />
          </>
        );
      }}
    </DayAnswer>
  );
}

/** Starts, exams and ends from this day on, the nearest first. */
function nextDates({ student, exams }: StudentDayQuery, day: string): DayRow[] {
  const starts = (student?.education ?? []).flatMap(({ id, name, startDate, status }) =>
    startDate && startDate >= day && status === 'ADMITTED'
      ? [{ on: startDate, key: `start ${id}`, title: `${name} börjar`, facts: [] }]
      : [],
  );
  const sittings = exams.nodes.flatMap(({ id, course, times }) =>
    times
      .filter(({ heldOn }) => heldOn >= day)
      .map(({ heldOn, startsAt, room, part }) => ({
        on: heldOn,
        key: `exam ${id} ${heldOn} ${startsAt}`,
        title: `Prövning i ${course}`,
        facts: [examPartLabels[part], `kl. ${startsAt}`, room && `sal ${room}`],
      })),
  );
  const end = student?.endDate;
  const ends = end && end >= day ? [{ on: end, key: 'end', title: 'Dina studier slutar', facts: [] }] : [];
  return [...starts, ...sittings, ...ends]
    .sort((a, b) => a.on.localeCompare(b.on))
    .map(({ on, key, title, facts }) => ({ key, title, facts: [formatLongDate(on), ...facts] }));
}
