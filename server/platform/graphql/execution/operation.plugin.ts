import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import type { OperationDefinitionNode } from 'graphql';
import type { RequestContext } from '../request-context.js';
import { formatResult, refusedResult } from './format-result.js';
import type { PreparedOperations } from './prepared-operations.js';
import { demand, type Requirement } from '../requirement.js';

/**
 * Plugin for Apollo Server: after validation it checks limits, introspection and roles, and executes the
 * operation by the executor that REST uses too.
 */
export function operationPlugin(
  operations: () => PreparedOperations,
  introspection: Requirement | 'refused',
): ApolloServerPlugin<BaseContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        didResolveOperation: async ({ document, operation, source, contextValue }) => {
          if (!operation) return;
          const prepared = operations().prepare(source, document, operation);
          if (prepared.root.introspects) allowIntrospection(introspection, contextValue as RequestContext);
          operations().assertAllowed(prepared);
        },
        responseForOperation: async ({ document, operation, source, request, contextValue, response }) => {
          // Typed as present, but absent where operationName fits none: Apollo refuses that itself.
          if (!(operation as OperationDefinitionNode | undefined)) return null;
          const context = contextValue as RequestContext;
          const prepared = operations().prepare(source, document, operation);
          const singleResult = await operations()
            .run(prepared, request.variables ?? {}, context)
            .then((result) => formatResult(result, context.log))
            .catch((error: unknown) => refusedResult(error, context.log));
          return { ...response, body: { kind: 'single', singleResult } };
        },
      }),
  };
}

function allowIntrospection(introspection: Requirement | 'refused', context: RequestContext): void {
  demand(introspection === 'refused' ? { kind: 'only', roles: [] } : introspection, context.actor);
}
