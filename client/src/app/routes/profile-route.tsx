import { OwnCorrections } from '../../features/corrections/own-corrections';
import { OwnDocuments } from '../../features/documents/own-documents';
import { StudentFiles } from '../../features/files/student-files';
import { OwnGrades } from '../../features/grades/own-grades';
import { ProfilePage } from '../../features/profile/profile-page';
import { useSession } from '../../lib/session/session-store';
import { startPagesFor } from './start-pages';

/** Where the profile and a student's own files, grades and certificates meet: features do not import each other. */
export function ProfileRoute() {
  const session = useSession();
  return (
    <ProfilePage
      startPages={startPagesFor(session)}
      files={(studentId) => <StudentFiles studentId={studentId} mayChange={false} />}
      corrections={() => <OwnCorrections />}
      grades={(studentId) => (
        <>
          <OwnGrades studentId={studentId} />
          <OwnDocuments />
        </>
      )}
    />
  );
}
