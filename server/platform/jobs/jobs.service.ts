import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { v7 as uuid } from 'uuid';
import { hasRank, TEACHES, type Actor } from '../auth/actor.js';
import { Database, type Queryable } from '../database/database.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { AppError, forbidden, notFound } from '../errors/app-error.js';
import { SENTENCE } from '../errors/error-code.js';
import { fromDatabase } from '../errors/database-error.js';
import type { Job, JobEntry, Role } from '../graphql/generated.js';
import type { Call } from '../graphql/request-context.js';
import { LOGGER } from '../log/log.js';
import { wholeWord } from '../validation/whole-word.js';
import { requireId } from '../validation/id.js';
import { JobHandlers } from './job-handlers.js';
import { JobCancelled, JobFailed } from './job-outcome.js';
import { JobQueue, type TaskName } from './job-queue.js';
import { viewOf, type JobRow } from './job-record.js';
import { maySeeJob } from './jobs.policy.js';
import { RunningJob } from './running-job.js';

/** Tasks that a person waits for. */
export type LongTask = Exclude<TaskName, 'mail-reset-link' | 'send-mail' | 'sweep'>;

/** How a feature does its long work. */
export interface LongWork {
  /** Called again from the beginning after a crash. Returns the result, unless it finished the job itself. */
  run(job: RunningJob): Promise<Record<string, unknown> | void>;
  /** Part of the transaction that ends the job without success. */
  ended?(
    tx: Queryable,
    job: Pick<RunningJob, 'id' | 'payload' | 'userId'>,
    state: 'FAILED' | 'CANCELLED',
    message: string | null,
  ): Promise<void>;
}

/** System actor for ending a job whose owner may be gone. */
const NOBODY: Actor = {
  userId: '',
  name: '',
  email: '',
  role: 'GUEST',
  studentId: null,
  teacherId: null,
  sessionHash: '',
};

/** After this many times it is the work itself that kills its process, or that the database stays away. */
const ATTEMPTS = 5;

/** Length of the administrators' list. */
const LATEST = 100;

/**
 * Long-running jobs with progress that continue without the browser and after a crash (contract, section 5;
 * permissions, M64).
 */
@Injectable()
export class JobsService {
  private readonly works = new Map<string, LongWork>();

  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly queue: JobQueue,
    private readonly handlers: JobHandlers,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** To be called while the application starts. */
  handle(kind: LongTask, work: LongWork): void {
    this.works.set(kind, work);
    this.handlers.register(kind, ({ jobId }, { attempt }) => this.perform(String(jobId), work, attempt));
  }

  /** Queues long work in the caller's transaction. */
  async create(
    tx: Queryable,
    call: Call,
    kind: LongTask,
    total: number,
    payload: Record<string, unknown>,
  ): Promise<Job> {
    const [row] = await tx.query<JobRow>(
      'INSERT INTO job (id, kind, user_id, total, payload) VALUES ($1, $2, $3, $4, $5) RETURNING *',
      [uuid(), kind, call.actor.userId, total, JSON.stringify(payload)],
    );
    await this.queue.add(tx, kind, { jobId: row!.id });
    return viewOf(row!);
  }

  async find(call: Call, id: string): Promise<Job> {
    const [row] = await this.database.query<JobRow>('SELECT * FROM job WHERE id = $1', [requireId(id, 'id')]);
    if (!row || !maySeeJob(call.actor, { userId: row.user_id })) throw notFound();
    return viewOf(row);
  }

  /** The latest jobs of everyone. Ids are ordered by time (UUID version 7). */
  latest(): Promise<JobEntry[]> {
    return this.database.query<JobEntry>(
      `SELECT j.id, j.kind, j.state, j.done, j.total, j.message, u.name AS "startedBy",
         iso(j.created_at) AS "createdAt", iso(j.finished_at) AS "finishedAt"
       FROM job j JOIN app_user u ON u.id = j.user_id ORDER BY j.id DESC LIMIT $1`,
      [LATEST],
    );
  }

  /**
   * Cancels a pending job immediately and a running one at its next check; a finished one stays unchanged.
   */
  cancel(call: Call, givenId: string): Promise<Job> {
    const id = requireId(givenId, 'id');
    return this.work.run(call, async (tx) => {
      const [row] = await tx.query<JobRow>('SELECT * FROM job WHERE id = $1 FOR UPDATE', [id]);
      if (!row || !maySeeJob(call.actor, { userId: row.user_id })) throw notFound();
      if (row.state === 'QUEUED') return this.end(tx, row, 'CANCELLED', null, null);
      if (row.state === 'RUNNING')
        await tx.query('UPDATE job SET cancel_requested = true WHERE id = $1', [id]);
      return viewOf(row);
    });
  }

