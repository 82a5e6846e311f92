import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApolloServer } from '@apollo/server';
import type { ExecutionResult } from 'graphql';
import type { Actor } from '../../auth/actor.js';
import type { PresumedActor } from '../../auth/sessions/sessions.js';
import { AppError, badField } from '../../errors/app-error.js';
import { STATUS } from '../../errors/error-code.js';
import type { ContextFactory } from '../../http/context-factory.js';
import { assertJson, parseJson, readBody } from '../../http/body.js';
import { formatResult, gravestCode, refusedResult, statusOf, type FormattedResult } from './format-result.js';
import { LIMITS } from '../limits.js';
import type { Prepared, PreparedOperations } from './prepared-operations.js';
import { meets } from '../requirement.js';
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
 * `POST /graphql`. Known operations take the fast path through the prepared executor; a new one runs through
 * Apollo Server, whose plugin then caches it. Both paths share roles, variables, execution, masking and
 * status.
 */
export class GraphqlHttp {
  constructor(
    private readonly operations: PreparedOperations,
    private readonly apollo: ApolloServer,
    private readonly contexts: ContextFactory,
  ) {}

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { mediaType, honest } = formOf(request.headers.accept);
    const context = this.contexts.prepare(request, response);
    let result: FormattedResult;
    let refused = false;
    try {
      result = await this.answer(request, context);
    } catch (error) {
      // Refused before there was a well-formed GraphQL request: the status is honest for every client.
      refused = true;
      result = refusedResult(error, context.log);
    }
    const status = refused ? STATUS[gravestCode(result.errors!)] : statusOf(result, honest);
    await sendResult(request, response, { status, mediaType, rows: context.verbatim }, result);
  }

  private async answer(request: IncomingMessage, context: RequestContext): Promise<FormattedResult> {
    const body = await readBody(request, LIMITS.bodyBytes);
    assertJson(request);
    const presumed = this.contexts.presume(request);
    const early = presumed && (await this.presuming(presumed, body, context));
    if (early) return early;
    await this.contexts.complete(request, context, {
      counted: presumed?.actor.sessionHash,
      isSignIn: () => isSignInDocument(readQuestion(parseJson(body)).query),
    });
    const question = readQuestion(parseJson(body));
    const known = this.operations.find(question.query);
    if (!known || !isMeant(question, known)) return this.ask(question, context);
    context.verbatim = new VerbatimRows();
    try {
      return formatResult(await this.operations.run(known, question.variables, context), context.log);
    } catch (error) {
      return refusedResult(error, context.log);
    }
  }

  /**
   * Answers a presumed actor: verifies the session together with the query. Null if the verification fails,
   * with nothing done; the session is then read first.
   */
  private async presuming(
    { actor, presumed, seen }: PresumedActor,
    body: Buffer,
    context: RequestContext,
  ): Promise<FormattedResult | null> {
    if (context.idempotencyKey !== null) return null;
    const charge = this.contexts.chargeOf(actor.sessionHash);
    const tried = { ...context, actor, charge, verbatim: new VerbatimRows() };
    let result: ExecutionResult;
    try {
      const question = readQuestion(parseJson(body));
      const known = this.operations.find(question.query);
      if (!known || !isMeant(question, known) || !mayPresume(known, actor)) return null;
      result = await this.operations.run(known, question.variables, tried);
    } catch (error) {
      if (presumed.state === 'OPEN') return null;
      return refusedResult(error, context.log);
    }
    if (presumed.state === 'OPEN') return null;
    // The operation is done: answer even if the session's last use could not be recorded.
    await seen().catch((error: unknown) =>
      context.log.warn({ err: error }, 'the use of a session is not noted'),
    );
    context.verbatim = tried.verbatim;
    return formatResult(result, context.log);
  }

  private async ask(question: Question, context: RequestContext): Promise<FormattedResult> {
    const { body } = await this.apollo.executeOperation(question, { contextValue: context });
    if (body.kind !== 'single') throw new Error('incremental delivery is off');
    const { data, errors } = body.singleResult;
    return { ...(errors ? { errors: [...errors] } : {}), ...(data === undefined ? {} : { data }) };
  }
}

/** A single-operation document may name an operation that it doesn't contain. */
function isMeant({ operationName }: Question, { operation }: Prepared): boolean {
  return operationName === undefined || operationName === operation.name?.value;
}

/** Reads the session first if the presumed actor would be refused. */
function mayPresume({ root }: Prepared, actor: Actor): boolean {
  const isOne = root.names.length === 1 && root.presumable && !root.introspects;
  return isOne && meets(root.requirements[0]!, actor);
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
