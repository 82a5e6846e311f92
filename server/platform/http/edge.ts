import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  BadRequestException,
  Catch,
  NotFoundException,
  type ArgumentsHost,
  type ExceptionFilter,
} from '@nestjs/common';
import type { Express } from 'express';
import { CLIENT_ADVICE } from '../errors/error-language.js';
import { AppError, badField, notFound, unauthenticated, unavailable } from '../errors/app-error.js';
import type { SessionCookies } from '../auth/sessions/session-cookies.js';
import { acceptsGraphql, type GraphqlHttp } from '../graphql/execution/graphql-http.js';
import { meets, type Requirement } from '../graphql/requirement.js';
import type { Rest } from '../rest/rest.js';
import { sendJson } from '../rest/rest-answer.js';
import type { Metrics } from '../metrics/metrics.js';
import { mayReadMetrics, sendMetrics } from '../metrics/metrics-server.js';
import type { WebClient } from '../web/web-client.js';
import type { Config } from '../../config.js';
import type { ContextFactory } from './context-factory.js';
import type { RequestLog } from './request-log.js';
import { securityHeaders } from './security-headers.js';
import { hasSeveralHosts } from './several-hosts.js';

/** Targets of the edge, set once the application is built. */
export interface EdgeTargets {
  /** Express with Nest's routes. */
  api: (request: IncomingMessage, response: ServerResponse) => void;
  graphql: GraphqlHttp;
  rest: Rest;
  web: WebClient;
  contexts: ContextFactory;
  cookies: SessionCookies;
  playground: Requirement | 'refused';
  requests: RequestLog;
  metrics: Metrics;
  metricsAccess: Config['metrics'];
}

/** Addresses with a secret in the path, which no search engine keeps. */
const HAS_SECRET = /^\/(?:api\/supervisor|handledare)\//;

/**
 * First handler of all requests: security headers, probes, GraphQL, the web client. Only /api and /readyz continue to
 * Nest's router, so the hot path avoids it.
 */
export class Edge {
  private targets: EdgeTargets | null = null;
  private readonly secure: ReturnType<typeof securityHeaders>;

  constructor(https: boolean) {
    this.secure = securityHeaders(https);
  }

  open(targets: EdgeTargets): void {
    this.targets = targets;
  }

  /** Handles one request; until the application is built, everything but /healthz is answered 503. */
  handle(request: IncomingMessage, response: ServerResponse): void {
    this.secure(request, response, () => this.dispatch(request, response));
  }

  private dispatch(request: IncomingMessage, response: ServerResponse): void {
    const path = pathOf(request);
    if (HAS_SECRET.test(path)) response.setHeader('X-Robots-Tag', 'noindex');
    const probe = path === '/healthz' || path === '/readyz';
    if (hasSeveralHosts(request)) sendSeveralHosts(response);
    else if (probe && request.method !== 'GET' && request.method !== 'HEAD') sendWrongVerb(response);
    else if (path === '/healthz') sendJson(response, 200, { status: 'ok' });
    else if (!this.targets) sendUnavailable(response);
    else if (path === '/readyz') this.targets.api(request, response);
    else if (path === '/metrics') this.sendMetrics(request, response, this.targets);
    else if (path === '/graphql') {
      this.targets.requests.follow(request, response);
      void this.graphql(request, response, this.targets);
    } else if (path.startsWith('/api/') || path === '/api') {
      this.targets.requests.follow(request, response);
      this.targets.api(request, response);
    } else this.page(request, response, path, this.targets);
  }

  /** Without a matching route: 405 if another method matches, else 404. Masks all other errors of routes. */
  refuse(express: Express, request: IncomingMessage, response: ServerResponse, error: unknown): void {
    const rest = this.targets!.rest;
    const undecodable = isUndecodable(error);
    if (!undecodable && !(error instanceof NotFoundException)) return rest.refuse(response, error);
    const allowed = undecodable ? [] : verbsOf(express, pathOf(request));
    if (allowed.length === 0) return rest.refuse(response, notFound('Adressen finns inte.'));
    response.setHeader('Allow', allowed.join(', '));
    rest.refuse(response, new AppError('METHOD_NOT_ALLOWED'));
  }

  /** For the holder of the key; without one there is no such address on this port. */
  private sendMetrics(request: IncomingMessage, response: ServerResponse, targets: EdgeTargets): void {
    if (targets.metricsAccess.key === null) targets.rest.refuse(response, notFound('Adressen finns inte.'));
    else if (!mayReadMetrics(request, targets.metricsAccess))
      targets.rest.refuse(response, unauthenticated());
    else void sendMetrics(response, targets.metrics);
  }

