import type { GraphQLInputObjectType } from 'graphql';
import { STATUS, SENTENCE, type ErrorCode } from '../../errors/error-code.js';
import type { Requirement } from '../../graphql/requirement.js';
import { answerSchema, type Selected } from './openapi-answer.js';
import type { DocumentedRoute } from './openapi-route.js';
import { routeOperation, type OpenApiOperation } from './route-operation.js';
import { Schemas } from './schemas.js';
import type { PlannedRoute } from '../table/rest-door.js';
import { bodySchema, schemaOfExample, type JsonSchema } from './openapi-schema.js';

/** What the contract says of a fixed operation. */
export interface OperationFacts {
  requirement: Requirement;
  /** The type of its `$input`; null without one. */
  input: GraphQLInputObjectType | null;
  /** The objects that it asks for, from the outermost in. */
  selected: readonly Selected[];
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: JsonSchema;
}

const PUBLIC: OperationFacts = { requirement: { kind: 'public' }, input: null, selected: [] };

/** Input fields that the address names wherever it has a place for an id. */
const IN_ADDRESS = new Set(['id', 'studentId', 'commentId', 'batchId']);

/** The OpenAPI document of this server (contract, section 1), from the table of routes and the contract. */
export function openApiDocument(
  product: { name: string; version: string },
  routes: readonly DocumentedRoute[],
  factsOf: (operation: string) => OperationFacts,
  planned: readonly PlannedRoute[],
  lowerCase: ReadonlySet<string>,
): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  const schemas = new Schemas(lowerCase);
  for (const plan of planned) {
    const { method, path, operation } = plan.route;
    const { requirement } = operation === null ? PUBLIC : factsOf(operation);
    (paths[path] ??= {})[method.toLowerCase()] = routeOperation(plan, requirement, schemas);
  }
  for (const route of routes) {
    const [method, path] = route.call.split(' ') as [string, string];
    const facts = route.operation === null ? PUBLIC : factsOf(route.operation);
    (paths[path] ??= {})[method.toLowerCase()] = operationOf(route, method, path, facts);
  }
  return {
    openapi: '3.1.0',
    info: { title: `${product.name} REST API`, version: product.version, description: INTRODUCTION },
    servers: [{ url: '/api' }],
    tags: [...new Set([...routes.map(({ tag }) => tag), ...planned.map(({ area }) => area)])].map((name) => ({
      name,
    })),
    paths,
    components: { ...COMPONENTS, schemas: { ...COMPONENTS.schemas, ...schemas.named } },
  };
}

const INTRODUCTION = [
  'Identifiers are opaque strings called `_id`. Dates are YYYY-MM-DD, moments ISO 8601 in UTC, roles in lower case.',
  'Every POST, PUT, PATCH and DELETE takes an `Idempotency-Key` header: a repeat within 24 hours gets the first answer and has no second effect.',
  'A body with an unknown field is refused. Everything here is also there in GraphQL, at `/graphql`, under the same rights.',
].join('\n\n');

/** Why somebody opens what they open: taken everywhere, asked for nowhere. */
const ACCESS_REASON = {
  name: 'Access-Reason',
  in: 'header',
  required: false,
  description:
    'Why a student is opened, for the access log: UTF-8, percent-encoded, one line of at most 200 characters without a personal number, else BAD_USER_INPUT. Answers are the same without it; for a student with protected identity the log then says that no reason was given.',
  schema: { type: 'string' },
};

const PROBLEM = { $ref: '#/components/schemas/Problem' };

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

function operationOf(
  route: DocumentedRoute,
  method: string,
  path: string,
  facts: OperationFacts,
): OpenApiOperation {
  const body = requestBody(route, path, facts);
  return {
    operationId:
      route.operation?.replace(/^Rest/, '').replace(/^./, (letter) => letter.toLowerCase()) ?? path.slice(1),
    tags: [route.tag],
    summary: route.summary,
    description: whoMay(facts.requirement),
    parameters: [
      ...parameters(route, method, path),
      ...(facts.requirement.kind === 'public' ? [] : [ACCESS_REASON]),
    ],
    ...(body ? { requestBody: body } : {}),
    responses: responses(route, method, path, facts),
    security: facts.requirement.kind === 'public' ? [] : [{ bearer: [] }, { cookie: [] }],
  };
}

function whoMay(requirement: Requirement): string {
  if (requirement.kind === 'public') return 'Anyone, signed in or not.';
  if (requirement.kind === 'staff') return 'Teachers and above, and API keys.';
  if (requirement.kind === 'only') return `Roles: ${requirement.roles.join(', ').toLowerCase()}.`;
  if (requirement.role === 'GUEST') return 'Anyone who is signed in.';
  return `Role ${requirement.role.toLowerCase()} or higher.`;
}

function parameters(route: DocumentedRoute, method: string, path: string): JsonSchema[] {
  const string = { type: 'string' };
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => {
    return { name, in: 'path', required: true, schema: string };
  });
  const inQuery = Object.entries(route.query ?? {}).map(([name, description]) => {
    return { name, in: 'query', required: false, description, schema: string };
  });
  const idempotency = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { ...string, maxLength: 200 },
  };
  const version = {
    name: 'If-Match',
    in: 'header',
    required: false,
    description: 'The ETag that was read; 409 when it has changed.',
    schema: string,
  };
  const edits = route.versioned && method === 'PUT';
  return [...inPath, ...inQuery, ...(method === 'GET' ? [] : [idempotency]), ...(edits ? [version] : [])];
}

function requestBody(route: DocumentedRoute, path: string, { input }: OperationFacts): JsonSchema | null {
  if (route.multipart) {
    const parts = route.multipart.map((name) => [
      name,
      name === 'file' ? { type: 'string', format: 'binary' } : { type: 'string' },
    ]);
    const schema = {
      type: 'object',
      properties: Object.fromEntries(parts) as JsonSchema,
      required: ['file'],
    };
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  if (!route.body) return null;
  const hidden = path.includes('{') ? IN_ADDRESS : new Set<string>();
  const schema = input && !route.ownBody ? bodySchema(input, hidden) : schemaOfExample(route.body);
  return { required: true, content: { 'application/json': { schema, example: route.body } } };
}

function responses(
  route: DocumentedRoute,
  method: string,
  path: string,
  facts: OperationFacts,
): Record<string, JsonSchema> {
  const status = String(route.status ?? 200);
  const refusals: ErrorCode[] = ['BAD_USER_INPUT', 'TOO_MANY_REQUESTS'];
  if (facts.requirement.kind !== 'public') refusals.push('UNAUTHENTICATED', 'FORBIDDEN');
  if (path.includes('{')) refusals.push('NOT_FOUND');
  if (method !== 'GET') refusals.push('CONFLICT', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE');
  const refused = refusals.map((code) => [
    String(STATUS[code]),
    { description: `${code}: ${SENTENCE[code]}`, content: { 'application/json': { schema: PROBLEM } } },
  ]);
  return { [status]: success(route, facts), ...(Object.fromEntries(refused) as Record<string, JsonSchema>) };
}

function success({ answer, media, versioned }: DocumentedRoute, { selected }: OperationFacts): JsonSchema {
  const headers = versioned
    ? { headers: { ETag: { description: 'The version, quoted.', schema: { type: 'string' } } } }
    : {};
  if (media)
    return {
      description: 'The file.',
      content: { [media]: { schema: { type: 'string', format: 'binary' } } },
    };
  if (answer === undefined) return { description: 'Done; no body.' };
  const content = { 'application/json': { schema: answerSchema(answer, selected), example: answer } };
  return { description: 'Done.', ...headers, content };
}
