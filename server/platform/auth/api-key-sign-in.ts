import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { Read, Row } from '../database/rows.js';
import type { Actor } from './actor.js';
import { hashOf } from './sessions/sessions.js';

/** Format of a key: a session's secret has no prefix and is three characters shorter. */
const KEY = /^sv_[\w-]{43}$/;
/** `last_used_at` is updated at most this often, so that reads don't write each time. */
const TOUCH_AFTER_SECONDS = 60;

const FIND = `
  SELECT k.id, u.id AS "userId", u.name, u.email, u.role,
    coalesce(extract(epoch FROM now() - k.last_used_at) > ${TOUCH_AFTER_SECONDS}, true) AS stale
  FROM api_key k JOIN app_user u ON u.id = k.user_id AND u.kind = 'API_KEY'
  WHERE k.token_hash = $1 AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > now())`;

interface Found extends Read<'api_key', 'id'>, Read<'app_user', 'name' | 'email' | 'role'> {
  userId: Row<'app_user'>['id'];
  stale: boolean;
}

/**
 * Authenticates API keys of other systems (permissions, section 7: API keys): an actor with exactly the key's
 * role, without students or courses.
 */
@Injectable()
export class ApiKeySignIn {
  constructor(private readonly database: Database) {}

  isKey(token: string): boolean {
    return KEY.test(token);
  }

  /** Null when the key is unknown, revoked or expired. */
  async find(token: string): Promise<Actor | null> {
    const hash = hashOf(token);
    const [found] = await this.database.prepared<Found>('find-api-key', FIND, [hash]);
    if (!found) return null;
    if (found.stale)
      await this.database.query('UPDATE api_key SET last_used_at = now() WHERE id = $1', [found.id]);
    const { userId, name, email, role } = found;
    return {
      userId,
      name,
      email,
      role,
      studentId: null,
      teacherId: null,
      sessionHash: hash.toString('hex'),
      isApiKey: true,
    };
  }
}
