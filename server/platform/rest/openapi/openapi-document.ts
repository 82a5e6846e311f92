import { STATUS } from '../../errors/error-code.js';
import type { PlannedRoute } from '../rest-routes.service.js';
import { routeOperation, type OpenApiOperation } from './route-operation.js';
import { Schemas, type JsonSchema } from './schemas.js';

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: { securitySchemes: JsonSchema; schemas: Record<string, JsonSchema> };
}

/** The OpenAPI document of this server (contract, section 1), from the tables of routes and the contract. */
export function openApiDocument(
  product: { name: string; version: string },
  planned: readonly PlannedRoute[],
  lowerCase: ReadonlySet<string>,
): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  const schemas = new Schemas(lowerCase);
  for (const plan of planned) {
    const { method, path } = plan.route;
    (paths[path] ??= {})[method.toLowerCase()] = routeOperation(plan, schemas);
  }
  return {
    openapi: '3.1.0',
    info: { title: `${product.name} REST API`, version: product.version, description: INTRODUCTION },
    servers: [{ url: '/api' }],
    tags: [...new Set(planned.map(({ area }) => area))].map((name) => ({ name })),
    paths,
    components: { ...COMPONENTS, schemas: { ...COMPONENTS.schemas, ...schemas.named } },
  };
}

const INTRODUCTION = [
  'Identifiers are opaque strings called `_id`. Dates are YYYY-MM-DD, moments ISO 8601 in UTC, roles in lower case.',
  'Every POST, PUT, PATCH and DELETE takes an `Idempotency-Key` header: a repeat within 24 hours gets the first answer and has no second effect. Calls without a session or key, such as the sign-in, take none.',
  'A body with an unknown field is refused. Everything here is also there in GraphQL, at `/graphql`, under the same rights.',
].join('\n\n');

const COMPONENTS = {
  securitySchemes: {
    bearer: {
      type: 'http',
      scheme: 'bearer',
      description: 'An API key (`sv_…`), or the token of a sign-in.',
    },
    cookie: {
      type: 'apiKey',
      in: 'cookie',
      name: 'sid',
      description: 'The session of a browser; `__Host-sid` under https.',
    },
  },
  schemas: {
    Problem: {
      type: 'object',
      required: ['code', 'message', 'errorId'],
      properties: {
        code: { type: 'string', enum: Object.keys(STATUS) },
        message: { type: 'string', description: 'Swedish, safe to show.' },
        errorId: {
          type: 'string',
          format: 'uuid',
          description: 'Names the refusal in the log of the server.',
        },
        fields: {
          type: 'array',
          description: 'With BAD_USER_INPUT: the refused fields.',
          items: {
            type: 'object',
            required: ['path', 'reason', 'message'],
            properties: { path: { type: 'string' }, reason: { type: 'string' }, message: { type: 'string' } },
          },
        },
        reason: { type: 'string', description: 'With CONFLICT: why, such as VERSION or DUPLICATE.' },
        currentVersion: { type: 'integer', description: 'With CONFLICT: the version to read anew.' },
        studentId: {
          type: 'string',
          format: 'uuid',
          description: 'With CONFLICT: who has the personal number already.',
        },
      },
    },
  },
};
