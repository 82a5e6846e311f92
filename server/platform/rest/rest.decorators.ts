import {
  applyDecorators,
  Controller,
  createParamDecorator,
  HttpCode,
  SetMetadata,
  UseFilters,
  UseGuards,
  type ExecutionContext,
} from '@nestjs/common';
import { RestExceptionFilter } from './rest-exception.filter.js';
import { RestGuard, type AdmittedRequest } from './rest.guard.js';
import { REST_AREA, REST_OPERATION, type RestDocument, type RestOperationMetadata } from './rest-metadata.js';
import type { RestOptions } from './rest-route.js';

/**
 * A controller of the REST API. `path` is below `/api`; `area` is its section of the OpenAPI description (`rest-areas.ts`).
 * Each handler needs `@RestOperation`.
 */
export function RestController(path: string, area: string): ClassDecorator {
  return applyDecorators(
    Controller(`api/${path}`),
    SetMetadata(REST_AREA, area),
    UseGuards(RestGuard),
    UseFilters(RestExceptionFilter),
  );
}

/**
 * The fixed GraphQL operation that a handler runs: it defines who may call the route, its input and its answer. Null
 * for public routes and those with a secret in the URL. `then`: the operation that reads the answer, once the other has
 * done its work.
 */
export function RestOperation(
  document: RestDocument | null,
  summary: string,
  more: RestOptions & { then?: RestDocument } = {},
): MethodDecorator {
  return applyDecorators(
    HttpCode(more.status ?? 200),
    SetMetadata(REST_OPERATION, { document, summary, ...more } satisfies RestOperationMetadata),
  );
}

/** The admitted call, as `RestCall`. */
export const Call = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<AdmittedRequest>().restCall,
);
