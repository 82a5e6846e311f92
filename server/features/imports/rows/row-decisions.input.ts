import type { Actor } from '../../../platform/auth/actor.js';
import type { Read } from '../../../platform/database/rows.js';
import type { Work } from '../../../platform/database/unit-of-work.js';
import { badField, forbidden } from '../../../platform/errors/app-error.js';
import type { ImportDecision, ImportRowDecision } from '../../../platform/graphql/generated.js';
import { mayDecide } from '../imports.policy.js';
import type { RowDecision } from './row-judgement.rules.js';

interface OpenRow extends Read<'import_row', 'row' | 'decision'> {
  choices: ImportDecision[];
  studentId: string;
}

/**
 * The batch's decisions: the stored ones, replaced by new ones. BAD_USER_INPUT for a row without choices,
 * FORBIDDEN for a decision above the actor's role. Each new one is audited.
 */
export async function decisionsOf(
  tx: Work,
  actor: Actor,
  batchId: string,
  added: readonly ImportRowDecision[],
): Promise<RowDecision[]> {
  const open = await openRows(tx, batchId, added);
  const decisions = new Map(
    [...open.values()].flatMap(({ row, decision, studentId }) =>
      decision ? [[row, { row, decision, studentId }] as const] : [],
    ),
  );
  for (const [index, { row, decision }] of added.entries()) {
    const stored = open.get(row);
    if (!stored)
      throw badField(`decisions.${index}.row`, 'BAD_REFERENCE', `På rad ${row} finns inget att avgöra.`);
    const chosen = decision ?? null;
    if (chosen && !stored.choices.includes(chosen))
      throw badField(`decisions.${index}.decision`, 'NOT_ALLOWED', `Rad ${row} kan inte avgöras så.`);
    if (![chosen, stored.decision].every((one) => !one || mayDecide(actor, one)))
      throw forbidden('Bara en administratör får avgöra vem raden gäller.');
    if (chosen === stored.decision) continue;
    const { studentId } = stored;
    decisions.delete(row);
    if (chosen) decisions.set(row, { row, decision: chosen, studentId });
    tx.audit({
      kind: 'IMPORT_ROW_DECIDED',
      previousValues: { batchId, row, studentId, decision: stored.decision },
      newValues: { batchId, row, studentId, decision: chosen },
    });
  }
  return [...decisions.values()];
}

async function openRows(
  tx: Work,
  batchId: string,
  added: readonly ImportRowDecision[],
): Promise<ReadonlyMap<number, OpenRow>> {
  const rows = await tx.query<OpenRow>(
    `SELECT row, choices, decision, coalesce(decided_on, student_id) AS "studentId" FROM import_row
     WHERE batch_id = $1 AND (decision IS NOT NULL OR row = ANY ($2) AND choices <> '{}' AND student_id IS NOT NULL)`,
    [batchId, added.map(({ row }) => row)],
  );
  return new Map(rows.map((row) => [row.row, row]));
}
