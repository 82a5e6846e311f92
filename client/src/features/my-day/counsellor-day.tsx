import { CounsellorDayDocument, type CounsellorDayQuery } from '../../graphql/generated';
import { daysBetween } from '../../../../domain/days';
import { counted } from '../../../../domain/numbers';
import { today } from '../../lib/dates';
import { DayAnswer } from './day-answer';
import { DaySection, type DayRow } from './day-section';
import { FollowUpSection } from './follow-up-section';
import { useDay } from './use-day';

const shown = 8;

/** The day of a counsellor, special educator or coordinator: follow-ups, the people last opened, ends that come near. */
export function CounsellorDay() {
  const answer = useDay(CounsellorDayDocument, {});
  return (
    <DayAnswer {...answer}>
      {(data) => (
        <>
          <FollowUpSection followUps={data.followUps} />
          <DaySection
            title="Senast öppnade elever"
            count={data.recentStudents.length}
            rows={data.recentStudents.map((student) => rowOf(student, null))}
            well="Sök en elev i sökrutan högst upp, så finns den sedan här."
          />
          <DaySection
            title="Studierna slutar snart"
            count={data.endingStudents.length}
            rows={data.endingStudents.slice(0, shown).map((student) => rowOf(student, today()))}
            well="Ingen elevs studier slutar de närmaste 30 dagarna."
          />
        </>
      )}
    </DayAnswer>
  );
}

function rowOf(
  { studentId, name, endDate }: CounsellorDayQuery['endingStudents'][number],
  day: string | null,
): DayRow {
  const days = day && endDate ? daysBetween(day, endDate) : null;
  return {
    key: studentId,
    title: name,
    facts: [
      endDate && `slutar ${endDate}`,
      days !== null && (days === 0 ? 'idag' : `om ${counted(days, 'dag', 'dagar')}`),
    ],
    to: `/student/${studentId}`,
  };
}
