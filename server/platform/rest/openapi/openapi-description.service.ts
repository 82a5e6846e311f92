import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../config.js';
import { CONFIG } from '../../config/config-token.js';
import { LOWER_CASE_ENUMS } from '../lower-case-enums.js';
import { RestRoutes } from '../rest-routes.service.js';
import { openApiDocument, type OpenApiDocument } from './openapi-document.js';

/** The OpenAPI description of the REST API, which contains no personal data. */
@Injectable()
export class OpenApiDescription {
  private made: OpenApiDocument | null = null;

  constructor(
    private readonly routes: RestRoutes,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Built on first use: the contract is loaded by then. */
  get document(): OpenApiDocument {
    const { productName: name, version } = this.config;
    return (this.made ??= openApiDocument({ name, version }, this.routes.all(), LOWER_CASE_ENUMS));
  }
}
