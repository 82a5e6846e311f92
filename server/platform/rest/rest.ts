import type { IncomingMessage, ServerResponse } from 'node:http';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { OperationsHost } from '../graphql/execution/operations-host.js';
import { admit, type Prepared } from '../graphql/execution/prepared-operations.js';
import type { RequestContext } from '../graphql/request-context.js';
import { assertJson, readBody } from '../http/body.js';
import { ContextFactory } from '../http/context-factory.js';
import { LIMITS } from '../graphql/limits.js';
import { isSignInDocument } from '../graphql/sign-in-document.js';
import { LOGGER } from '../log/log.js';
import * as documents from './generated.js';
import { refuse } from './rest-exception.filter.js';
import type { RestDocument } from './rest-metadata.js';
import type { RestRequest } from './rest-request.js';

/**
 * The fixed operations of REST, run in-process under the same session, roles and masking as GraphQL. All are validated
 * at start.
 */
@Injectable()
export class Rest implements OnApplicationBootstrap {
  private readonly prepared = new Map<string, Prepared>();
  private readonly names = new Map<RestDocument, string>();

  constructor(
    private readonly host: OperationsHost,
    private readonly contexts: ContextFactory,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    for (const [name, document] of Object.entries(documents)) {
      if (!name.endsWith('Document') || typeof document === 'function') continue;
      const operation = name.replace(/Document$/, '');
      this.names.set(document, operation);
      this.prepared.set(operation, this.host.operations.prepareOwn(document.toString()));
    }
  }

  /** Signs in and checks the operation's roles before anything of the body is looked at. */
  async admit(
    request: IncomingMessage,
    response: ServerResponse,
    operation: string,
  ): Promise<RequestContext> {
    const context = { ...this.contexts.prepare(request, response), fixedOperation: true };
    const prepared = this.find(operation);
    const isSignIn = () => isSignInDocument(prepared.text);
    context.describe?.({ operations: prepared.root.names });
    await this.contexts.complete(request, context, { isSignIn });
    if (context.actor) context.describe?.({ userId: context.actor.userId });
    await admit(prepared, context, () => (request as Partial<RestRequest>).params ?? {});
    return context;
  }

  /** For routes with a secret in the URL: the same cross-site check and rate limit, without a role. */
  async admitAnyone(request: IncomingMessage, response: ServerResponse): Promise<RequestContext> {
    const context = this.contexts.prepare(request, response);
    await this.contexts.complete(request, context);
    return context;
  }

  /** Runs a fixed operation; throws the first error unchanged, for one status and one body. */
  async execute<Data>(
    operation: string,
    variables: Record<string, unknown>,
    context: RequestContext,
  ): Promise<Data> {
    const { data, errors } = await this.host.operations.run(this.find(operation), variables, context);
    if (errors?.[0]) throw errors[0];
    return data as Data;
  }

  /** Sends any error of the callback as JSON of the taxonomy. */
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
    refuse(response, error, this.log);
  }

  /** Bytes of a body with a JSON content type. */
  async jsonBody(request: IncomingMessage): Promise<Buffer> {
    const body = await readBody(request, LIMITS.bodyBytes);
    assertJson(request);
    return body;
  }

  /** The name of the operation that a document of `generated.ts` holds. */
  nameOf(document: RestDocument): string {
    const name = this.names.get(document);
    if (name === undefined) throw new Error('A document of REST is not in platform/rest/generated.ts.');
    return name;
  }

  /** A fixed operation by its name. */
  find(operation: string): Prepared {
    const prepared = this.prepared.get(operation);
    if (!prepared) throw new Error(`No *.rest.graphql has the operation ${operation}`);
    return prepared;
  }
}
