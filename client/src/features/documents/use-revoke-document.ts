import { useVerb } from '../../apollo/use-verb';
import { RevokeDocumentDocument } from '../../graphql/generated';

/** Takes back what has been issued: whoever checks its code sees that it does not hold. */
export const useRevokeDocument = () => useVerb(RevokeDocumentDocument);
