import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { v7 as uuid } from 'uuid';
import { Database } from '../../server/platform/database/database.js';
import type { Role } from '../../server/platform/graphql/generated.js';
import type { TestDocuments } from './generated.js';
import { Passwords } from '../../server/platform/auth/passwords/passwords.js';
import { boot, type TestApp } from './boot.js';
import { assertWithinTaxonomy } from './taxonomy.js';

/** An answer of the REST or GraphQL API. */
export interface Answer {
  status: number;
  headers: Headers;
  /** Parsed JSON, the text if it is not JSON, null without a body. */
  body: unknown;
}

/** A GraphQL answer; static documents determine its type. */
export interface GraphqlAnswer<Data = Record<string, unknown>> {
  status: number;
  data: Data | null;
  errors: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[];
}

/** The result type of a static document; unknown for documents built at run time. */
export type DataOf<Text extends string> = Text extends keyof TestDocuments
  ? TestDocuments[Text]['data']
  : Record<string, unknown>;

/** The variable names of a document; values are untyped, since some tests send invalid ones. */
export type VariablesOf<Text extends string> = Text extends keyof TestDocuments
  ? { readonly [Name in TestDocuments[Text]['variables']]?: unknown }
  : Readonly<Record<string, unknown>>;

export interface CallOptions {
  body?: unknown;
  headers?: Record<string, string>;
}

/** A caller: an account with a valid session, or anonymous. */
export interface Person {
  userId: string;
  name: string;
  email: string;
  role: Role | null;
  teacherId: string | null;
  studentId: string | null;
  token: string | null;
  rest(method: string, path: string, options?: CallOptions): Promise<Answer>;
  graphql<const Text extends string>(
    query: Text,
    variables?: VariablesOf<Text>,
    headers?: Record<string, string>,
  ): Promise<GraphqlAnswer<DataOf<Text>>>;
}

export interface StudentSeed {
  name?: string;
  personalNumber?: string | null;
  phone?: string | null;
  email?: string | null;
  municipality?: string | null;
  startDate?: string | null;
  endDate?: string | null;
  aplStatus?: string;
  teacherId?: string | null;
  userId?: string | null;
  isProtected?: boolean;
}

/** A running application with an empty school, and factories. */
export class School {
  private count = 0;

  private constructor(
    readonly app: TestApp,
    readonly pool: pg.Pool,
  ) {}

  static async open(settings: Record<string, string> = {}): Promise<School> {
    const app = await boot(settings);
    return new School(app, new pg.Pool({ connectionString: app.databaseUrl, max: 4 }));
  }

  async close(): Promise<void> {
    await this.pool.end();
    await this.app.close();
  }

  async sql<T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> {
    return (await this.pool.query<T>(text, values)).rows;
  }

  /** The minimum of several attempts, since background jobs add statements. */
  async fewestStatements(work: (attempt: number) => Promise<unknown>): Promise<number> {
    // The sweep's own statements would be counted too.
    await this.sweptAtStart();
    const database = this.app.get<Database>(Database);
    const counts: number[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const before = database.statements;
      await work(attempt);
      counts.push(database.statements - before);
    }
    return Math.min(...counts);
  }

  /**
   * Runs a statement with the append-only triggers disabled. That locks tables one after another, which a maintenance
   * job may hold in another order: PostgreSQL then ends one of the two.
   */
  async unguarded(statement: string): Promise<void> {
    const guarded = `${guards('DISABLE')} ${statement}; ${guards('ENABLE')}`;
    for (let attempt = 1; ; attempt += 1)
      try {
        await this.sql(guarded);
        return;
      } catch (error) {
        if ((error as { code?: string }).code !== DEADLOCK || attempt === 5) throw error;
      }
  }

  /** Waits until no job of this kind is queued. */
  async workedOff(task: string): Promise<void> {
    const waiting = 'SELECT FROM graphile_worker.jobs WHERE task_identifier = $1';
    while ((await this.sql(waiting, [task])).length > 0) await new Promise((done) => setTimeout(done, 50));
  }

  /** Waits until no background work is running or due, since it writes rows of its own. */
  async idle(): Promise<void> {
    const due = `SELECT FROM graphile_worker.jobs
      WHERE locked_at IS NOT NULL OR (run_at <= now() AND attempts < max_attempts)`;
    while ((await this.sql(due)).length > 0) await new Promise((done) => setTimeout(done, 50));
  }

  /** Waits until the initial sweep has finished. */
  async sweptAtStart(): Promise<void> {
    const waiting = `SELECT FROM graphile_worker.jobs WHERE key = 'sweep'`;
    while ((await this.sql(waiting)).length > 0) await new Promise((done) => setTimeout(done, 50));
  }

  get nobody(): Person {
    return this.person(
      { userId: '', name: '', email: '', role: null, teacherId: null, studentId: null },
      null,
    );
  }

  /** An account of the role with a session; a teacher also gets a teacher record. */
  async as(role: Role, seed: { name?: string; email?: string; active?: boolean } = {}): Promise<Person> {
    const n = (this.count += 1);
    const userId = uuid();
    const name = seed.name ?? `${role} ${n}`;
    const email = seed.email ?? `${role.toLowerCase()}.${n}@exempel.se`;
    await this.sql('INSERT INTO app_user (id, name, email, role, active) VALUES ($1, $2, $3, $4, $5)', [
      userId,
      name,
      email,
      role,
      seed.active ?? true,
    ]);
    const teacherId = role === 'TEACHER' ? uuid() : null;
    if (teacherId) await this.sql('INSERT INTO teacher (id, user_id) VALUES ($1, $2)', [teacherId, userId]);
    const token = await this.session(userId);
    return this.person({ userId, name, email, role, teacherId, studentId: null }, token);
  }

