import { ApolloLink } from '@apollo/client';

declare module '@apollo/client' {
  interface DefaultContext {
    /** Names one deed: a repeat with the same key has no second effect (contract §5). */
    idempotencyKey?: string;
  }
}

/** A new key; `crypto.randomUUID` is missing on plain http, which a school's test server may use. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Turns the operation context's `idempotencyKey` into the header of contract §5. */
export function createIdempotencyLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { idempotencyKey } = operation.getContext();
    if (typeof idempotencyKey === 'string') {
      operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
        headers: { ...headers, 'Idempotency-Key': idempotencyKey },
      }));
    }
    return forward(operation);
  });
}
