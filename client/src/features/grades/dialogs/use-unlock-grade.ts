import { useVerb } from '../../../apollo/use-verb';
import { GradingGroupsDocument, UnlockGradeDocument } from '../grades.generated';

/** Opens a signed grade for correction. */
export const useUnlockGrade = () => useVerb(UnlockGradeDocument, { refetchQueries: [GradingGroupsDocument] });
