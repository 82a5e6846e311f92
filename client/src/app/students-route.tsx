import { StudentsPage } from '../features/students/students-page';

/** Where the student list and the import meet: features do not import each other. */
export function StudentsRoute() {
  return <StudentsPage />;
}
