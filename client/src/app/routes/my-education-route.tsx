import { StudentFiles } from '../../features/files/student-files';
import { StudiesCards } from '../../features/profile/cards/studies-cards';
import { OwnStudentPage } from '../../features/profile/own/own-student-page';

/** Where a student's own courses, exams and files meet: features do not import each other. */
export function MyEducationRoute() {
  return (
    <OwnStudentPage title="Min utbildning" lead="Dina kurser, prövningar och filer.">
      {(studentId) => (
        <StudiesCards studentId={studentId}>
          <StudentFiles studentId={studentId} mayChange={false} />
        </StudiesCards>
      )}
    </OwnStudentPage>
  );
}
