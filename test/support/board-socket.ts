import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { BoardChange } from '../../server/platform/graphql/generated.js';

const BOARD = `subscription { boardChanged { kind studentId from actorId actorName
  card { id name aplStatus municipality commentCount unseenCount } } }`;

export interface Closed {
  code: number;
  reason: string;
}

/** An open board: a real websocket with a real subscription, and what has arrived through it. */
export class BoardSocket {
  readonly changes: BoardChange[] = [];
  readonly errors: unknown[] = [];
  closed: Closed | null = null;
  /** The server has ended the subscription: what happens now is told to a new one. */
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

  /** Resolves when the subscription listens, or when it was refused. */
  static async open(
    url: string,
    headers: Record<string, string>,
    { query = BOARD, params }: { query?: string; params?: Record<string, unknown> } = {},
  ): Promise<BoardSocket> {
    // A browser names its page with each handshake.
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
    // The server takes a subscription up without a word: give it the moment that this needs.
    await pause(150);
    return socket;
  }

  /** Waits until `test` holds, at most `ms`; throws otherwise. */
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
