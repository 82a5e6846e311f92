import { StudentFiles } from '../features/files/student-files';
import { ProfilePage } from '../features/profile/profile-page';

/** Where the profile and a student's own files meet: features do not import each other. */
export function ProfileRoute() {
  return <ProfilePage files={(studentId) => <StudentFiles studentId={studentId} mayChange={false} />} />;
}
