import { useVerb } from '../../apollo/use-verb';
import { AddFollowUpDocument } from '../../graphql/generated';

/** Puts a follow-up on the own list, or on a colleague's. */
export const useAddFollowUp = () => useVerb(AddFollowUpDocument);
