import './my-day.css';
import { Link } from 'react-router-dom';
import { mayAccess } from '../../../../domain/roles';
import { spokenDay, today } from '../../lib/dates';
import { useSession } from '../../lib/session/session-store';
import { PageHeader } from '../../ui/page-header';
import { AdministratorDay } from './administrator-day';
import { StudentDay } from './student-day';
import { TeacherDay } from './teacher-day';

/** 'Min dag': what wants an act today, made for the role; nothing that only informs. */
export function MyDayPage() {
  return (
    <>
      <PageHeader title="Min dag" lead={spokenDay(today())} />
      <DayOfRole />
    </>
  );
}

function DayOfRole() {
  const { role, studentId } = useSession();
  if (mayAccess(role, 'ADMIN')) return <AdministratorDay />;
  if (role === 'TEACHER') return <TeacherDay />;
  if (role === 'STUDENT' && studentId) return <StudentDay studentId={studentId} />;
  return (
    <p>
      Sök en elev, kurs eller lärare i sökrutan högst upp, eller öppna <Link to="/profile">din profil</Link>.
    </p>
  );
}
