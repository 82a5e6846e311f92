import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { notFound } from '../../platform/errors/app-error.js';
import type { UserSession } from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import { SessionEvents } from '../../platform/realtime/session-events.js';
import { requireId } from '../../platform/validation/id.js';
import { assertPerson } from './profile.service.js';
import { Sessions } from '../../platform/auth/sessions/sessions.js';

/** Lists and ends the user's sessions (contract, section 5). */
@Injectable()
export class OwnSessions {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly ended: SessionEvents,
    private readonly sessions: Sessions,
  ) {}

  list(call: Call): Promise<UserSession[]> {
    return this.database.query<UserSession>(
      `SELECT id, token_hash = decode($2, 'hex') AS current, iso(created_at) AS "createdAt",
         iso(last_seen_at) AS "lastSeenAt", iso(expires_at) AS "expiresAt", address, user_agent AS "userAgent"
       FROM session WHERE user_id = $1 AND expires_at > now() AND last_seen_at > now() - interval '60 minutes'
       ORDER BY last_seen_at DESC, id`,
      [assertPerson(call), call.actor.sessionHash],
    );
  }

  /** NOT_FOUND for other users' sessions. Ending the current session signs the user out. */
  end(call: Call, id: string): Promise<string> {
    const userId = assertPerson(call);
    requireId(id, 'id');
    return this.work.run(call, async (tx) => {
      const hash = await this.sessions.endOne(tx, userId, id);
      if (hash === null) throw notFound('Sessionen finns inte.');
      tx.audit({ kind: 'SESSIONS_ENDED', subjectId: userId, newValues: { ended: 1 } });
      await this.ended.announce(tx, { userId, sessionHash: hash });
      return id;
    });
  }

  endOthers(call: Call): Promise<number> {
    const userId = assertPerson(call);
    return this.work.run(call, async (tx) => {
      const ended = await this.sessions.endOthers(tx, userId, call.actor.sessionHash);
      if (ended.length > 0)
        tx.audit({ kind: 'SESSIONS_ENDED', subjectId: userId, newValues: { ended: ended.length } });
      for (const hash of ended) await this.ended.announce(tx, { userId, sessionHash: hash });
      return ended.length;
    });
  }
}
