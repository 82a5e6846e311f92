import { useVerb } from '../../../apollo/use-verb';
import { GradingGroupsDocument, SignGradesDocument } from '../grades.generated';

/** Signs and publishes a sheet's grades, or those of some rows. */
export const useSignGrades = () => useVerb(SignGradesDocument, { refetchQueries: [GradingGroupsDocument] });
