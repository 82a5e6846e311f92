import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { hashOf } from '../../platform/auth/sessions/sessions.js';
import { Database, type Queryable } from '../../platform/database/database.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { badField, notFound } from '../../platform/errors/app-error.js';
import type { ApiKey, CreateApiKeyInput, CreatedApiKey } from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import { SessionEvents } from '../../platform/realtime/session-events.js';
import { requireId } from '../../platform/validation/id.js';
import { requiredLine } from '../../platform/validation/text.js';
import { addKey, revokeKey } from '../../platform/auth/api-keys.repository.js';

const LONGEST_NAME = 120;

const KEYS = `
  SELECT k.id, u.name, u.role, iso(k.created_at) AS "createdAt", maker.name AS "createdBy",
    iso(k.expires_at) AS "expiresAt", iso(k.last_used_at) AS "lastUsedAt", iso(k.revoked_at) AS "revokedAt"
  FROM api_key k JOIN app_user u ON u.id = k.user_id JOIN app_user maker ON maker.id = k.created_by`;

/** API keys for other systems (permissions, section 7: API keys). */
@Injectable()
export class ApiKeysService {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly ended: SessionEvents,
  ) {}

  list(): Promise<ApiKey[]> {
    return this.database.query<ApiKey>(`${KEYS} ORDER BY k.created_at DESC, k.id DESC`);
  }

  /**
   * Creates a key and the account that it acts as. Only this answer contains the secret: the idempotency record and
   * the table do not.
   */
  async create(call: Call, input: CreateApiKeyInput): Promise<CreatedApiKey> {
    const name = requiredLine(input.name, 'name', LONGEST_NAME);
    if (input.role === 'SYSTEMADMIN')
      throw badField('role', 'NOT_ALLOWED', 'En nyckel kan högst få rollen Administratör.');
    const expiresAt = readExpiry(input.expiresAt);
    let key: string | null = null;
    const apiKey = await this.work.run(call, async (tx) => {
      const [id, userId] = [uuid(), uuid()];
      key = `sv_${randomBytes(32).toString('base64url')}`;
      await addKey(tx, {
        ...{ id, userId, name, role: input.role, tokenHash: hashOf(key) },
        ...{ createdBy: call.actor.userId, expiresAt },
      });
      tx.audit({
        kind: 'KEY_CREATED',
        subjectId: userId,
        newValues: { name, role: input.role, expiresAt: expiresAt?.toISOString() ?? null },
      });
      return one(tx, id);
    });
    return { apiKey, key };
  }

  /** Revokes a key and closes its open sockets after the commit. Idempotent. */
  revoke(call: Call, id: string): Promise<ApiKey> {
    requireId(id, 'id');
    return this.work.run(call, async (tx) => {
      const revoked = await revokeKey(tx, id);
      if (!revoked) throw notFound('Nyckeln finns inte.');
      if (revoked.wasValid) tx.audit({ kind: 'KEY_REVOKED', subjectId: revoked.userId });
      await this.ended.announce(tx, { userId: revoked.userId, sessionHash: null });
      return one(tx, id);
    });
  }
}

function readExpiry(expiresAt: string | null | undefined): Date | null {
  if (!expiresAt) return null;
  const moment = new Date(expiresAt);
  if (moment.getTime() > Date.now() && moment.getUTCFullYear() < 10_000) return moment;
  throw badField('expiresAt', 'RANGE', 'Slutdatumet ska ligga i framtiden.');
}

async function one(db: Queryable, id: string): Promise<ApiKey> {
  const [key] = await db.query<ApiKey>(`${KEYS} WHERE k.id = $1`, [id]);
  return key!;
}
