import './my-day.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { mayAccess } from '../../../../domain/roles';
import type { Ask } from '../../apollo/links/ask-first';
import { AdministratorDayDocument, CounsellorDayDocument, TeacherDayDocument } from './my-day.generated';
import { spokenDay, today } from '../../lib/dates';
import { useSession, type Session } from '../../lib/session/session-store';
import { Loading } from '../../ui/feedback/skeleton';
import { deferred } from '../../ui/on-demand';
import { PageHeader } from '../../ui/page-header';
import { AdministratorDay } from './administrator-day';
import { CounsellorDay } from './counsellor-day';
import { TeacherDay } from './teacher-day';
import type { AnswerBox } from './unread/unread-comments';

// The rules of placements that it needs are not for the staff to load.
const StudentDay = deferred(async () => (await import('./student-day')).StudentDay, {
  waiting: <Loading text="Hämtar din dag…" lines={12} />,
});

/** Prefetches the staff's day; a student's is queried once the student is known. */
export function askDay(ask: Ask, role: Session['role']): unknown {
  if (mayAccess(role, 'ADMIN')) return ask(AdministratorDayDocument, {});
  if (role === 'TEACHER') return ask(TeacherDayDocument, {});
  return mayAccess(role, 'COORDINATOR') && ask(CounsellorDayDocument, {});
}

/** 'Min dag': what wants an act today, made for the role; nothing that only informs. */
export function MyDayPage({ offer, CommentBox }: { offer: ReactNode; CommentBox: AnswerBox }) {
  return (
    <>
      <PageHeader
        title="Min dag"
        lead={
          <>
            {spokenDay(today())}
            {offer}
          </>
        }
      />
      <DayOfRole CommentBox={CommentBox} />
    </>
  );
}

function DayOfRole({ CommentBox }: { CommentBox: AnswerBox }) {
  const { role, studentId } = useSession();
  if (mayAccess(role, 'ADMIN')) return <AdministratorDay />;
  if (role === 'TEACHER') return <TeacherDay CommentBox={CommentBox} />;
  if (mayAccess(role, 'COORDINATOR')) return <CounsellorDay />;
  if (role === 'STUDENT' && studentId) return <StudentDay studentId={studentId} />;
  return (
    <p>
      Ditt konto har ingen roll vid skolan än. Under <Link to="/profile">Profil</Link> finns dina uppgifter.
    </p>
  );
}
