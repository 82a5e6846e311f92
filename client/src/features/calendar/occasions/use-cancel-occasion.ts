import { useVerb } from '../../../apollo/use-verb';
import { CancelExamOccasionDocument } from '../../../graphql/generated';

/** Cancels an occasion, with its reason. */
export const useCancelOccasion = () => useVerb(CancelExamOccasionDocument);
