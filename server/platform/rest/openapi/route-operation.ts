import { isListType, isNonNullType } from 'graphql';
import { STATUS, SENTENCE, type ErrorCode } from '../../errors/error-code.js';
import type { Requirement } from '../../graphql/requirement.js';
import type { PlannedRoute } from '../rest-routes.service.js';
import type { Place } from '../mapping/route-variables.js';
import type { JsonSchema, Schemas } from './schemas.js';

export interface OpenApiOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters: JsonSchema[];
  requestBody?: JsonSchema;
  responses: Record<string, JsonSchema>;
  security: Record<string, string[]>[];
}

/** OpenAPI operation of a route, derived from its row and its GraphQL operation. */
export function routeOperation(plan: PlannedRoute, schemas: Schemas): OpenApiOperation {
  const { route, area, requirement } = plan;
  const body = requestBody(plan, schemas);
  const open = requirement.kind === 'public';
  return {
    operationId:
      route.operation?.replace(/^Rest/, '').replace(/^./, (letter) => letter.toLowerCase()) ??
      route.path.slice(1),
    tags: [area],
    summary: route.summary,
    description: whoMay(requirement),
    parameters: [...parameters(plan, schemas, open), ...(open ? [] : [ACCESS_REASON])],
    ...(body && { requestBody: body }),
    responses: responses(plan, open, schemas),
    security: open ? [] : [{ bearer: [] }, { cookie: [] }],
  };
}

/** Reason for opening records: optional in every request. */
const ACCESS_REASON = {
  name: 'Access-Reason',
  in: 'header',
  required: false,
  description:
    'Why a student is opened, for the access log: UTF-8, percent-encoded, one line of at most 200 characters without a personal number, else BAD_USER_INPUT. Answers are the same without it; for a student with protected identity the log then says that no reason was given.',
  schema: { type: 'string' },
};

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: 200 },
};

const IF_MATCH = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description: 'The ETag that was read; 409 when it has changed.',
  schema: { type: 'string' },
};

const PROBLEM = { $ref: '#/components/schemas/Problem' };

function whoMay(requirement: Requirement): string {
  if (requirement.kind === 'public') return 'Anyone, signed in or not.';
  if (requirement.kind === 'staff') return 'Teachers and above, and API keys.';
  if (requirement.kind === 'only') return `Roles: ${requirement.roles.join(', ').toLowerCase()}.`;
  if (requirement.role === 'GUEST') return 'Anyone who is signed in.';
  return `Role ${requirement.role.toLowerCase()} or higher.`;
}

function parameters({ route, variables }: PlannedRoute, schemas: Schemas, open: boolean): JsonSchema[] {
  const valuesOf = (name: string, place: Place | null): JsonSchema => {
    const words = route.spelling?.[name];
    if (words) return { type: 'string', enum: Object.keys(words) };
    if (!place) return { type: 'string' };
    const type = isNonNullType(place.type) ? place.type.ofType : place.type;
    return schemas.given(isListType(type) && !place.several ? type.ofType : type);
  };
  const described = (place: Place | null) => place?.description && { description: place.description };
  const inPath = [...variables.address].map(([name, place]) => ({
    name,
    in: 'path',
    required: true,
    ...described(place),
    schema: valuesOf(name, place),
  }));
  const inQuery = [...variables.query].map(([name, place]) => ({
    name,
    in: 'query',
    required: isNonNullType(place.type) && !route.usual,
    ...described(place),
    schema: valuesOf(name, place),
    ...(place.several && { style: 'form', explode: false }),
  }));
  const inQueryToo = Object.entries(route.asks ?? {}).map(([name, description]) => ({
    name,
    in: 'query',
    required: false,
    description,
    schema: { type: 'string' },
  }));
  const edits = route.versioned !== undefined && variables.input?.getFields().version !== undefined;
  return [
    ...inPath,
    ...inQuery,
    ...inQueryToo,
    ...pageParameters(route.pages),
    ...(route.method === 'GET' || open ? [] : [IDEMPOTENCY_KEY]),
    ...(edits ? [IF_MATCH] : []),
  ];
}

function pageParameters(pages: PlannedRoute['route']['pages']): JsonSchema[] {
  if (!pages) return [];
  const { most, usual } = pages;
  return [
    {
      name: 'limit',
      in: 'query',
      required: false,
      description: usual === undefined ? 'Left out, nothing is cut short.' : `${usual} unless given.`,
      schema: { type: 'integer', minimum: 1, maximum: most },
    },
    {
      name: 'after',
      in: 'query',
      required: false,
      description: 'From the Link header of the page before.',
      schema: { type: 'string' },
    },
  ];
}

function requestBody({ route, variables }: PlannedRoute, schemas: Schemas): JsonSchema | null {
  const { upload, example } = route;
  if (upload) {
    const texts = (upload.fields ?? []).map((name) => [name, { type: 'string' }]);
    const schema = {
      type: 'object',
      properties: {
        file: { type: 'string', format: 'binary' },
        ...(Object.fromEntries(texts) as JsonSchema),
      },
      required: ['file'],
    };
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  if (route.method === 'GET' || !variables.input) return null;
  const schema = schemas.body(variables.input, variables.hidden, route);
  if (!schema) return null;
  const required = ((schema.required ?? []) as string[]).length > 0;
  return { required, content: { 'application/json': { schema, ...(example && { example }) } } };
}

function responses(plan: PlannedRoute, open: boolean, schemas: Schemas): Record<string, JsonSchema> {
  const { method, path, missing, status = 200 } = plan.route;
  const refusals: ErrorCode[] = ['BAD_USER_INPUT', 'TOO_MANY_REQUESTS'];
  if (!open) refusals.push('UNAUTHENTICATED', 'FORBIDDEN');
  if (path.includes('{') || missing !== undefined) refusals.push('NOT_FOUND');
  if (method !== 'GET') refusals.push('CONFLICT', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE');
  const refused = refusals.map((code) => [
    String(STATUS[code]),
    { description: `${code}: ${SENTENCE[code]}`, content: { 'application/json': { schema: PROBLEM } } },
  ]);
  return {
    [String(status)]: success(plan, schemas),
    ...(Object.fromEntries(refused) as Record<string, JsonSchema>),
  };
}

function success({ route, answer }: PlannedRoute, schemas: Schemas): JsonSchema {
  const { media, status, versioned, pages } = route;
  if (media !== undefined) {
    const json = media === 'application/json';
    const schema = json
      ? { type: 'object', additionalProperties: true }
      : { type: 'string', format: 'binary' };
    return { description: 'The file.', content: { [media]: { schema } } };
  }
  if (status === 204) return { description: 'Done; no body.' };
  const headers = {
    ...(versioned && { ETag: { description: 'The version, quoted.', schema: { type: 'string' } } }),
    ...(pages && { Link: { description: 'The next page, where there is one.', schema: { type: 'string' } } }),
  };
  const content = { 'application/json': { schema: schemas.answer(answer!.shape) } };
  return { description: 'Done.', ...(Object.keys(headers).length > 0 && { headers }), content };
}