  /**
   * Anonymises a person in jobs' results and messages. Replaces a name as a whole value or within a sentence;
   * part of a longer name belongs to another person.
   */
  async forget(tx: Queryable, names: readonly string[], nobody: string): Promise<void> {
    for (const name of names)
      await tx.query(
        `UPDATE job SET message = regexp_replace(message COLLATE "sv-x-icu", $1, $3, 'g'),
           result = regexp_replace(result::text COLLATE "sv-x-icu", $2, $3, 'g')::jsonb
         WHERE message COLLATE "sv-x-icu" ~ $1 OR result::text COLLATE "sv-x-icu" ~ $2`,
        [wholeWord(name), wholeWord(JSON.stringify(name).slice(1, -1)), nobody],
      );
  }

  /**
   * The job's owner with current permissions, which may have changed while it was pending. Throws FORBIDDEN
   * if the account is inactive, the key revoked, or the role below the required rank.
   */
  async actorOf(job: Pick<RunningJob, 'userId'>, rank: Role): Promise<Actor> {
    const [actor] = await this.database.query<Omit<Actor, 'sessionHash'>>(
      `SELECT u.id AS "userId", u.name, u.email, u.role, s.id AS "studentId", t.id AS "teacherId"
       FROM app_user u LEFT JOIN student s ON s.user_id = u.id LEFT JOIN teacher t ON ${TEACHES}
       WHERE u.id = $1 AND (u.active OR EXISTS (SELECT FROM api_key k WHERE k.user_id = u.id
         AND k.revoked_at IS NULL AND coalesce(k.expires_at > now(), true)))`,
      [job.userId],
    );
    if (!actor || !hasRank(actor, rank)) throw forbidden();
    return { ...actor, sessionHash: '' };
  }

  private async perform(id: string, work: LongWork, attempt: number): Promise<void> {
    // Waits for a predecessor's ending transaction, so that finished work isn't started again.
    const [row] = await this.database.query<JobRow>(
      `UPDATE job SET state = 'RUNNING', done = 0 WHERE id = $1 AND state IN ('QUEUED', 'RUNNING') RETURNING *`,
      [id],
    );
    if (!row) return;
    try {
      if (attempt > ATTEMPTS) throw new JobFailed(SENTENCE.INTERNAL);
      if (row.cancel_requested) throw new JobCancelled();
      const job = new RunningJob(this.database, row, attempt);
      const result = await work.run(job);
      await this.database.query(
        `UPDATE job SET state = 'DONE', done = total, result = $2, finished_at = now() WHERE id = $1 AND state = 'RUNNING'`,
        [id, JSON.stringify(result ?? {})],
      );
    } catch (error) {
      await this.fail(row, attempt, error);
    }
  }

  private async fail(row: JobRow, attempt: number, error: unknown): Promise<void> {
    const refusal = refusalOf(error);
    if (!refusal && attempt < ATTEMPTS) throw error;
    if (!refusal) {
      const err = error instanceof Error ? { message: error.message, stack: error.stack } : undefined;
      this.log.error({ jobId: row.id, kind: row.kind, err }, 'a job was given up');
    }
    const { state, message, result } = refusal ?? {
      state: 'FAILED',
      message: SENTENCE.INTERNAL,
      result: null,
    };
    await this.work.run({ actor: NOBODY, idempotency: null }, (tx) =>
      this.end(tx, row, state, message, result),
    );
  }

  private async end(
    tx: Queryable,
    row: JobRow,
    state: 'FAILED' | 'CANCELLED',
    message: string | null,
    result: Record<string, unknown> | null,
  ): Promise<Job> {
    const ended = await tx.query(
      `UPDATE job SET state = $2, message = $3, result = $4, finished_at = now()
       WHERE id = $1 AND state IN ('QUEUED', 'RUNNING') RETURNING id`,
      [row.id, state, message, result ? JSON.stringify(result) : null],
    );
    // Another process took over the job and ended it: its result counts.
    if (ended.length === 0) return viewOf(row);
    await this.works
      .get(row.kind)
      ?.ended?.(tx, { id: row.id, payload: row.payload, userId: row.user_id }, state, message);
    return viewOf({ ...row, state, message, result });
  }
}

interface Refusal {
  state: 'FAILED' | 'CANCELLED';
  message: string | null;
  result: Record<string, unknown> | null;
}

/**
 * Refusal for an error that retries cannot fix; null for one that they may (database unreachable, a defect).
 */
function refusalOf(error: unknown): Refusal | null {
  if (error instanceof JobCancelled) return { state: 'CANCELLED', message: null, result: null };
  if (error instanceof JobFailed) return { state: 'FAILED', message: error.message, result: error.result };
  const meant = error instanceof AppError ? error : fromDatabase(error);
  if (!meant || meant.code === 'SERVICE_UNAVAILABLE' || meant.code === 'INTERNAL') return null;
  return { state: 'FAILED', message: meant.message, result: null };
}
