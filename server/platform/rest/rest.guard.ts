import type { ServerResponse } from 'node:http';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { RestOperations, type RestCall } from './rest-operations.service.js';
import type { RestRequest } from './rest-request.js';
import { RestRoutes } from './rest-routes.service.js';

/** A request that the guard has let through. */
export interface AdmittedRequest extends RestRequest {
  restCall: RestCall;
}

/** Admits a call by session, origin, rate limit and the roles of its operation, before its body is looked at. */
@Injectable()
export class RestGuard implements CanActivate {
  constructor(
    private readonly routes: RestRoutes,
    private readonly operations: RestOperations,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<AdmittedRequest>();
    const route = this.routes.of(context.getHandler());
    request.restCall = await this.operations.admit(route, request, http.getResponse<ServerResponse>());
    return true;
  }
}
