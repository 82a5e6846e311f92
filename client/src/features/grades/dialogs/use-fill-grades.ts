import { useVerb } from '../../../apollo/use-verb';
import { FillGradesDocument, GradingGroupsDocument } from '../grades.generated';

/** Sets '–' on several at once. */
export const useFillGrades = () => useVerb(FillGradesDocument, { refetchQueries: [GradingGroupsDocument] });
