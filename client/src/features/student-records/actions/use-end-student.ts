import { useVerb } from '../../../apollo/use-verb';
import { EndStudentDocument } from '../../../graphql/generated';

/** Ends a student on a day, and every enrolment that is still open with it. */
export const useEndStudent = () => useVerb(EndStudentDocument);
