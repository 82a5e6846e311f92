import { OwnDocuments } from '../../../features/documents/own-documents';
import { OwnGrades } from '../../../features/grades/own-grades';
import { OwnStudentPage } from '../../../features/profile/own/own-student-page';

/** Where a student's own grades and certificates meet: features do not import each other. */
export function MyGradesRoute() {
  return (
    <OwnStudentPage
      title="Betyg och intyg"
      lead="Dina betyg, och papper som visar vad du läser och har läst."
    >
      {(studentId) => (
        <>
          <OwnGrades studentId={studentId} />
          <OwnDocuments />
        </>
      )}
    </OwnStudentPage>
  );
}
