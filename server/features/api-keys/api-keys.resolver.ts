import { Resolver } from '@nestjs/graphql';
import type { MutationArgs } from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { Mutation, Query } from '../../platform/graphql/root-field.js';
import { ApiKeysService } from './api-keys.service.js';

@Resolver()
export class ApiKeysResolver {
  constructor(private readonly service: ApiKeysService) {}

  @Query()
  apiKeys() {
    return this.service.list();
  }

  @Mutation()
  createApiKey({ input }: MutationArgs['createApiKey'], context: RequestContext) {
    return this.service.create(signedIn(context), input);
  }

  @Mutation()
  revokeApiKey({ input }: MutationArgs['revokeApiKey'], context: RequestContext) {
    return this.service.revoke(signedIn(context), input.id);
  }
}
