import type { ReactNode } from 'react';
import { useQuery } from '../../apollo/use-query';
import { DayNoticesDocument, TeacherDayDocument, type TeacherDayQuery } from './my-day.generated';
import type { NotificationKind } from '../../../../domain/generated';
import { aplStatusLabels } from '../../../../domain/labels/apl';
import { daysBetween } from '../../../../domain/days';
import { counted } from '../../../../domain/numbers';
import { formatDateTime, today } from '../../lib/dates';
import { DayAnswer } from './day-answer';
import type { DayPart } from './day-parts';
import { examsToHold } from './exams-to-hold';
import { useFollowUpPart } from './follow-ups/follow-up-part';
import { gradingParts } from './grading-part';
import { UnreadComments, type AnswerBox } from './unread/unread-comments';
import { useDay } from './use-day';

const shown = 5;
/** Notifications of what another part of the day shows already. */
const partsOfTheirOwn: ReadonlySet<NotificationKind> = new Set(['COMMENT', 'GRADE_OVERDUE']);

/** A teacher's day: follow-ups, grades, unread comments, exams to hold, news, and inactive students. */
export function TeacherDay({ CommentBox }: { CommentBox: AnswerBox }) {
  const answer = useDay(TeacherDayDocument, {});
  // The bell holds the same list and follows it live.
  const { data: news } = useQuery(DayNoticesDocument);
  const notices = (news?.notifications ?? []).filter(({ kind }) => !partsOfTheirOwn.has(kind));
  const followUpPart = useFollowUpPart();
  const day = today();
  return (
    <DayAnswer
      {...answer}
      partsOf={(data) => [
        followUpPart(data.followUps),
        ...gradingParts(data.overdue, data.due),
        examsToHold(data.examsToHold),
        ...ownStudents(data.ownStudents, day, (student) => (
          <UnreadComments {...{ student, CommentBox }} onDone={answer.readAgain} />
        )),
        {
          title: 'Nytt sedan sist',
          count: notices.length,
          rows: notices.slice(0, shown).map(({ id, message, meta, createdAt }) => ({
            key: id,
            title: message,
            facts: [formatDateTime(createdAt)],
            to: meta?.url,
          })),
          well: 'Inget nytt sedan sist.',
          rest: '/notifications',
        },
      ]}
    />
  );
}

type OwnStudents = TeacherDayQuery['ownStudents'];

function ownStudents(
  own: OwnStudents,
  day: string,
  comments: (student: OwnStudents['unread'][number]) => ReactNode,
): DayPart[] {
  return [
    {
      title: 'Olästa kommentarer',
      count: own.unreadTotal,
      rows: own.unread.map((student) => ({
        key: student.studentId,
        title: student.name,
        facts: [counted(student.unseenCommentCount, 'oläst', 'olästa')],
        to: `/apl?kort=${student.studentId}#svara`,
        below: comments(student),
      })),
      well: 'Du har läst alla kommentarer om dina elever.',
      rest: '/apl?mina=ja&olasta=ja',
    },
    {
      title: 'Längst tid utan aktivitet',
      count: own.total,
      rows: own.quiet.map(({ studentId, name, aplStatus, lastEventOn }) => ({
        key: studentId,
        title: name,
        facts: [sinceText(lastEventOn, day), aplStatusLabels[aplStatus]],
        to: `/student/${studentId}`,
      })),
      well: 'Du har inga aktiva elever.',
      rest: '/students?mina=ja',
    },
  ];
}

function sinceText(from: string, to: string): string {
  const days = daysBetween(from, to);
  return days <= 0 ? 'i dag' : `${counted(days, 'dag', 'dagar')} sedan`;
}
