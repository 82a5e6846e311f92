import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';
import { readFailure, type Failure } from './failure';

declare module '@apollo/client' {
  interface DefaultContext {
    /** Names one action by a key of the caller's own, for what is sent again by itself; else the link gives one. */
    idempotencyKey?: string;
  }
}

/** Actions whose answer was lost: sent again as they were, within this time, they are the same action. */
const sameActionMs = 10 * 60_000;
/** What leaves open whether the server has done it. */
const openEnds: ReadonlySet<Failure['code']> = new Set(['NETWORK', 'INTERNAL', 'SERVICE_UNAVAILABLE']);

/** A new key; `crypto.randomUUID` is missing on plain http, which a school's test server may use. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface LostAction {
  key: string;
  at: number;
}

/**
 * Every change carries an `Idempotency-Key` (contract §5). When its answer is lost and the person sends the
 * very same once more, the key is the same, so that a correction is not booked twice and a course is not
 * made twice. Once any change has been answered the next one is a new action: what was lost may have been
 * taken back meanwhile.
 */
export function createIdempotencyLink(): ApolloLink {
  const lost = new Map<string, LostAction>();

  const keyFor = (action: string): string => {
    const earlier = lost.get(action);
    lost.delete(action);
    return earlier && Date.now() - earlier.at < sameActionMs ? earlier.key : newIdempotencyKey();
  };

  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.MUTATION) return forward(operation);
    const action = `${operation.operationName} ${JSON.stringify(operation.variables)}`;
    const own = operation.getContext()['idempotencyKey'];
    const key = typeof own === 'string' ? own : keyFor(action);
    const keep = (error: unknown): void => {
      if (openEnds.has(readFailure(error).code)) lost.set(action, { key, at: Date.now() });
      else lost.clear();
    };
    operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
      headers: { ...headers, 'Idempotency-Key': key },
    }));
    return forward(operation).pipe(
      tap({
        next: (result) => {
          if (result.errors?.length) keep(new CombinedGraphQLErrors(result, result.errors));
          else lost.clear();
        },
        error: keep,
      }),
    );
  });
}
