import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../config.js';
import { CONFIG } from '../../config/config-token.js';
import { setHeaders } from '../../http/security-headers.js';
import { sendJson } from '../rest.js';
import { RestDoor } from '../table/rest-door.js';
import { get, type RestCall, type RouteTable, type Sender } from '../table/route.js';
import { openApiDocument, type OpenApiDocument } from './openapi-document.js';
import { docsPage, DOCS_POLICY } from './openapi-page.js';

/** Serves the OpenAPI description of the REST API, which contains no personal data. */
@Injectable()
export class OpenApiAnswer implements Sender {
  private made: OpenApiDocument | null = null;

  constructor(
    private readonly door: RestDoor,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  send({ response }: RestCall): Promise<void> {
    sendJson(response, 200, this.document);
    return Promise.resolve();
  }

  /** Built on first use: the contract is loaded by then. */
  get document(): OpenApiDocument {
    const { productName: name, version } = this.config;
    const { planned, tables } = this.door;
    return (this.made ??= openApiDocument({ name, version }, planned, tables.lowerCase));
  }
}

@Injectable()
export class OpenApiPageAnswer implements Sender {
  constructor(private readonly description: OpenApiAnswer) {}

  send({ response }: RestCall): Promise<void> {
    setHeaders(response, { 'Cache-Control': 'no-store', 'Content-Security-Policy': DOCS_POLICY });
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(docsPage(this.description.document));
    return Promise.resolve();
  }
}

/** For people and programs (contract, section 1). */
export const OPENAPI_ROUTES: RouteTable = {
  area: 'This description',
  routes: [
    get('/openapi.json', null, 'This document (OpenAPI 3.1).', {
      sends: { by: OpenApiAnswer, media: 'application/json' },
    }),
    get('/docs', null, 'The same as a page to read.', {
      sends: { by: OpenApiPageAnswer, media: 'text/html' },
    }),
  ],
};
