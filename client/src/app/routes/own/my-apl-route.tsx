import { OwnPlacementDetails } from '../../../features/placements/own/own-placement-details';
import { OwnStudentPage } from '../../../features/profile/own/own-student-page';

/** Where a student's page meets the own placements: features do not import each other. */
export function MyAplRoute() {
  return (
    <OwnStudentPage title="Min APL" lead="Dina platser, avtal, samtal, omdömen och timmar.">
      {(studentId) => <OwnPlacementDetails studentId={studentId} />}
    </OwnStudentPage>
  );
}
