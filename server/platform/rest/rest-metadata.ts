import type { RestOptions } from './rest-route.js';

/** A document of `generated.ts`. */
export interface RestDocument {
  toString(): string;
}

/** The section of the OpenAPI description that a controller's routes belong to. */
export const REST_AREA = 'rest:area';
/** The operation and description of a handler. */
export const REST_OPERATION = 'rest:operation';

/** The options passed to `@RestOperation`. */
export interface RestOperationMetadata extends RestOptions {
  document: RestDocument | null;
  summary: string;
  then?: RestDocument;
}
