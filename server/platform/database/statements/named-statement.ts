import pg from 'pg';

/** What a parameter may be here; everything else is left to pg's own query. */
export type PlainValue = string | number | boolean | Buffer | null;

/** A column of an answer: its name, and what makes a value of its text. */
interface Column {
  name: string;
  parse: (text: string) => unknown;
}

/** The part of pg's connection that a query of one's own speaks to. */
interface Connection {
  parsedStatements: Record<string, string | undefined>;
  stream: { cork(): void; uncork(): void };
  parse(message: { name: string; text: string }): void;
  bind(message: { statement: string; values: readonly (string | Buffer | null)[] }): void;
  describe(message: { type: 'P' }): void;
  execute(message: object): void;
  sync(): void;
}

interface Description {
  fields: readonly { name: string; dataTypeID: number }[];
}

/**
 * A statement that PostgreSQL keeps under a name. What columns it answers is asked once a connection, when it is parsed
 * there, and not with each answer: after that they cannot change, PostgreSQL refuses to run it then.
 */
export class NamedStatement {
  columns: readonly Column[] | null = null;

  constructor(
    readonly name: string,
    readonly text: string,
  ) {}
}

/** Whether all values go over the line as they are. */
export function arePlain(values: readonly unknown[]): values is PlainValue[] {
  return values.every(
    (value) =>
      value === null ||
      typeof value === 'string' ||
      typeof value === 'number' ||
      typeof value === 'boolean' ||
      Buffer.isBuffer(value),
  );
}

/** One run of a named statement, in the form that pg takes from outside (as its cursors are). */
export class NamedQuery<Row> {
  readonly name: string;
  readonly text: string;
  /** Set by pg. */
  callback: ((error: unknown, rows?: Row[]) => void) | undefined;
  private readonly rows: Row[] = [];
  /** Of this run: on another connection the statement may be described anew meanwhile. */
  private columns: readonly Column[] | null = null;
  private failure: Error | null = null;

  constructor(
    private readonly statement: NamedStatement,
    private readonly values: readonly PlainValue[],
  ) {
    this.name = statement.name;
    this.text = statement.text;
  }

  submit(connection: Connection): Error | null {
    connection.stream.cork();
    try {
      this.send(connection);
    } finally {
      connection.stream.uncork();
    }
    return null;
  }

  private send(connection: Connection): void {
    const isNew = connection.parsedStatements[this.name] === undefined;
    if (isNew) connection.parse({ name: this.name, text: this.text });
    connection.bind({ statement: this.name, values: this.values.map(onTheLine) });
    if (!isNew) this.columns = this.statement.columns;
    if (!this.columns) connection.describe({ type: 'P' });
    connection.execute({});
    connection.sync();
  }

  handleRowDescription({ fields }: Description): void {
    this.columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: pg.types.getTypeParser(dataTypeID, 'text') as Column['parse'],
    }));
    this.statement.columns = this.columns;
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const columns = this.columns!;
    const row: Record<string, unknown> = {};
    try {
      for (let at = 0; at < columns.length; at += 1) {
        const text = fields[at]!;
        row[columns[at]!.name] = text === null ? null : columns[at]!.parse(text);
      }
    } catch (error) {
      this.failure = error as Error;
    }
    this.rows.push(row as Row);
  }

  handleError(error: unknown): void {
    this.callback?.(error);
  }

  handleReadyForQuery(): void {
    if (this.failure) this.callback?.(this.failure);
    else this.callback?.(null, this.rows);
  }

  handleCommandComplete(): void {}
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
}

function onTheLine(value: PlainValue): string | Buffer | null {
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
}
