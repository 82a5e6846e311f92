import { Injectable } from '@nestjs/common';
import type { Queryable } from '../database/database.js';
import { heldCount, JobQueue } from '../jobs/job-queue.js';
import type { Mail } from './mail.js';

/** Delay of mails that can be undone. */
const HELD_MINUTES = 10;

const keyOf = (cause: string): string => `held-mail:${cause}:`;

/**
 * Number of mails of an action that are still held for undo. `cause` and `since`, the time of the action, are
 * SQL expressions: the queue is read only while mails can be held.
 */
export const waitingMails = (cause: string, since: string): string =>
  `CASE WHEN ${since} >= now() - interval '${HELD_MINUTES} minutes'
    THEN ${heldCount(`'held-mail:' || ${cause} || ':'`)} ELSE 0 END`;

/** Mails leave after the commit that caused them, and are tried again for a day (security, F36). */
@Injectable()
export class MailQueue {
  constructor(private readonly jobs: JobQueue) {}

  async add(tx: Pick<Queryable, 'query'>, mail: Mail): Promise<void> {
    await this.jobs.add(tx, 'send-mail', { ...mail });
  }

  /**
   * Mails of an action that can be undone: they leave after ten minutes, unless `discard` takes them back before.
   * `cause` names the action; it must be new for each.
   */
  async hold(tx: Pick<Queryable, 'query'>, cause: string, mails: readonly Mail[]): Promise<void> {
    await this.jobs.addHeld(
      tx,
      'send-mail',
      mails.map((mail, place) => ({ key: `${keyOf(cause)}${place}`, payload: { ...mail } })),
      HELD_MINUTES,
    );
  }

  /** Deletes the held mails that have not been sent, and returns their recipients. */
  discard(tx: Pick<Queryable, 'query'>, cause: string): Promise<Pick<Mail, 'to'>[]> {
    return this.jobs.removeHeld<Mail>(tx, 'send-mail', keyOf(cause));
  }

  /** Sends the held mails immediately; returns their number. */
  release(tx: Pick<Queryable, 'query'>, cause: string): Promise<number> {
    return this.jobs.releaseHeld(tx, 'send-mail', keyOf(cause));
  }

  /** A mail to each of many, in one statement. */
  async addAll(tx: Pick<Queryable, 'query'>, mails: readonly Mail[]): Promise<void> {
    if (mails.length > 0)
      await this.jobs.addAll(
        tx,
        'send-mail',
        mails.map((mail) => ({ ...mail })),
      );
  }
}
