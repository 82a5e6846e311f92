import type { PoolClient } from 'pg';

/** The part of pg's connection used by a custom COPY. */
interface Connection {
  stream: { cork(): void; uncork(): void };
  query(text: string): void;
  sendCopyFromChunk(rows: Buffer): void;
  endCopyFrom(): void;
}

type Done = (error: unknown) => void;

/**
 * COPY in one round trip, through pg's interface for custom queries: sends the rows with the statement,
 * without waiting for the server to request them. If the server rejects the statement, it skips them, as the
 * protocol defines.
 */
class CopyQuery {
  /** Set by pg. */
  callback: Done | undefined;

  constructor(
    readonly text: string,
    private readonly rows: Buffer,
  ) {}

  submit(connection: Connection): Error | null {
    connection.stream.cork();
    try {
      connection.query(this.text);
      connection.sendCopyFromChunk(this.rows);
      connection.endCopyFrom();
    } finally {
      connection.stream.uncork();
    }
    return null;
  }

  handleError(error: unknown): void {
    this.callback?.(error);
  }

  handleReadyForQuery(): void {
    this.callback?.(null);
  }

  handleCopyInResponse(): void {}
  handleCommandComplete(): void {}
}

/** Writes the rows, the text of a `COPY … FROM STDIN`, on this connection. */
export function copyRows(client: PoolClient, sql: string, rows: Buffer): Promise<void> {
  const asked = client as unknown as { query(query: CopyQuery, done: Done): void };
  return new Promise((resolve, reject) => {
    asked.query(new CopyQuery(sql, rows), (error) => (error ? reject(error as Error) : resolve()));
  });
}
