import type { ServerResponse } from 'node:http';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost, ModuleRef } from '@nestjs/core';
import { badField, notFound } from '../../errors/app-error.js';
import { OperationsHost } from '../../graphql/execution/operations-host.js';
import { VerbatimRows } from '../../graphql/verbatim.js';
import type { Requirement } from '../../graphql/requirement.js';
import type { RequestContext } from '../../graphql/request-context.js';
import { sendWhole } from '../json-array.js';
import { parseJson } from '../../http/body.js';
import { objectOf, Rest, sendJson, type RestRequest } from '../rest.js';
import { RouteAnswer, type Page } from './route-answer.js';
import { RouteVariables } from './route-variables.js';
import type { RestCall, Route, RouteTable, Values } from './route.js';

/** The tables of all routes, and the enums that REST writes in lower case. */
export interface RestTables {
  tables: readonly RouteTable[];
  lowerCase: ReadonlySet<string>;
}
export const REST_TABLES = Symbol('REST_TABLES');

/** Larger pages of a list that names people are exports of it (security, T81). */
const LARGEST_PAGE = 500;

/** Admits and records pages that are as large as an export. Throws TOO_MANY_REQUESTS. */
export interface LargePages {
  take(context: RequestContext, list: string): Promise<void>;
}
export const LARGE_PAGES = Symbol('LARGE_PAGES');

/** A route with its operation, built once when the contract is loaded. */
export interface PlannedRoute {
  area: string;
  route: Route;
  requirement: Requirement;
  variables: RouteVariables;
  answer: RouteAnswer | null;
}

/**
 * The REST API (contract, section 5): every row of the tables is a route. Contains no logic: it runs one
 * fixed operation in-process, with the same session, roles and masking as GraphQL.
 */
@Injectable()
export class RestDoor implements OnModuleInit, OnApplicationBootstrap {
  planned: readonly PlannedRoute[] = [];
  private readonly plans = new Map<Route, PlannedRoute>();

  constructor(
    private readonly rest: Rest,
    private readonly host: OperationsHost,
    private readonly adapter: HttpAdapterHost,
    private readonly modules: ModuleRef,
    @Inject(REST_TABLES) readonly tables: RestTables,
    @Inject(LARGE_PAGES) private readonly largePages: LargePages,
  ) {}