  /** A new session of an existing account. */
  async signedIn(email: string): Promise<Person> {
    const [account] = await this.sql<Pick<Person, 'userId' | 'name' | 'role' | 'teacherId' | 'studentId'>>(
      `SELECT u.id AS "userId", u.name, u.role, t.id AS "teacherId", s.id AS "studentId" FROM app_user u
       LEFT JOIN teacher t ON t.user_id = u.id LEFT JOIN student s ON s.user_id = u.id WHERE u.email = $1`,
      [email],
    );
    if (!account) throw new Error(`No account has the address ${email}`);
    return this.person({ ...account, email }, await this.session(account.userId));
  }

  /** Sets the account's password, hashed like the product. */
  async setPassword({ userId }: Pick<Person, 'userId'>, password: string): Promise<void> {
    const hash = await this.app.get<Passwords>(Passwords).hash(password);
    await this.sql('UPDATE app_user SET password_hash = $2 WHERE id = $1', [userId, hash]);
  }

  /** A student account with its own record. */
  async asStudent(seed: StudentSeed = {}): Promise<Person & { studentId: string }> {
    const account = await this.as('STUDENT');
    const studentId = await this.student({ ...seed, userId: account.userId });
    return { ...account, studentId };
  }

  async student(seed: StudentSeed = {}): Promise<string> {
    const n = (this.count += 1);
    const id = uuid();
    await this.sql(
      `INSERT INTO student (id, name, personal_number, phone, email, municipality, start_date, end_date, apl_status,
         teacher_id, user_id, is_protected) VALUES ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12)`,
      [
        id,
        seed.name ?? `Elev ${String(n).padStart(5, '0')}`,
        seed.personalNumber ?? null,
        seed.phone ?? null,
        seed.email ?? null,
        seed.municipality ?? null,
        seed.startDate ?? null,
        seed.endDate ?? null,
        seed.aplStatus ?? 'GRAY',
        seed.teacherId ?? null,
        seed.userId ?? null,
        seed.isProtected ?? false,
      ],
    );
    return id;
  }

  async comment(studentId: string, author: Person | null, text = 'En kommentar'): Promise<string> {
    const id = uuid();
    await this.sql(
      `INSERT INTO comment (id, student_id, author_id, author_name, author_role, text) VALUES ($1, $2, $3, $4, $5, $6)`,
      [id, studentId, author?.userId ?? null, author?.name ?? null, author?.role ?? null, text],
    );
    return id;
  }

  async task(owner: Person, description = 'En uppgift'): Promise<string> {
    const id = uuid();
    await this.sql('INSERT INTO task (id, user_id, description) VALUES ($1, $2, $3)', [
      id,
      owner.userId,
      description,
    ]);
    return id;
  }

  /** Creates a session of an account; returns its secret. */
  async session(userId: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await this.sql(
      `INSERT INTO session (token_hash, user_id, expires_at) VALUES ($1, $2, now() + interval '1 hour')`,
      [createHash('sha256').update(token).digest(), userId],
    );
    return token;
  }

  private person(
    who: Pick<Person, 'userId' | 'name' | 'email' | 'role' | 'teacherId' | 'studentId'>,
    token: string | null,
  ): Person {
    const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const rest = (method: string, path: string, options: CallOptions = {}) =>
      this.call(method, path, { ...options, headers: { ...authorization, ...options.headers } });
    return {
      ...who,
      token,
      rest,
      graphql: async (query, variables, headers = {}) => {
        const { status, body } = await rest('POST', '/graphql', { body: { query, variables }, headers });
        const { data, errors } = body as Partial<GraphqlAnswer<DataOf<typeof query>>>;
        return { status, data: data ?? null, errors: errors ?? [] };
      },
    };
  }

  private async call(method: string, path: string, { body, headers = {} }: CallOptions): Promise<Answer> {
    const raw = body instanceof FormData || typeof body === 'string' || body === undefined;
    const response = await fetch(`${this.app.url}${path}`, {
      method,
      headers: {
        ...(raw && !(typeof body === 'string') ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: raw ? body! : JSON.stringify(body),
    });
    const answer = {
      status: response.status,
      headers: response.headers,
      body: parsed(await response.text()),
    };
    assertWithinTaxonomy({ method, path, ...answer });
    return answer;
  }
}

function parsed(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** The code of the first error, or null. */
export function codeOf(answer: Pick<GraphqlAnswer, 'errors'>): unknown {
  return answer.errors[0]?.extensions.code ?? null;
}

/** PostgreSQL's code of a deadlock. */
const DEADLOCK = '40P01';

/** Switches all append-only triggers; one statement text is atomic. */
const guards = (way: 'DISABLE' | 'ENABLE'): string => `
  DO $$ DECLARE guard record; BEGIN
    FOR guard IN SELECT tgrelid::regclass AS held, tgname FROM pg_trigger WHERE tgfoid = 'refuse_change'::regproc LOOP
      EXECUTE format('ALTER TABLE %s ${way} TRIGGER %I', guard.held, guard.tgname);
    END LOOP;
  END $$;`;
