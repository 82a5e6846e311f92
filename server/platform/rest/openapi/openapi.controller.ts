import type { ServerResponse } from 'node:http';
import { Get, Res } from '@nestjs/common';
import { WebClient } from '../../web/web-client.js';
import { RestAnswer } from '../rest-answer.js';
import { RestController, RestOperation } from '../rest.decorators.js';
import { OpenApiDescription } from './openapi-description.service.js';

/** The description of the REST API, for people and programs (contract, section 1). */
@RestController('', 'This description')
export class OpenApiController {
  constructor(
    private readonly description: OpenApiDescription,
    private readonly web: WebClient,
  ) {}

  @Get('openapi.json')
  @RestOperation(null, 'This document (OpenAPI 3.1).', { media: 'application/json' })
  openApi(): RestAnswer {
    return new RestAnswer(this.description.document);
  }

  @Get('docs')
  @RestOperation(null, 'The same as a page to read, search and try.', { media: 'text/html' })
  docs(@Res() response: ServerResponse): void {
    this.web.sendReference(response);
  }
}
