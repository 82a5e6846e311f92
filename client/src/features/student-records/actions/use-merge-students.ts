import { useVerb } from '../../../apollo/use-verb';
import { MergeStudentsDocument } from '../student-records.generated';

/** Two records of one person become one. */
export const useMergeStudents = () => useVerb(MergeStudentsDocument, { refetchQueries: ['FindStudents'] });
