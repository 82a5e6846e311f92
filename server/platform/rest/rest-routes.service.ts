import { Injectable, RequestMethod, type OnApplicationBootstrap } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { Requirement } from '../graphql/requirement.js';
import { HealthController } from '../health/health.controller.js';
import { OperationsHost } from '../graphql/execution/operations-host.js';
import { LOWER_CASE_ENUMS } from './lower-case-enums.js';
import { REST_AREAS } from './openapi/rest-areas.js';
import { Rest } from './rest.js';
import { REST_AREA, REST_OPERATION, type RestOperationMetadata } from './rest-metadata.js';
import type { Method, RestRoute } from './rest-route.js';
import { RouteAnswer } from './mapping/route-answer.js';
import { RouteVariables } from './mapping/route-variables.js';

type Handler = (...args: never[]) => unknown;

/** A route with its operation, built once when the contract is loaded. */
export interface PlannedRoute {
  area: string;
  route: RestRoute;
  requirement: Requirement;
  variables: RouteVariables;
  answer: RouteAnswer | null;
}

/**
 * All routes under `/api`, read from the controllers. A controller or handler that is not one of REST's stops the
 * start; the only other controller is that of `/readyz`.
 */
@Injectable()
export class RestRoutes implements OnApplicationBootstrap {
  private readonly plans = new Map<unknown, PlannedRoute>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
    private readonly rest: Rest,
    private readonly host: OperationsHost,
  ) {}

  onApplicationBootstrap(): void {
    for (const { instance, metatype } of this.discovery.getControllers()) {
      if (metatype === HealthController) continue;
      const area = this.reflector.get<string | undefined>(REST_AREA, metatype!);
      if (area === undefined) throw new Error(`${metatype!.name} is a controller without @RestController.`);
      const prototype = Object.getPrototypeOf(instance) as Record<string, Handler>;
      const base = this.reflector.get<string>(PATH_METADATA, metatype!);
      for (const name of this.scanner.getAllMethodNames(prototype)) {
        const handler = prototype[name]!;
        const path = this.reflector.get<string | undefined>(PATH_METADATA, handler);
        if (path === undefined) continue;
        this.plans.set(handler, this.planOf(`${metatype!.name}.${name}`, area, handler, `/${base}/${path}`));
      }
    }
    // In the order in which Nest gives them to Express.
    assertReachable([...this.plans.values()].map(({ route }) => route));
  }

  /** In the order of the OpenAPI description. */
  all(): readonly PlannedRoute[] {
    const place = ({ area }: PlannedRoute) => REST_AREAS.indexOf(area);
    return [...this.plans.values()].toSorted((one, other) => place(one) - place(other));
  }

  of(handler: unknown): PlannedRoute {
    return this.plans.get(handler)!;
  }

  private planOf(name: string, area: string, handler: Handler, path: string): PlannedRoute {
    const metadata = this.reflector.get<RestOperationMetadata | undefined>(REST_OPERATION, handler);
    if (!metadata) throw new Error(`${name} has no @RestOperation.`);
    if (!REST_AREAS.includes(area)) throw new Error(`${name}: rest-areas.ts does not have the area ${area}.`);
    const { document, then, ...described } = metadata;
    const route: RestRoute = {
      ...described,
      method: RequestMethod[this.reflector.get<RequestMethod>(METHOD_METADATA, handler)] as Method,
      path: contractPath(path),
      operation: document && this.rest.nameOf(document),
      then: then ? this.rest.nameOf(then) : null,
    };
    const prepared = route.operation === null ? null : this.rest.find(route.operation);
    const answering = route.then === null ? prepared : this.rest.find(route.then);
    return {
      area,
      route,
      requirement: prepared?.root.requirements[0] ?? { kind: 'public' },
      variables: new RouteVariables(this.host.schema, route, prepared?.operation ?? null, LOWER_CASE_ENUMS),
      answer: answering && new RouteAnswer(this.host.schema, route, answering, LOWER_CASE_ENUMS),
    };
  }
}

/** `/api/students/:id/` as `/students/{id}`. */
function contractPath(path: string): string {
  return path
    .replace(/^\/api/, '')
    .replaceAll(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .replaceAll(/:(\w+)/g, '{$1}');
}

/** Express takes the first route that matches: one with a literal part has to come before one with a parameter. */
function assertReachable(routes: readonly RestRoute[]): void {
  for (const [index, later] of routes.entries())
    for (const earlier of routes.slice(0, index))
      if (earlier.method === later.method && covers(earlier.path, later.path))
        throw new Error(`${later.method} ${later.path} is never reached: ${earlier.path} comes before it.`);
}

function covers(earlier: string, later: string): boolean {
  const [wide, narrow] = [earlier.split('/'), later.split('/')];
  return (
    wide.length === narrow.length && wide.every((part, at) => part.startsWith('{') || part === narrow[at])
  );
}
