import { StudentPage } from '../features/student/student-page';

/** Where the student's page meets comments and files: features do not import each other. */
export function StudentRoute() {
  return <StudentPage />;
}
