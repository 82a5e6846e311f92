import { StudentFiles } from '../../../features/files/student-files';
import { OwnPlacements } from '../../../features/placements/own/own-placements';
import { StudiesCards } from '../../../features/profile/cards/studies-cards';
import { OwnStudentPage } from '../../../features/profile/own/own-student-page';
import { OwnPlanLink } from '../../../features/study-plans/own/own-plan-link';

/** Where a student's own placements, courses, exams and files meet: features do not import each other. */
export function MyEducationRoute() {
  return (
    <OwnStudentPage title="Min utbildning" lead="Dina kurser, prövningar och filer.">
      {(studentId) => (
        <OwnPlacements studentId={studentId}>
          <OwnPlanLink studentId={studentId} />
          <StudiesCards studentId={studentId}>
            <StudentFiles studentId={studentId} mayChange={false} />
          </StudiesCards>
        </OwnPlacements>
      )}
    </OwnStudentPage>
  );
}
