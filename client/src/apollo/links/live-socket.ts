import type { ApolloLink } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { apiUrl } from '../../lib/api-url';
import { getSession, onSession } from '../../lib/session/session-store';
import { noteSocket } from '../connection';
import { checkSession } from '../session-check';

const pingEveryMs = 10_000;
const pongWithinMs = 5_000;
const longestWaitMs = 15_000;

function socketUrl(): string {
  const url = new URL(`${apiUrl}/graphql`, window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

/** Doubling waits, each between half and all of its length, so that a school does not return in one wave. */
function waitBefore(retries: number): Promise<void> {
  const longest = Math.min(longestWaitMs, 500 * 2 ** retries);
  return new Promise((resolve) => setTimeout(resolve, longest / 2 + (Math.random() * longest) / 2));
}

/** The socket with its retries; its state goes to `connection.ts`. */
export function createSocketLink(): ApolloLink {
  let pongTimeout: ReturnType<typeof setTimeout> | undefined;
  const client = createClient({
    url: socketUrl,
    keepAlive: pingEveryMs,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: waitBefore,
    on: {
      connected: () => noteSocket(true),
      ping: (received) => {
        // After sleep, a laptop's dead socket looks open for minutes; a missing pong reveals it.
        if (!received) pongTimeout = setTimeout(() => client.terminate(), pongWithinMs);
      },
      pong: (received) => {
        if (received) clearTimeout(pongTimeout);
      },
      closed: (event) => {
        clearTimeout(pongTimeout);
        const { code } = event as CloseEvent;
        // 1000: the last subscription ended. 4401 and 4403: the session did, which is no lost line.
        if (code === 4401 || code === 4403) void checkSession();
        else if (code !== 1000) noteSocket(false);
      },
    },
  });
  let userId = getSession().user?.userId;
  onSession(() => {
    const now = getSession().user?.userId;
    if (now === userId) return;
    userId = now;
    // The server knows a socket by the cookie that it opened with.
    client.terminate();
    noteSocket(true);
  });
  return new GraphQLWsLink(client);
}
