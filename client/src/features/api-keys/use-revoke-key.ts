import { useVerb } from '../../apollo/use-verb';
import { RevokeApiKeyDocument } from '../../graphql/generated';

/** Revokes a key for good. */
export const useRevokeKey = () => useVerb(RevokeApiKeyDocument);
