import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { Actor } from '../auth/actor.js';
import { signedIn, type Call, type RequestContext } from './request-context.js';

const contextOf = (execution: ExecutionContext): RequestContext =>
  GqlExecutionContext.create(execution).getContext<RequestContext>();

/** The signed-in caller with idempotency key and address, as services take it. Throws UNAUTHENTICATED. */
export const CurrentCall = createParamDecorator((_data: unknown, execution: ExecutionContext): Call =>
  signedIn(contextOf(execution)),
);

/** The signed-in account. Throws UNAUTHENTICATED. */
export const CurrentActor = createParamDecorator(
  (_data: unknown, execution: ExecutionContext): Actor => signedIn(contextOf(execution)).actor,
);
