import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentCall } from '../../platform/graphql/call.decorators.js';
import type { MutationCreateApiKeyArgs, MutationRevokeApiKeyArgs } from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { ApiKeysService } from './api-keys.service.js';

/** API keys for other systems. */
@Resolver()
export class ApiKeysResolver implements RootResolvers<'apiKeys' | 'createApiKey' | 'revokeApiKey'> {
  constructor(private readonly service: ApiKeysService) {}

  @Query()
  apiKeys() {
    return this.service.list();
  }

  @Mutation()
  createApiKey(@Args() { input }: MutationCreateApiKeyArgs, @CurrentCall() call: Call) {
    return this.service.create(call, input);
  }

  @Mutation()
  revokeApiKey(@Args() { input }: MutationRevokeApiKeyArgs, @CurrentCall() call: Call) {
    return this.service.revoke(call, input.id);
  }
}
