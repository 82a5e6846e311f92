import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { BoardChange } from '../../server/platform/graphql/generated.js';

const BOARD = `subscription { boardChanged { kind studentId from actorId actorName
  card { id name aplStatus municipality commentCount unseenCount } } }`;

export interface Closed {
  code: number;
  reason: string;
}

/** A board subscription over a real WebSocket, with the events it received. */
export class BoardSocket {
  readonly changes: BoardChange[] = [];
  readonly errors: unknown[] = [];
  closed: Closed | null = null;
  /** The server has ended the subscription; later events need a new one. */
  ended = false;
  private readonly client: Client;

  private constructor(
    url: string,
    headers: Record<string, string>,
    private readonly params?: Record<string, unknown>,
  ) {
    class Socket extends WebSocket {
      constructor(address: string, protocols: string | string[]) {
        super(address, protocols, { headers });
      }
    }
    this.client = createClient({
      url: `${url.replace('http', 'ws')}/graphql`,
      webSocketImpl: Socket,
      retryAttempts: 0,
      lazy: true,
      ...(this.params ? { connectionParams: this.params } : {}),
      on: {
        closed: (event) => (this.closed = event as Closed),
        error: (error) => this.errors.push(error),
      },
    });
  }

  /** Resolves when the subscription is active or refused. */
  static async open(
    url: string,
    headers: Record<string, string>,
    { query = BOARD, params }: { query?: string; params?: Record<string, unknown> } = {},
  ): Promise<BoardSocket> {
    // Browsers send an Origin header with each handshake.
    const socket = new BoardSocket(
      url,
      { ...(headers['cookie'] ? { origin: url } : {}), ...headers },
      params,
    );
    const connected = new Promise<void>((resolve) => {
      socket.client.on('connected', () => resolve());
      socket.client.on('closed', () => resolve());
      socket.client.on('error', () => resolve());
    });
    socket.client.subscribe<{ boardChanged: BoardChange }>(
      { query },
      {
        next: ({ data, errors }) => {
          if (errors) socket.errors.push(...errors);
          if (data) socket.changes.push(data.boardChanged);
        },
        error: (error) => socket.errors.push(...(Array.isArray(error) ? (error as unknown[]) : [error])),
        complete: () => (socket.ended = true),
      },
    );
    await connected;
    // The server does not acknowledge a subscription: wait until it is active.
    await pause(150);
    return socket;
  }

  /** Waits at most `ms` until `test` holds; throws otherwise. */
  async until(test: (socket: BoardSocket) => boolean, ms = 1_000): Promise<void> {
    const deadline = Date.now() + ms;
    while (!test(this)) {
      if (Date.now() > deadline)
        throw new Error(`not within ${ms} ms; so far: ${JSON.stringify(this.changes)}`);
      await pause(10);
    }
  }

  async close(): Promise<void> {
    await this.client.dispose();
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
