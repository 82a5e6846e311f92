import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type {
  ApiKey,
  CreateApiKeyInput,
  CreatedApiKey,
  RevokeApiKeyInput,
} from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { ApiKeysService } from './api-keys.service.js';

@Resolver()
export class ApiKeysResolver {
  constructor(private readonly service: ApiKeysService) {}

  @Query()
  apiKeys(): Promise<ApiKey[]> {
    return this.service.list();
  }

  @Mutation()
  createApiKey(
    @Args('input') input: CreateApiKeyInput,
    @Context() context: RequestContext,
  ): Promise<CreatedApiKey> {
    return this.service.create(signedIn(context), input);
  }

  @Mutation()
  revokeApiKey(@Args('input') input: RevokeApiKeyInput, @Context() context: RequestContext): Promise<ApiKey> {
    return this.service.revoke(signedIn(context), input.id);
  }
}
