import { Injectable } from '@nestjs/common';
import { CHANNEL } from '../database/unit-of-work.js';
import type { Queryable } from '../database/database.js';

/** Sessions that have ended: one of an account, or all of them (`sessionHash` null). */
export interface SessionEnded {
  userId: string;
  sessionHash: string | null;
}

/** Notifies every process to close the sockets of ended sessions, at the commit that ended them. */
@Injectable()
export class SessionEvents {
  async announce(tx: Pick<Queryable, 'query'>, ended: SessionEnded | readonly SessionEnded[]): Promise<void> {
    const events = [ended].flat().map((one) => JSON.stringify({ topic: 'session', ...one }));
    await tx.query('SELECT pg_notify($1, event) FROM unnest($2::text[]) AS event', [CHANNEL, events]);
  }
}
