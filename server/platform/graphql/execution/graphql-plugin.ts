import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import type { RequestContext } from '../request-context.js';
import { formatResult, refusedResult } from './format-result.js';
import type { PreparedOperations, Prepared } from './prepared-operations.js';
import { demand, type Requirement } from '../requirement.js';

/**
 * Plugin for Apollo Server: after validation it checks limits, introspection and roles, runs the operation
 * through the executor that REST uses too, and caches it, so that the same text need not be parsed and
 * validated again.
 */
export function operationPlugin(
  operations: () => PreparedOperations,
  introspection: Requirement | 'refused',
): ApolloServerPlugin<BaseContext> {
  return {
    requestDidStart: () => {
      let prepared: Prepared | null = null;
      return Promise.resolve({
        didResolveOperation: ({ document, operation, source, contextValue }) => {
          const context = contextValue as RequestContext;
          if (!operation) return Promise.resolve();
          const candidate = operations().prepare(source, document, operation);
          if (candidate.root.introspects) allowIntrospection(introspection, context);
          operations().assertAllowed(candidate);
          if (!candidate.root.introspects) operations().remember(candidate);
          prepared = candidate;
          return Promise.resolve();
        },
        responseForOperation: async ({ request, contextValue, response }) => {
          const context = contextValue as RequestContext;
          if (!prepared) return null;
          const singleResult = await operations()
            .run(prepared, request.variables ?? {}, context)
            .then((result) => formatResult(result, context.log))
            .catch((error: unknown) => refusedResult(error, context.log));
          return { ...response, body: { kind: 'single', singleResult } };
        },
      });
    },
  };
}

function allowIntrospection(introspection: Requirement | 'refused', context: RequestContext): void {
  demand(introspection === 'refused' ? { kind: 'only', roles: [] } : introspection, context.actor);
}
