import { useVerb } from '../../../apollo/use-verb';
import { AnonymiseStudentDocument } from '../../../graphql/generated';

/** Takes away who a student was, for good. */
export const useAnonymiseStudent = () => useVerb(AnonymiseStudentDocument);
