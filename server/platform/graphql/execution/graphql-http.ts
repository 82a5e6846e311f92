import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApolloServer } from '@apollo/server';
import { AppError, badField } from '../../errors/app-error.js';
import { STATUS } from '../../errors/error-code.js';
import type { ContextFactory } from '../../http/context-factory.js';
import { assertJson, parseJson, readBody } from '../../http/body.js';
import { gravestCode, refusedResult, statusOf, type FormattedResult } from './format-result.js';
import { LIMITS } from '../limits.js';
import type { RequestContext } from '../request-context.js';
import { VerbatimRows } from '../verbatim.js';
import { isSignInDocument } from '../sign-in-document.js';
import { sendResult } from './send-result.js';

const RESPONSE_JSON = 'application/graphql-response+json';
const PLAIN_JSON = 'application/json';

interface Question {
  query: string;
  operationName: string | undefined;
  variables: Record<string, unknown>;
}

/**
 * `POST /graphql`: reads the body, admits the caller, and has Apollo Server execute the operation. Apollo's
 * integration for Express costs half as much CPU again.
 */
export class GraphqlHttp {
  constructor(
    private readonly apollo: ApolloServer,
    private readonly contexts: ContextFactory,
  ) {}

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { mediaType, honest } = formOf(request.headers.accept);
    const context = this.contexts.prepare(request, response);
    context.verbatim = new VerbatimRows();
    let result: FormattedResult;
    let refused = false;
    try {
      result = await this.execute(request, context);
    } catch (error) {
      // Refused before there was a well-formed GraphQL request: the status is honest for every client.
      refused = true;
      result = refusedResult(error, context.log);
    }
    const status = refused ? STATUS[gravestCode(result.errors!)] : statusOf(result, honest);
    await sendResult(request, response, { status, mediaType, rows: context.verbatim }, result);
  }

  private async execute(request: IncomingMessage, context: RequestContext): Promise<FormattedResult> {
    const bytes = await readBody(request, LIMITS.bodyBytes);
    assertJson(request);
    await this.contexts.complete(request, context, {
      isSignIn: () => isSignInDocument(readQuestion(parseJson(bytes)).query),
    });
    const question = readQuestion(parseJson(bytes));
    const { body } = await this.apollo.executeOperation(question, { contextValue: context });
    if (body.kind !== 'single') throw new Error('incremental delivery is off');
    const { data, errors } = body.singleResult;
    return { ...(errors ? { errors: [...errors] } : {}), ...(data === undefined ? {} : { data }) };
  }
}

/**
 * Clients that accept the GraphQL media type get it, others `application/json` (contract, section 3). A
 * client that accepts only the latter gets 200 for every well-formed request; one that accepts anything gets
 * the status of the first error.
 */
function formOf(accept: string | undefined): { mediaType: string; honest: boolean } {
  if (accept?.includes(RESPONSE_JSON)) return { mediaType: RESPONSE_JSON, honest: true };
  const plainAlone = accept?.includes(PLAIN_JSON) === true && !/\*\/\*|application\/\*/.test(accept);
  return { mediaType: PLAIN_JSON, honest: !plainAlone };
}

function readQuestion(body: unknown): Question {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw badField('body', 'TYPE', 'Skicka ett enda GraphQL-anrop som ett objekt.');
  }
  const { query, operationName, variables, extensions, ...rest } = body as Record<string, unknown>;
  const [unknown] = Object.keys(rest);
  if (unknown) throw badField(unknown.slice(0, 60), 'UNKNOWN_FIELD', 'Fältet är okänt.');
  // Client metadata is allowed; a hash instead of a document is rejected (security, T40).
  if (typeof extensions === 'object' && extensions !== null && 'persistedQuery' in extensions) {
    throw badField('extensions', 'NOT_ALLOWED', 'Sparade frågor används inte här.');
  }
  if (typeof query !== 'string' || query === '') throw badField('query', 'REQUIRED', 'Frågan saknas.');
  if (Buffer.byteLength(query) > LIMITS.documentBytes) {
    throw new AppError('PAYLOAD_TOO_LARGE', undefined, { limit: LIMITS.documentBytes });
  }
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string') {
    throw badField('operationName', 'TYPE', 'operationName ska vara en text.');
  }
  if (
    variables !== undefined &&
    variables !== null &&
    (typeof variables !== 'object' || Array.isArray(variables))
  ) {
    throw badField('variables', 'TYPE', 'variables ska vara ett objekt.');
  }
  return {
    query,
    operationName: operationName || undefined,
    variables: (variables as Record<string, unknown> | null | undefined) ?? {},
  };
}
