import { CounsellorDayDocument, type CounsellorDayQuery } from '../../graphql/generated';
import { daysBetween } from '../../../../domain/days';
import { counted } from '../../../../domain/numbers';
import { today } from '../../lib/dates';
import { DayAnswer } from './day-answer';
import type { DayRow } from './day-parts';
import { useFollowUpPart } from './follow-ups/follow-up-part';
import { useDay } from './use-day';

/** The day of a counsellor, special educator or coordinator: follow-ups, the people last opened, ends that come near. */
export function CounsellorDay() {
  const answer = useDay(CounsellorDayDocument, {});
  const followUpPart = useFollowUpPart();
  const day = today();
  return (
    <DayAnswer
      {...answer}
      partsOf={(data) => [
        followUpPart(data.followUps),
        {
          title: 'Senast öppnade elever',
          count: data.recentStudents.length,
          rows: data.recentStudents.map((student) => rowOf(student, null)),
          well: 'Du har inte öppnat någon elev den senaste månaden. Sök högst upp.',
        },
        {
          title: 'Studierna slutar snart',
          count: data.endingStudents.length,
          rows: data.endingStudents.map((student) => rowOf(student, day)),
          well: 'Ingen elevs studier slutar de närmaste 30 dagarna.',
        },
      ]}
    />
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
