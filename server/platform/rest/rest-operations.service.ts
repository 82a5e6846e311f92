import type { ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { badField, notFound } from '../errors/app-error.js';
import { withPaths } from '../errors/public-error.js';
import type { RequestContext } from '../graphql/request-context.js';
import { parseJson } from '../http/body.js';
import { sendWhole } from './json-array.js';
import { LARGE_PAGES, LARGEST_PAGE, type LargePages } from './large-pages.js';
import { Rest } from './rest.js';
import { RestAnswer, sendJson } from './rest-answer.js';
import type { RestRequest } from './rest-request.js';
import type { RestRoute, Values } from './rest-route.js';
import type { PlannedRoute } from './rest-routes.service.js';
import type { Page } from './mapping/route-answer.js';

/** A call that the guard has admitted. */
export interface RestCall {
  planned: PlannedRoute;
  request: RestRequest;
  response: ServerResponse;
  /** The bytes of a JSON body; null where the route has none. */
  raw: Buffer | null;
  /** Who calls; on a route without an operation, anyone who passes the rate limit. */
  enter(): Promise<RequestContext>;
  /** Result of the route's operation, in the contract's format; throws NOT_FOUND if it is null. */
  read<Answer>(changes?: Partial<RequestContext>): Promise<Answer>;
}

/** Receives an upload: the operation's input from it, and the cleanup of temporary data. */
export interface Receiver {
  receive(call: RestCall, fields: readonly string[]): Promise<{ body: Values; discard: () => Promise<void> }>;
}

/** Behaviour of a route beyond running its operation. */
interface Steps {
  /** Accepts alternative forms of the body besides the documented one. */
  lenient?: (body: Values, params: Readonly<Record<string, string>>) => Values;
  /** Rejects certain results of the operation. */
  check?: (result: unknown) => void;
}

/**
 * Runs the fixed operations of the REST routes in-process, with the same session, roles and masking as GraphQL
 * (docs/adr/0008-rest-from-operations.md).
 */
@Injectable()
export class RestOperations {
  constructor(
    private readonly rest: Rest,
    private readonly modules: ModuleRef,
  ) {}

  /** Session, origin, rate limit and the roles of the operation; a JSON body is received, not yet read. */
  async admit(planned: PlannedRoute, request: RestRequest, response: ServerResponse): Promise<RestCall> {
    const { method, operation, upload } = planned.route;
    const hasBody = operation !== null && method !== 'GET' && !upload;
    const raw = hasBody ? await this.rest.jsonBody(request) : null;
    const admitted = operation === null ? null : await this.rest.admit(request, response, operation);
    const enter = async () => admitted ?? (await this.rest.admitAnyone(request, response));
    const call: RestCall = {
      planned,
      request,
      response,
      raw,
      enter,
      read: async <Answer>(changes: Partial<RequestContext> = {}) => {
        const variables = this.variablesOf(call, {});
        return (await this.ask(call, variables, { ...(await enter()), ...changes })) as Answer;
      },
    };
    return call;
  }

  /** The operation's result as the route's answer. */
  async run(call: RestCall, { lenient, check }: Steps = {}): Promise<RestAnswer> {
    const body = call.raw === null ? {} : objectOf(parseJson(call.raw));
    const variables = this.variablesOf(call, lenient?.(body, call.request.params) ?? body);
    const whole = await this.ask(call, variables, { ...(await call.enter()) }, check);
    return answerOf(call.planned, whole);
  }

  /** The same with the input that a receiver makes of an upload. */
  async receive(call: RestCall, receiver: Receiver, { lenient }: Steps = {}): Promise<RestAnswer> {
    const { route, variables: names } = call.planned;
    const gone = goneOf(call.response);
    const { body, discard } = await receiver.receive(call, route.upload?.fields ?? []);
    try {
      const variables = names.of(call.request, lenient?.(body, call.request.params) ?? body, {});
      const whole = await this.ask(call, variables, { ...(await call.enter()), gone });
      return answerOf(call.planned, whole);
    } finally {
      await discard();
    }
  }

  /** A list: complete unless a page is requested or the list exceeds the maximum. */
  async list(call: RestCall, response: ServerResponse): Promise<void> {
    const { route, variables } = call.planned;
    const context = await call.enter();
    const given = variables.given(call.request);
    const base = variables.of(call.request, {}, given);
    const recorded = new Set<string>();
    const page = async (first: number, at: Values, continued: boolean): Promise<Page> => {
      const input = { ...(base.input as Values), first, ...at };
      return (await this.ask(call, { ...base, input }, { ...context, continued, recorded })) as Page;
    };
    const after = given.after as string | undefined;
    const byNumber = variables.input?.getFields().after === undefined;
    const limit = pageSize(route, given.limit as string | undefined);
    if (limit !== null) {
      if (limit > LARGEST_PAGE) await this.largePages.take(context, route.path.slice(1));
      const at = byNumber ? { page: pageNumber(after) } : { after };
      const read = await page(limit, at, false);
      const next = byNumber ? numberAfter(read, limit, at.page!) : read.nextCursor;
      return sendJson(response, 200, read.nodes, nextLink(route, given, next));
    }
    const size = route.parts!;
    // The parts of one answer leave one trace.
    await sendWhole(response, async (next) => {
      if (!byNumber) {
        const part = await page(size, { after: next ?? after }, next !== undefined);
        return { items: part.nodes, next: part.nextCursor ?? null };
      }
      const number = Number(next ?? 1);
      const { nodes } = await page(size, { page: number }, next !== undefined);
      return { items: nodes, next: nodes.length === size ? String(number + 1) : null };
    });
  }

  private variablesOf({ planned: { variables }, request }: RestCall, body: Values): Values {
    return variables.of(request, body, variables.given(request));
  }

  /** Result of the operation; throws NOT_FOUND if it is null. */
  private async ask(
    { planned: { route, answer, variables: names }, request }: RestCall,
    variables: Values,
    context: RequestContext,
    check?: Steps['check'],
  ): Promise<unknown> {
    const { operation, then, missing, media } = route;
    let data = await this.rest.execute<Values>(operation!, variables, context).catch((error: unknown) => {
      throw withPaths(error, (path) => names.paths.of(path));
    });
    check?.(Object.values(data)[0]);
    // The operation has already recorded this answer in the access log.
    if (then !== null)
      data = await this.rest.execute<Values>(then, { ...request.params }, { ...context, continued: true });
    const whole = media === undefined ? answer!.whole(data) : answer!.raw(data);
    if (whole === null || whole === undefined) throw missing ? notFound(missing) : notFound();
    return whole;
  }

  /** Of the exports, which the platform does not import. */
  private get largePages(): LargePages {
    return this.modules.get<LargePages>(LARGE_PAGES, { strict: false });
  }
}

function answerOf({ route, answer }: PlannedRoute, whole: unknown): RestAnswer {
  const body = route.status === 204 ? undefined : answer!.of(whole);
  return new RestAnswer(body, { ...route.headers, ...answer!.headers(whole) });
}

/** The object that a body has to be. */
function objectOf(body: unknown): Values {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Values;
  throw badField('body', 'TYPE', 'Innehållet ska vara ett JSON-objekt.');
}

/** Receives the answer's rows as text, if the route supports it. */
/** Requested page size; null for all. */
function pageSize({ pages }: RestRoute, limit: string | undefined): number | null {
  if (!pages) return null;
  if (limit === undefined) return pages.usual ?? null;
  if (!/^[1-9]\d{0,4}$/.test(limit) || Number(limit) > pages.most)
    throw badField('limit', 'RANGE', `Ange 1 till ${pages.most}.`);
  return Number(limit);
}

/** The cursor of a list that the contract pages by number. */
function pageNumber(after: string | undefined): number {
  if (after === undefined) return 1;
  if (!/^[1-9]\d{0,6}$/.test(after)) throw badField('after', 'FORMAT', 'after är inte en giltig markör.');
  return Number(after);
}

const numberAfter = ({ totalCount = 0 }: Page, limit: number, page: number): string | null =>
  page * limit < totalCount ? String(page + 1) : null;

/** Repeats the filter, so that a client need only follow it. */
function nextLink(
  { path }: RestRoute,
  given: Values,
  cursor: string | null | undefined,
): Record<string, string> {
  if (!cursor) return {};
  const next = new URLSearchParams({ ...(given as Record<string, string>), after: cursor }).toString();
  return { Link: `</api${path}?${next}>; rel="next"` };
}

/** Aborted when the client disconnects, which stops reading the file. */
function goneOf(response: ServerResponse): AbortSignal {
  const leaving = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) leaving.abort();
  });
  return leaving.signal;
}
