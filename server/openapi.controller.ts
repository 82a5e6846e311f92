import type { ServerResponse } from 'node:http';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { Config } from './config.js';
import { ROUTES } from './openapi-routes.js';
import { CONFIG } from './platform/config/config-token.js';
import { RestDoor } from './platform/rest/table/rest-door.js';
import { REST_ROUTES } from './rest-routes.js';
import { setHeaders } from './platform/http/security-headers.js';
import { openApiDocument, type OpenApiDocument } from './platform/rest/openapi/openapi-document.js';
import { docsPage, DOCS_POLICY } from './platform/rest/openapi/openapi-page.js';
import { Rest, sendJson, type RestRequest } from './platform/rest/rest.js';

/** The description of this door, for people and programs (contract, section 1). It holds nobody's data. */
@Controller('api')
export class OpenApiController {
  private made: OpenApiDocument | null = null;

  constructor(
    private readonly rest: Rest,
    private readonly door: RestDoor,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('openapi.json')
  document(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.guarded(request, response, () =>
      Promise.resolve(sendJson(response, 200, this.description)),
    );
  }

  @Get('docs')
  page(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.guarded(request, response, () => {
      setHeaders(response, { 'Cache-Control': 'no-store', 'Content-Security-Policy': DOCS_POLICY });
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(docsPage(this.description));
      return Promise.resolve();
    });
  }

  /** Made when first asked for: the contract is loaded by then. */
  private get description(): OpenApiDocument {
    const { productName: name, version } = this.config;
    this.made ??= openApiDocument(
      { name, version },
      ROUTES,
      (operation) => this.rest.facts(operation),
      this.door.planned,
      REST_ROUTES.lowerCase,
    );
    return this.made;
  }
}
