import type { EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import { conflict, notFound } from '../errors/app-error.js';
import type { Work } from './unit-of-work.js';

/**
 * Reads a record by its id and locks it until the transaction ends: concurrent callers wait and then read its new
 * state. NOT_FOUND with the message if there is none.
 */
export async function findLocked<Entity extends ObjectLiteral>(
  tx: Work,
  entity: EntityTarget<Entity>,
  id: string,
  missing: string,
): Promise<Entity> {
  const where = { id } as unknown as FindOptionsWhere<Entity>;
  const stored = await tx.manager.findOne(entity, { where, lock: { mode: 'pessimistic_write' } });
  if (!stored) throw notFound(missing);
  return stored;
}

/**
 * Throws CONFLICT (VERSION) if the record has changed since the caller read it; a caller without a version skips
 * the check.
 */
export function assertVersion(
  stored: { version: number },
  looked: number | null | undefined,
  sentence: string,
): void {
  if (looked !== null && looked !== undefined && looked !== stored.version)
    throw conflict('VERSION', sentence, stored.version);
}
