import type { ServerResponse } from 'node:http';
import { Get, Res } from '@nestjs/common';
import { setHeaders } from '../../http/security-headers.js';
import { RestAnswer } from '../rest-answer.js';
import { RestController, RestOperation } from '../rest.decorators.js';
import { docsPage, DOCS_POLICY } from './openapi-page.js';
import { OpenApiDescription } from './openapi-description.service.js';

/** The description of the REST API, for people and programs (contract, section 1). */
@RestController('', 'This description')
export class OpenApiController {
  constructor(private readonly description: OpenApiDescription) {}

  @Get('openapi.json')
  @RestOperation(null, 'This document (OpenAPI 3.1).', { media: 'application/json' })
  openApi(): RestAnswer {
    return new RestAnswer(this.description.document);
  }

  @Get('docs')
  @RestOperation(null, 'The same as a page to read.', { media: 'text/html' })
  docs(@Res() response: ServerResponse): void {
    setHeaders(response, { 'Cache-Control': 'no-store', 'Content-Security-Policy': DOCS_POLICY });
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(docsPage(this.description.document));
  }
}
