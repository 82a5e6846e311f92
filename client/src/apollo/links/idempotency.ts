import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';
import { ActionKeys, actionOf } from '../action-keys';

declare module '@apollo/client' {
  interface DefaultContext {
    /** The caller's own key, for automatic retries; otherwise the link generates one. */
    idempotencyKey?: string;
  }
}

/** Every change carries its key (`action-keys.ts`). */
export function createIdempotencyLink(): ApolloLink {
  const keys = new ActionKeys();
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.MUTATION) return forward(operation);
    const action = actionOf(operation.operationName, operation.variables);
    const own = operation.getContext()['idempotencyKey'];
    const key = typeof own === 'string' ? own : keys.keyFor(action);
    operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
      headers: { ...headers, 'Idempotency-Key': key },
    }));
    return forward(operation).pipe(
      tap({
        next: (result) =>
          keys.settle(
            action,
            key,
            result.errors?.length ? new CombinedGraphQLErrors(result, result.errors) : undefined,
          ),
        error: (error: unknown) => keys.settle(action, key, error),
      }),
    );
  });
}
