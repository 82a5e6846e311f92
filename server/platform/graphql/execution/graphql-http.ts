import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApolloServer } from '@apollo/server';
import { AppError, badField } from '../../errors/app-error.js';
import { STATUS } from '../../errors/error-code.js';
import { CLIENT_ADVICE, languageOf } from '../../errors/error-language.js';
import type { ContextFactory } from '../../http/context-factory.js';
import { assertJson, parseJson, readBody } from '../../http/body.js';
import {
  gravestCode,
  refusedResult,
  resultInLanguage,
  statusOf,
  type FormattedResult,
} from './format-result.js';
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
    try {
      result = await this.execute(request, context);
    } catch (error) {
      return this.refuse(request, response, context, error);
    }
    const status = statusOf(result, honest);
    const told = resultInLanguage(result, languageOf(request.headers['accept-language']));
    await sendResult(request, response, { status, mediaType, rows: context.verbatim }, told);
  }

  /** Answers a request that is no well-formed GraphQL request: the status is honest for every client. */
  async refuse(
    request: IncomingMessage,
    response: ServerResponse,
    context: RequestContext,
    error: unknown,
  ): Promise<void> {
    const { mediaType } = formOf(request.headers.accept);
    const result = refusedResult(error, context.log);
    const status = STATUS[gravestCode(result.errors!)];
    const told = resultInLanguage(result, languageOf(request.headers['accept-language']));
    await sendResult(request, response, { status, mediaType, rows: undefined }, told);
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

/** True for clients that read GraphQL's own media type, such as urql. */
export function acceptsGraphql({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes(RESPONSE_JSON) === true;
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
    throw badField('body', 'TYPE', CLIENT_ADVICE.oneOperation);
  }
  const { query, operationName, variables, extensions, ...rest } = body as Record<string, unknown>;
  const [unknown] = Object.keys(rest);
  if (unknown) throw badField(unknown.slice(0, 60), 'UNKNOWN_FIELD', 'Fältet är okänt.');
  // Client metadata is allowed; a hash instead of a document is rejected (security, T40).
  if (typeof extensions === 'object' && extensions !== null && 'persistedQuery' in extensions) {
    throw badField('extensions', 'NOT_ALLOWED', CLIENT_ADVICE.wholeQuery);
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
