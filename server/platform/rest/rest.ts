import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import {
  getNamedType,
  isInputObjectType,
  parse,
  print,
  separateOperations,
  typeFromAST,
  type NamedTypeNode,
} from 'graphql';
import type { Logger } from 'pino';
import { badField } from '../errors/app-error.js';
import { STATUS } from '../errors/error-code.js';
import { toPublicError } from '../errors/public-error.js';
import { OperationsHost } from '../graphql/execution/operations-host.js';
import { admit, type Prepared } from '../graphql/execution/prepared-operations.js';
import type { RequestContext } from '../graphql/request-context.js';
import { assertJson, parseJson, readBody } from '../http/body.js';
import { ContextFactory } from '../http/context-factory.js';
import { API_HEADERS, setHeaders } from '../http/security-headers.js';
import { LIMITS } from '../graphql/limits.js';
import { LOGGER } from '../log/log.js';
import { selectedObjects } from './openapi/openapi-answer.js';
import type { OperationFacts } from './openapi/openapi-document.js';

/** The server's own folder, in the checkout as in the build: each feature has its operations beside it. */
const SERVER = fileURLToPath(new URL('../..', import.meta.url));

/** An Express request, as far as REST needs it. */
export interface RestRequest extends IncomingMessage {
  params: Record<string, string>;
  query: Record<string, unknown>;
}

/** One REST call: the fixed operation behind it, its variables, and the shape of its answer. */
export interface RestCall<Data, Shaped> {
  operation: string;
  /** Made from the body (an object, `{}` without one); throws BAD_USER_INPUT for what it cannot use. */
  variables?: (body: Record<string, unknown>) => Record<string, unknown>;
  /** 200 unless given; 204 sends no body. */
  status?: number;
  shape?: (data: Data) => Shaped;
  headers?: (data: Data) => Record<string, string>;
}

/**
 * The REST door (contract, section 5). No logic of its own: it runs one operation of
 * `<feature>.rest.graphql` in-process, under the same session, roles and masking as GraphQL, and
 * shapes the answer. All operations are validated at start.
 */
@Injectable()
export class Rest implements OnApplicationBootstrap {
  private readonly prepared = new Map<string, Prepared>();

  constructor(
    private readonly host: OperationsHost,
    private readonly contexts: ContextFactory,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const text = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.rest.graphql'))
      .map((path) => readFileSync(join(SERVER, path), 'utf8'))
      .join('\n');
    for (const [name, document] of Object.entries(separateOperations(parse(text)))) {
      this.prepared.set(name, this.host.operations.prepareOwn(print(document)));
    }
  }

  /** Answers a call whose body, if any, is JSON. Checks come in the order of permissions, section 1.8. */
  async answer<Data, Shaped>(
    request: RestRequest,
    response: ServerResponse,
    call: RestCall<Data, Shaped>,
  ): Promise<void> {
    await this.answerWith(request, response, call.operation, async (body, context) => {
      const data = await this.execute<Data>(call.operation, call.variables?.(body) ?? {}, context);
      sendJson(response, call.status ?? 200, call.shape?.(data), call.headers?.(data));
    });
  }

  /** The same for a call that needs more than one operation: `work` answers by itself. */
  async answerWith(
    request: RestRequest,
    response: ServerResponse,
    operation: string,
    work: (body: Record<string, unknown>, context: RequestContext) => Promise<void>,
  ): Promise<void> {
    await this.guarded(request, response, async () => {
      const raw = request.method === 'GET' || request.method === 'HEAD' ? null : await this.jsonBody(request);
      const context = await this.admit(request, response, operation);
      await work(raw === null ? {} : objectOf(parseJson(raw)), context);
    });
  }

  /** Signs in and checks the operation's roles before anything of the body is looked at. */
  async admit(
    request: IncomingMessage,
    response: ServerResponse,
    operation: string,
  ): Promise<RequestContext> {
    const context = { ...this.contexts.prepare(request, response), fixedOperation: true };
    await this.contexts.complete(request, context);
    await admit(this.find(operation), context, () => (request as Partial<RestRequest>).params ?? {});
    return context;
  }

  /** For what a secret in the address opens: the same cross-site check and rate limit, and no role. */
  async admitAnyone(request: IncomingMessage, response: ServerResponse): Promise<RequestContext> {
    const context = this.contexts.prepare(request, response);
    await this.contexts.complete(request, context);
    return context;
  }

  /** Who may call a fixed operation, and what it takes: what the description of the door says of it. */
  facts(operation: string): OperationFacts {
    const { root, operation: node, document } = this.find(operation);
    const name = node.variableDefinitions?.find(({ variable }) => variable.name.value === 'input')?.type;
    const type = name && typeFromAST(this.host.schema, name as NamedTypeNode);
    const input = getNamedType(type);
    return {
      requirement: root.requirements[0]!,
      input: isInputObjectType(input) ? input : null,
      selected: selectedObjects(this.host.schema, document, node),
    };
  }

  /** Runs a fixed operation; the first error is thrown as it is, for one status and one body. */
  async execute<Data>(
    operation: string,
    variables: Record<string, unknown>,
    context: RequestContext,
  ): Promise<Data> {
    const { data, errors } = await this.host.operations.run(this.find(operation), variables, context);
    if (errors?.[0]) throw errors[0];
    return data as Data;
  }

  /** Sends whatever the work throws as the taxonomy's JSON. */
  async guarded(
    request: IncomingMessage,
    response: ServerResponse,
    work: () => Promise<void>,
  ): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.refuse(response, error);
      request.resume();
    }
  }

  refuse(response: ServerResponse, error: unknown): void {
    const problem = toPublicError(error, this.log);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    sendJson(
      response,
      STATUS[problem.code],
      problem,
      problem.retryAfter ? { 'Retry-After': String(problem.retryAfter) } : {},
    );
  }

  /** The bytes of a body that says to be JSON. */
  async jsonBody(request: IncomingMessage): Promise<Buffer> {
    const body = await readBody(request, LIMITS.bodyBytes);
    assertJson(request);
    return body;
  }

  /** A fixed operation by its name. */
  find(operation: string): Prepared {
    const prepared = this.prepared.get(operation);
    if (!prepared) throw new Error(`No *.rest.graphql has the operation ${operation}`);
    return prepared;
  }
}

/** The object that a body has to be. */
export function objectOf(body: unknown): Record<string, unknown> {
  if (typeof body === 'object' && body !== null && !Array.isArray(body))
    return body as Record<string, unknown>;
  throw badField('body', 'TYPE', 'Innehållet ska vara ett JSON-objekt.');
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  setHeaders(response, API_HEADERS);
  setHeaders(response, headers);
  response.statusCode = status;
  if (status === 204 || body === undefined) {
    response.end();
    return;
  }
  const text = JSON.stringify(body);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(text);
}