  /** Static path segments come before parameters: `/uploads/download/{id}` before `/uploads/{id}/{name}`. */
  onModuleInit(): void {
    const key = ({ path }: Route) => path.replaceAll('{', '\uffff');
    const routes = this.tables.tables.flatMap(({ area, routes }) => routes.map((route) => ({ area, route })));
    routes.sort((a, b) => (key(a.route) < key(b.route) ? -1 : 1));
    const { httpAdapter } = this.adapter;
    for (const { route } of routes) {
      const verb = route.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
      httpAdapter[verb](
        `/api${route.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        (request: RestRequest, response: ServerResponse) => this.handle(route, request, response),
      );
    }
  }

  /** A row that its operation does not bear out stops the start. */
  onApplicationBootstrap(): void {
    const { lowerCase, tables } = this.tables;
    this.planned = tables.flatMap(({ area, routes }) =>
      routes.map((route) => {
        const prepared = route.operation === null ? null : this.rest.find(route.operation);
        const answering = route.then === undefined ? prepared : this.rest.find(route.then);
        return {
          area,
          route,
          requirement: prepared?.root.requirements[0] ?? { kind: 'public' },
          variables: new RouteVariables(this.host.schema, route, prepared?.operation ?? null, lowerCase),
          answer: answering && new RouteAnswer(this.host.schema, route, answering, lowerCase),
        };
      }),
    );
    for (const plan of this.planned) this.plans.set(plan.route, plan);
  }

  private async handle(route: Route, request: RestRequest, response: ServerResponse): Promise<void> {
    const { receives, sends, operation } = route;
    await this.rest.guarded(request, response, async () => {
      const plan = this.plans.get(route)!;
      const reads = operation === null || receives || request.method === 'GET' || request.method === 'HEAD';
      const raw = reads ? null : await this.rest.jsonBody(request);
      const admitted = operation === null ? null : await this.rest.admit(request, response, operation);
      const enter = async () => admitted ?? (await this.rest.admitAnyone(request, response));
      if (receives) return this.receive(plan, { request, response, enter });
      const read = async (body: Values, changes: Partial<RequestContext> = {}) => {
        const variables = plan.variables.of(request, body, plan.variables.given(request));
        return this.ask(plan, request, variables, { ...(await enter()), ...changes });
      };
      if (sends) {
        const call: RestCall = {
          request,
          response,
          enter,
          read: async <Answer>(changes?: Partial<RequestContext>) => (await read({}, changes)) as Answer,
        };
        return this.modules.get(sends.by, { strict: false }).send(call);
      }
      if (route.parts || route.pages) return this.list(plan, request, response, await enter());
      const rows = rowsOf(route);
      const body = raw === null ? {} : objectOf(parseJson(raw));
      this.send(plan, response, await read(body, rows), rows);
    });
  }

  private async receive(
    plan: PlannedRoute,
    call: Pick<RestCall, 'request' | 'response' | 'enter'>,
  ): Promise<void> {
    const { by, fields = [] } = plan.route.receives!;
    const gone = goneOf(call.response);
    const { body, discard } = await this.modules.get(by, { strict: false }).receive(call, fields);
    try {
      const variables = plan.variables.of(call.request, body, {});
      const rows = rowsOf(plan.route);
      const context = { ...(await call.enter()), gone, ...rows };
      this.send(plan, call.response, await this.ask(plan, call.request, variables, context), rows);
    } finally {
      await discard();
    }
  }

  /** Result of the operation; throws NOT_FOUND if it is null. */
  private async ask(
    { route, answer }: PlannedRoute,
    request: RestRequest,
    variables: Values,
    context: RequestContext,
  ): Promise<unknown> {
    const { operation, then, missing, check } = route;
    let data = await this.rest.execute<Values>(operation!, variables, context);
    check?.(Object.values(data)[0]);
    // The operation has already recorded this answer in the access log.
    if (then)
      data = await this.rest.execute<Values>(then, { ...request.params }, { ...context, continued: true });
    const whole = route.sends ? answer!.raw(data) : answer!.whole(data);
    if (whole === null || whole === undefined) throw missing ? notFound(missing) : notFound();
    return whole;
  }

  private send(
    { route, answer }: PlannedRoute,
    response: ServerResponse,
    whole: unknown,
    { verbatim }: ReturnType<typeof rowsOf>,
  ): void {
    const { status = 200, headers } = route;
    const body = status === 204 ? undefined : answer!.of(whole);
    sendJson(response, status, body, { ...headers, ...answer!.headers(whole) }, verbatim);
  }

  /** Complete unless a page is requested or the list exceeds the maximum. */
  private async list(
    plan: PlannedRoute,
    request: RestRequest,
    response: ServerResponse,
    context: RequestContext,
  ): Promise<void> {
    const { route, variables } = plan;
    const given = variables.given(request);
    const base = variables.of(request, {}, given);
    const recorded = new Set<string>();
    const page = async (first: number, at: Values, continued: boolean): Promise<Page> => {
      const input = { ...(base.input as Values), first, ...at };
      const reading = { ...context, continued, recorded };
      return (await this.ask(plan, request, { ...base, input }, reading)) as Page;
    };
    const after = given.after as string | undefined;
    const limit = pageSize(route, given.limit as string | undefined);
    if (limit !== null) {
      if (limit > LARGEST_PAGE) await this.largePages.take(context, route.path.slice(1));
      const { nodes, nextCursor } = await page(limit, { after }, false);
      return sendJson(response, 200, nodes, nextLink(route, given, nextCursor));
    }
    const size = route.parts!;
    const byNumber = variables.input?.getFields().after === undefined;
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
}

/** Receives the answer's rows as text, if the route supports it. */
function rowsOf({ verbatim }: Route): { verbatim?: VerbatimRows } {
  return verbatim ? { verbatim: new VerbatimRows() } : {};
}

/** Requested page size; null for all. */
function pageSize({ pages }: Route, limit: string | undefined): number | null {
  if (!pages) return null;
  if (limit === undefined) return pages.usual ?? null;
  if (!/^[1-9]\d{0,4}$/.test(limit) || Number(limit) > pages.most)
    throw badField('limit', 'RANGE', `Ange 1 till ${pages.most}.`);
  return Number(limit);
}

/** Repeats the filter, so that a client need only follow it. */
function nextLink({ path }: Route, given: Values, cursor: string | null | undefined): Record<string, string> {
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
