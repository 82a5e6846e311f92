import { useVerb } from '../../../apollo/use-verb';
import { EnrollManyDocument } from '../../../graphql/generated';

/** Begins to enrol many on many: a job, which is followed. */
export const useEnrollMany = () => useVerb(EnrollManyDocument);
