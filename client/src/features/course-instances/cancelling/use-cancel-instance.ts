import { useVerb } from '../../../apollo/use-verb';
import { CancelInstanceDocument } from '../../../graphql/generated';

/** Cancels an instance, and decides what becomes of its students. */
export const useCancelInstance = () => useVerb(CancelInstanceDocument);
