import type { ServerResponse } from 'node:http';
import { Controller, Delete, Get, Post, Req, Res } from '@nestjs/common';
import { addressed } from '../../platform/rest/addressed.js';
import type {
  RestApiKeyFragment,
  RestApiKeysQuery,
  RestCreateApiKeyMutation,
} from '../../platform/rest/generated.js';
import { Rest, type RestRequest } from '../../platform/rest/rest.js';
import { restRole, withRestId } from '../../platform/rest/shapes.js';
import { withContractRole } from '../users/user-shape.rest.js';

/** Keys for other school systems (contract, section 5; permissions, section 7). */
@Controller('api/api-keys')
export class ApiKeysController {
  constructor(private readonly rest: Rest) {}

  @Get()
  list(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestApiKeys',
      shape: ({ apiKeys }: RestApiKeysQuery) => apiKeys.map(restApiKey),
    });
  }

  /** The only answer that holds the key itself. */
  @Post()
  create(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestCreateApiKey',
      status: 201,
      variables: (body) => ({ input: withContractRole(body) }),
      shape: ({ createApiKey: { apiKey, key } }: RestCreateApiKeyMutation) => ({
        ...restApiKey(apiKey),
        key,
      }),
    });
  }

  @Delete(':id')
  revoke(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestRevokeApiKey',
      status: 204,
      variables: (body) => ({ input: addressed(body, { id: request.params.id }) }),
    });
  }
}

function restApiKey(key: RestApiKeyFragment) {
  return { ...withRestId(key), role: restRole(key.role) };
}
