import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { tap } from 'rxjs';
import { OperationTypeNode } from 'graphql';
import { getSession, onSession } from '../lib/session/session-store';
import { bearerHeader } from './bearer';
import { createCache } from './cache';
import { noteRequest } from './connection';
import { createAheadLink } from './links/ahead-link';
import { createErrorLink } from './links/error-link';
import { createIdempotencyLink } from './links/idempotency';
import { createLiveLink } from './links/live-link';
import { createReasonLink } from './links/reason-link';
import type { Ask } from './links/ask-first';
import { requestOptions } from './plain/plain-request';
import { createWriteLink } from './links/write-link';

declare module '@apollo/client' {
  /** Results are typed by the error policy: with `none`, a mutation that resolves has data. */
  interface TypeOverrides {
    signatureStyle: 'modern';
  }
}

const bearerLink = new ApolloLink((operation, forward) => {
  operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
    headers: { ...headers, ...bearerHeader() },
  }));
  return forward(operation);
});

const reachedLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(tap({ next: () => noteRequest(true) })),
);

const httpLink = new HttpLink({
  ...requestOptions,
  // Omits the client library's name and version from each request.
  enhancedClientAwareness: { transport: false },
});

const questionLink = ApolloLink.from([bearerLink, reachedLink, httpLink]);
const ahead = createAheadLink(ApolloLink.from([createReasonLink(), questionLink]));

/** The one way to the server (house: typed documents through Apollo hooks). */
export const apolloClient = new ApolloClient({
  cache: createCache(),
  link: ApolloLink.from([
    createWriteLink(),
    createErrorLink(),
    ahead.link,
    createIdempotencyLink(),
    createReasonLink(),
    ApolloLink.split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      createLiveLink(),
      questionLink,
    ),
  ]),
});

/** Prefetches the first queries of the page being rendered. */
export const askAhead: Ask = (query, variables) => ahead.ask(apolloClient, query, variables);

// Clears the cache when another user signs in, tasks included (specification §4).
let shownTo = getSession().user?.userId;
onSession(() => {
  const now = getSession().user?.userId;
  if (now === shownTo) return;
  const hadUser = shownTo !== undefined;
  shownTo = now;
  ahead.forget();
  if (hadUser) {
    apolloClient.clearStore().catch((error: unknown) => {
      console.error('The cache could not be cleared.', error);
    });
  }
});
