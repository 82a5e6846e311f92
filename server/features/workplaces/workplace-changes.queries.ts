import { assertVersion, findLocked } from '../../platform/database/locked-record.js';
import type { Work } from '../../platform/database/unit-of-work.js';
import type { AuditValues } from '../../platform/history/audit.js';
import { requireId } from '../../platform/validation/id.js';
import { WorkplaceEntity } from './workplace.entity.js';

const STALE = 'Någon annan har ändrat arbetsplatsen sedan du öppnade den.';

/** Locks a workplace and checks its version. */
export async function lockWorkplace(
  tx: Work,
  id: string,
  version: number | null | undefined,
  path = 'id',
): Promise<WorkplaceEntity> {
  const stored = await findLocked(tx, WorkplaceEntity, requireId(id, path), 'Arbetsplatsen finns inte.');
  assertVersion(stored, version, STALE);
  return stored;
}

/** Records the changed values under the name of the workplace and what else they are about. */
export function recordWorkplace(
  tx: Work,
  workplace: string,
  before: AuditValues,
  after: AuditValues,
  about: AuditValues = {},
): void {
  const changed = Object.keys(after).filter(
    (key) => JSON.stringify(after[key] ?? null) !== JSON.stringify(before[key] ?? null),
  );
  if (changed.length === 0) return;
  const only = (values: AuditValues) =>
    Object.fromEntries(changed.map((key) => [key, values[key] ?? null] as const));
  tx.audit({
    kind: 'WORKPLACE_CHANGED',
    previousValues: { workplace, ...about, ...only(before) },
    newValues: { workplace, ...about, ...only(after) },
  });
}
