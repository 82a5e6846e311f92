import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { tap } from 'rxjs';
import { OperationTypeNode } from 'graphql';
import { CurrentUserDocument } from '../graphql/generated';
import { apiUrl } from '../lib/api-url';
import {
  getSession,
  isSignOutOwed,
  onSession,
  setSession,
  storedUserKey,
} from '../lib/session/session-store';
import { createCache } from './cache';
import { noteRequest } from './connection';
import { createErrorLink } from './error-link';
import { createIdempotencyLink } from './idempotency';
import { createLiveLink } from './live-link';
import { createReasonLink } from './reason-link';
import { checkSession, setSessionCheck } from './session-check';
import { createWriteLink } from './write-link';

let bearer: string | null = null;

/** Sends a stored token as Bearer (specification §4, start-up); the web client itself never stores one. */
export function setBearerToken(token: string | null): void {
  bearer = token;
}

const bearerLink = new ApolloLink((operation, forward) => {
  if (bearer) {
    const authorization = `Bearer ${bearer}`;
    operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
      headers: { ...headers, authorization },
    }));
  }
  return forward(operation);
});

const reachedLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(tap({ next: () => noteRequest(true) })),
);

const httpLink = new HttpLink({
  uri: `${apiUrl}/graphql`,
  credentials: apiUrl === '' ? 'same-origin' : 'include',
  headers: { accept: 'application/graphql-response+json,application/json;q=0.9' },
  // Which library asks is nothing that the server needs to be told with every question.
  enhancedClientAwareness: { transport: false },
});

/** The one way to the server (house: typed documents through Apollo hooks). */
export const apolloClient = new ApolloClient({
  cache: createCache(),
  link: ApolloLink.from([
    createWriteLink(),
    createErrorLink(),
    createIdempotencyLink(),
    createReasonLink(),
    ApolloLink.split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      createLiveLink(),
      ApolloLink.from([bearerLink, reachedLink, httpLink]),
    ),
  ]),
});

/** Fetches who is signed in and sets the session from it; a 401 has signed out locally when this rejects. */
export async function fetchCurrentUser(): Promise<void> {
  // Whoever has signed out stays out, though the server does not know of it yet.
  if (isSignOutOwed()) return;
  const { data } = await apolloClient.query({ query: CurrentUserDocument, fetchPolicy: 'network-only' });
  if (data) setSession(data.me, data.me.studentId);
}

setSessionCheck(fetchCurrentUser);

// What one user was shown must not be there for the next, tasks included (specification §4).
let shownTo = getSession().user?.userId;
onSession(() => {
  const now = getSession().user?.userId;
  if (now === shownTo) return;
  const hadUser = shownTo !== undefined;
  shownTo = now;
  if (now === undefined) bearer = null;
  if (hadUser) {
    apolloClient.clearStore().catch((error: unknown) => {
      console.error('The cache could not be cleared.', error);
    });
  }
});

// Another tab signed in as someone: what this tab knows of that user is only what was stored.
window.addEventListener('storage', ({ key, newValue }) => {
  if (key === storedUserKey && newValue !== null) void checkSession();
});
