import { useVerb } from '../../../apollo/use-verb';
import { MergeStudentsDocument } from '../../../graphql/generated';

/** Two records of one person become one. */
export const useMergeStudents = () => useVerb(MergeStudentsDocument, { refetchQueries: ['FindStudents'] });
