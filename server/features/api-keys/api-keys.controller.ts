import { Delete, Get, Post } from '@nestjs/common';
import {
  RestApiKeysDocument,
  RestCreateApiKeyDocument,
  RestRevokeApiKeyDocument,
} from '../../platform/rest/generated.js';
import type { RestAnswer } from '../../platform/rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../platform/rest/rest-operations.service.js';

/** REST endpoints for API keys (permissions, section 7). */
@RestController('api-keys', 'People')
export class ApiKeysController {
  constructor(private readonly operations: RestOperations) {}

  @Get()
  @RestOperation(RestApiKeysDocument, 'All keys for other systems.')
  apiKeys(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post()
  @RestOperation(RestCreateApiKeyDocument, 'Create a key. Only this response contains the key itself.', {
    status: 201,
    hoist: 'apiKey',
    example: { name: 'Schemasystemet', role: 'teacher', expiresAt: '2027-06-30T22:00:00.000Z' },
  })
  createApiKey(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Delete(':id')
  @RestOperation(RestRevokeApiKeyDocument, 'Revoke a key. It is refused from the next call.', {
    status: 204,
  })
  revokeApiKey(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}
