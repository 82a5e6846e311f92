import { useVerb } from '../../apollo/use-verb';
import { LinkStudentAccountDocument } from './users.generated';

/** Says which student's record an account opens, or that it opens none. */
export const useLinkStudent = () => useVerb(LinkStudentAccountDocument);