  private async graphql(
    request: IncomingMessage,
    response: ServerResponse,
    targets: EdgeTargets,
  ): Promise<void> {
    if (request.method === 'POST') return targets.graphql.handle(request, response);
    if (request.method === 'GET' && /\btext\/html\b/.test(request.headers.accept ?? '')) {
      return targets.rest.guarded(request, response, () => this.playground(request, response, targets));
    }
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    response.setHeader('Allow', isReading || targets.playground === 'refused' ? 'POST' : 'GET, POST');
    const refusal = new AppError('METHOD_NOT_ALLOWED', CLIENT_ADVICE.graphqlByPost);
    if (!acceptsGraphql(request)) return targets.rest.refuse(response, refusal);
    const context = targets.contexts.prepare(request, response);
    return targets.graphql.refuse(request, response, context, refusal);
  }

  /** GraphiQL for users who may introspect; 404 for all others. */
  private async playground(
    request: IncomingMessage,
    response: ServerResponse,
    targets: EdgeTargets,
  ): Promise<void> {
    const context = targets.contexts.prepare(request, response);
    if (targets.playground !== 'refused' && targets.playground.kind !== 'public') {
      context.actor = await targets.contexts.actorOf(request);
    }
    const open = targets.playground !== 'refused' && meets(targets.playground, context.actor);
    if (!open) throw notFound('Adressen finns inte.');
    targets.web.sendPlayground(response);
  }

  private page(request: IncomingMessage, response: ServerResponse, path: string, targets: EdgeTargets): void {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return targets.rest.refuse(response, new AppError('METHOD_NOT_ALLOWED'));
    }
    if (targets.web.sendAsset(request, response, path)) return;
    const lastSegment = path.slice(path.lastIndexOf('/') + 1);
    if (lastSegment.includes('.')) return targets.rest.refuse(response, notFound('Filen finns inte.'));
    targets.web.sendPage(response, path, targets.cookies.read(request) !== null);
  }
}

function pathOf(request: IncomingMessage): string {
  const url = request.url ?? '/';
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

/** An undecodable path is 404. Express throws a URIError, which Nest wraps in a BadRequestException. */
function isUndecodable(error: unknown): boolean {
  return (
    error instanceof URIError || (error instanceof BadRequestException && error.cause instanceof URIError)
  );
}

/** Express 5's layers have `match`; its types omit it. */
interface MatchingLayer {
  match(path: string): boolean;
}

/** Methods of the route at a path. `/students/export` is not a student: literal routes hide those with parameters. */
function verbsOf(express: Express, path: string): string[] {
  const matching = express.router.stack.flatMap((layer) =>
    layer.route && (layer as unknown as MatchingLayer).match(path) ? [layer.route] : [],
  );
  const parameters = (route: { path: string }): number => route.path.split(':').length;
  const fewest = Math.min(...matching.map(parameters));
  const verbs = new Set(
    matching
      .filter((route) => parameters(route) === fewest)
      .flatMap(({ stack }) => stack.map(({ method }) => method.toUpperCase())),
  );
  // Express answers HEAD by the GET route.
  if (verbs.has('GET')) verbs.add('HEAD');
  return [...verbs].sort();
}

function sendSeveralHosts(response: ServerResponse): void {
  const { code, message, fields } = badField('Host', 'DUPLICATE', 'Anropet har mer än ett Host-huvud.');
  const body = { code, message, errorId: randomUUID(), fields };
  sendJson(response, 400, body, { Connection: 'close' });
}

function sendUnavailable(response: ServerResponse): void {
  const { code, message, retryAfter } = unavailable();
  sendJson(response, 503, { code, message, errorId: randomUUID() }, { 'Retry-After': String(retryAfter) });
}

/** For the probes, which answer before there is anything that could log. */
function sendWrongVerb(response: ServerResponse): void {
  const { code, message } = new AppError('METHOD_NOT_ALLOWED');
  sendJson(response, 405, { code, message, errorId: randomUUID() }, { Allow: 'GET, HEAD' });
}

/** Exception filter that passes errors of Nest's routes and unknown paths to the edge. */
@Catch()
export class EdgeFilter implements ExceptionFilter {
  constructor(
    private readonly edge: Edge,
    private readonly express: Express,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    // A resolver's error belongs to its operation: there is no response to write to.
    if (host.getType<'http' | 'graphql'>() !== 'http') throw error;
    const http = host.switchToHttp();
    this.edge.refuse(
      this.express,
      http.getRequest<IncomingMessage>(),
      http.getResponse<ServerResponse>(),
      error,
    );
  }
}
