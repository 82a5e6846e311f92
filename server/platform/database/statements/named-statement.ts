import pg from 'pg';

/** Supported parameter types; everything else uses pg's own query. */
export type PlainValue = string | number | boolean | Buffer | null;

/** A result column: its name and its text parser. */
interface Column {
  name: string;
  parse: (text: string) => unknown;
}

/** The part of pg's connection used by a custom query. */
interface Connection {
  parsedStatements: Record<string, string | undefined>;
  stream: { cork(): void; uncork(): void };
  parse(message: { name: string; text: string }): void;
  bind(message: { statement: string; values: readonly (string | Buffer | null)[] }): void;
  describe(message: { type: 'P' }): void;
  execute(message: object): void;
  close(message: { type: 'S'; name: string }): void;
  sync(): void;
}

interface Description {
  fields: readonly { name: string; dataTypeID: number }[];
}

/**
 * A prepared statement. Its columns are described once per connection when parsed, not with each result: they
 * cannot change afterwards, since PostgreSQL then refuses to run it.
 */
export class NamedStatement {
  columns: readonly Column[] | null = null;

  constructor(
    readonly name: string,
    readonly text: string,
  ) {}
}

/** True if all values can be sent unchanged. */
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

/** Prepared statements that one connection keeps; PostgreSQL holds text and plan of each in the memory of its process. */
const MOST_PER_CONNECTION = 300;

/** The names that a connection keeps, the least recently used first. */
const keptBy = new WeakMap<Connection, Set<string>>();

/** Notes the use of a name, and deallocates the least recently used one where the connection keeps too many. */
function use(connection: Connection, name: string): void {
  if (name === '') return;
  const kept = keptBy.get(connection) ?? new Set();
  keptBy.set(connection, kept);
  kept.delete(name);
  kept.add(name);
  if (kept.size <= MOST_PER_CONNECTION) return;
  const [oldest] = kept;
  kept.delete(oldest!);
  connection.close({ type: 'S', name: oldest! });
  delete connection.parsedStatements[oldest!];
}

/** One run of a prepared statement: its values and the rows so far. */
class Run {
  readonly rows: object[] = [];
  /** Per run: another connection may describe the statement concurrently. */
  private columns: readonly Column[] | null = null;

  constructor(
    readonly statement: NamedStatement,
    private readonly values: readonly PlainValue[],
  ) {}

  send(connection: Connection): void {
    const { name, text, columns } = this.statement;
    const isNew = connection.parsedStatements[name] === undefined;
    use(connection, name);
    if (isNew) connection.parse({ name, text });
    connection.bind({ statement: name, values: this.values.map(onTheLine) });
    if (!isNew) this.columns = columns;
    if (!this.columns) connection.describe({ type: 'P' });
    connection.execute({});
  }

  describe({ fields }: Description): void {
    this.columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: pg.types.getTypeParser(dataTypeID, 'text') as Column['parse'],
    }));
    this.statement.columns = this.columns;
  }

  take(fields: readonly (string | null)[]): void {
    const columns = this.columns!;
    const row: Record<string, unknown> = {};
    this.rows.push(row);
    for (let at = 0; at < columns.length; at += 1) {
      const text = fields[at]!;
      row[columns[at]!.name] = text === null ? null : columns[at]!.parse(text);
    }
  }
}

/** A statement and the values that it is run with. */
export interface Bound {
  statement: NamedStatement;
  values: readonly PlainValue[];
}

/** Rows of each statement of a round trip, in order. */
type Answers = readonly (readonly object[])[];

/**
 * One round trip of prepared statements, through pg's interface for custom queries (as its cursors). They
 * form one transaction: if one fails, PostgreSQL skips the rest and rolls back.
 */
export class NamedQuery {
  /** Set by pg. */
  callback: ((error: unknown, answers?: Answers) => void) | undefined;
  private readonly runs: readonly Run[];
  /** Which of them is being answered. */
  private at = 0;
  private failure: Error | null = null;

  constructor(bound: readonly Bound[]) {
    this.runs = bound.map(({ statement, values }) => new Run(statement, values));
  }

  /** Name of the current statement, which pg records as parsed on ParseComplete. */
  get name(): string {
    return this.run.statement.name;
  }

  get text(): string {
    return this.run.statement.text;
  }

  private get run(): Run {
    return this.runs[this.at]!;
  }

  submit(connection: Connection): Error | null {
    connection.stream.cork();
    try {
      for (const run of this.runs) run.send(connection);
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
    return null;
  }

  handleRowDescription(description: Description): void {
    this.run.describe(description);
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    try {
      this.run.take(fields);
    } catch (error) {
      this.failure = error as Error;
    }
  }

  handleCommandComplete(): void {
    if (this.at < this.runs.length - 1) this.at += 1;
  }

  handleError(error: unknown): void {
    this.callback?.(error);
  }

  handleReadyForQuery(): void {
    if (this.failure) this.callback?.(this.failure);
    else
      this.callback?.(
        null,
        this.runs.map(({ rows }) => rows),
      );
  }

  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
}

function onTheLine(value: PlainValue): string | Buffer | null {
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
}
