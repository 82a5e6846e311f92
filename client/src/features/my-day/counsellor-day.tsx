import { useQuery } from '../../apollo/use-query';
import {
  CounsellorDayDocument,
  ExamsToWatchDocument,
  StudyPlansToWatchDocument,
  type CounsellorDayQuery,
  type ExamsToWatchQuery,
} from './my-day.generated';
import { daysBetween } from '../../../../domain/days';
import { examStatusLabels } from '../../../../domain/labels/exam';
import { counted } from '../../../../domain/numbers';
import { mayAccess } from '../../../../domain/roles';
import { today } from '../../lib/dates';
import { useSession } from '../../lib/session/session-store';
import { DayAnswer } from './day-answer';
import type { DayPart, DayRow } from './day-parts';
import { useFollowUpPart } from './follow-ups/follow-up-part';
import { studyPlanParts } from './study-plan-parts';
import { useDay } from './use-day';

/**
 * The day of a counsellor, special educator or coordinator: follow-ups, exams to watch for those who read the calendar,
 * study plans for those who read their list, the people last opened, ends that come near.
 */
export function CounsellorDay() {
  const { role } = useSession();
  const isAdviser = mayAccess(role, 'SPECPED');
  const readsPlans = role !== 'SPECPED';
  const { data, error, readAgain } = useDay(CounsellorDayDocument, {});
  const watched = useQuery(ExamsToWatchDocument, { skip: !isAdviser, fetchPolicy: 'cache-and-network' });
  const plans = useQuery(StudyPlansToWatchDocument, { skip: !readsPlans, fetchPolicy: 'cache-and-network' });
  const followUpPart = useFollowUpPart();
  const day = today();
  return (
    <DayAnswer
      // All or none, so that no part comes between those that one is reading.
      data={(isAdviser && !watched.data) || (readsPlans && !plans.data) ? undefined : data}
      error={error ?? watched.error ?? plans.error}
      readAgain={() => {
        readAgain();
        if (watched.error) void watched.refetch();
        if (plans.error) void plans.refetch();
      }}
      partsOf={(shown) => [
        followUpPart(shown.followUps),
        ...(watched.data ? [examsToWatch(watched.data.examsToWatch)] : []),
        ...(plans.data ? studyPlanParts(plans.data) : []),
        {
          title: 'Senast öppnade elever',
          count: shown.recentStudents.length,
          rows: shown.recentStudents.map((student) => rowOf(student, null)),
          well: 'Du har inte öppnat någon elev den senaste månaden. Sök högst upp.',
        },
        {
          title: 'Studierna slutar snart',
          count: shown.endingStudents.length,
          rows: shown.endingStudents.map((student) => rowOf(student, day)),
          well: 'Ingen elevs studier slutar de närmaste 30 dagarna.',
        },
      ]}
    />
  );
}

/** Undecided, decided lately or to be sat, of the students on this day. */
function examsToWatch({ total, nodes }: ExamsToWatchQuery['examsToWatch']): DayPart {
  return {
    title: 'Prövningar att bevaka',
    count: total,
    rows: nodes.map(({ id, studentId, student, course, month, status, heldOn, occasionId }) => ({
      key: id,
      title: student,
      facts: [course, examStatusLabels[status], heldOn ?? month.toLowerCase()],
      to: heldOn && occasionId ? `/kalender?dag=${heldOn}&tillfalle=${occasionId}` : `/student/${studentId}`,
    })),
    well: 'Ingen prövning att bevaka för dem du följer upp eller nyss har öppnat.',
    rest: '/kalender',
  };
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
      days !== null && (days === 0 ? 'i dag' : `om ${counted(days, 'dag', 'dagar')}`),
    ],
    to: `/student/${studentId}`,
  };
}
