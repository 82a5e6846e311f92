import { TeacherDayDocument, type TeacherDayQuery } from '../../graphql/generated';
import { aplStatusLabels } from '../../../../domain/labels/apl';
import { addDays, daysBetween } from '../../../../domain/days';
import { counted } from '../../../../domain/numbers';
import { examPartLabels } from '../../../../domain/labels/exam';
import { today } from '../../lib/dates';
import { useSession } from '../../lib/session/session-store';
import { DayAnswer } from './day-answer';
import { DaySection, type DayRow } from './day-section';
import { FollowUpSection } from './follow-up-section';
import { gradingRows } from './grading-rows';
import { useDay } from './use-day';

/** So far ahead exams are shown. */
const daysAhead = 14;
const shown = 5;

/** A teacher's day: grades, unread comments, exams to hold, and the own students whom nobody has touched for long. */
export function TeacherDay() {
  const { user } = useSession();
  const day = today();
  const answer = useDay(TeacherDayDocument, { from: day, to: addDays(day, daysAhead) });
  return (
    <DayAnswer {...answer}>
      {(data) => {
        const unread = data.own.nodes.filter(({ unseenCommentCount }) => unseenCommentCount > 0);
        const teacherId = data.teachers.find(({ userId }) => userId?.id === user?.userId)?.id;
        const exams = data.calendar.occasions.filter(
          (occasion) => occasion.teacherId === teacherId && !occasion.isCancelled,
        );
        return (
          <>
            <FollowUpSection followUps={data.followUps} />
            <DaySection
              title="Försenade betyg"
              count={data.overdue.total}
              rows={gradingRows(data.overdue.nodes, false)}
              well="Inga betyg är försenade."
              rest={{ to: '/betyg', label: 'Visa alla på Betyg' }}
            />
            <DaySection
              title="Att betygsätta"
              count={data.due.total}
              rows={gradingRows(data.due.nodes, false)}
              well="Inget väntar på betyg."
              rest={{ to: '/betyg', label: 'Visa alla på Betyg' }}
            />
            <DaySection
              title="Olästa kommentarer"
              count={unread.length}
              rows={unread.slice(0, shown).map((student) => ({
                key: student.id,
                title: student.name,
                facts: [counted(student.unseenCommentCount, 'oläst', 'olästa')],
                to: `/apl?kort=${student.id}`,
              }))}
              well="Du har läst alla kommentarer om dina elever."
              rest={{ to: '/students?mina=ja', label: 'Visa dina elever' }}
            />
            <DaySection
              title="Prövningar att hålla"
              count={exams.length}
              rows={exams.slice(0, shown).map(examRow)}
              well="Du håller ingen prövning de närmaste två veckorna."
              rest={{ to: '/kalender', label: 'Visa kalendern' }}
            />
            <DaySection
              title="Längst utan händelse"
              count={data.own.totalCount}
              rows={data.own.nodes.slice(0, shown).map((student) => ({
                key: student.id,
                title: student.name,
                facts: [aplStatusLabels[student.aplStatus], sinceText(student.updatedAt.slice(0, 10), day)],
                to: `/student/${student.id}`,
              }))}
              well="Du har inga aktiva elever."
              rest={{ to: '/students?mina=ja', label: 'Visa dina elever' }}
            />
          </>
        );
      }}
    </DayAnswer>
  );
}

type Occasion = TeacherDayQuery['calendar']['occasions'][number];

function examRow({ id, courses, heldOn, startsAt, room, part, bookings }: Occasion): DayRow {
  return {
    key: id,
    title: courses.map(({ name }) => name).join(', '),
    facts: [
      [heldOn, startsAt].filter(Boolean).join(' '),
      room,
      part && examPartLabels[part],
      counted(bookings.length, 'elev', 'elever'),
    ],
    to: `/kalender?dag=${heldOn}`,
  };
}

function sinceText(from: string, to: string): string {
  const days = daysBetween(from, to);
  return days === 0 ? 'idag' : `${counted(days, 'dag', 'dagar')} sedan`;
}
