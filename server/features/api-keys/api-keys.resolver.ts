import { signedIn } from '../../platform/graphql/request-context.js';
import { rootFields } from '../../platform/graphql/root-field.js';
import { ApiKeysService } from './api-keys.service.js';

/** Keys for other school systems. */
export const apiKeysFields = rootFields([ApiKeysService], (service) => ({
  apiKeys: () => service.list(),
  createApiKey: ({ input }, context) => service.create(signedIn(context), input),
  revokeApiKey: ({ input }, context) => service.revoke(signedIn(context), input.id),
}));
