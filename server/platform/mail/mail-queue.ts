import { Injectable } from '@nestjs/common';
import type { Queryable } from '../database/database.js';
import { JobQueue } from '../jobs/job-queue.js';
import type { Mail } from './mail.js';

/** Mails leave after the commit that caused them, and are tried again for a day (security, F36). */
@Injectable()
export class MailQueue {
  constructor(private readonly jobs: JobQueue) {}

  async add(tx: Pick<Queryable, 'query'>, mail: Mail): Promise<void> {
    await this.jobs.add(tx, 'send-mail', { ...mail });
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
