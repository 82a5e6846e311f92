import { useVerb } from '../../../apollo/use-verb';
import { ChangeEnrollmentsDocument } from '../../../graphql/generated';

/** Begins one action on many enrolments: a job, which is followed. */
export const useChangeEnrollments = () => useVerb(ChangeEnrollmentsDocument);
