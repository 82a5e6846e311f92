import type { Queryable } from '../../platform/database/database.js';
import type { ChangedIds } from '../enrollments/facts/fact-marks.repository.js';
import { PARTICIPATION_FACTS, participationRule } from './participation-facts.queries.js';

/** Stores the participation facts of these enrolments. */
export async function writeParticipationFacts(tx: Queryable, ids: ChangedIds): Promise<void> {
  const params = ids ? [ids] : [];
  await tx.query(`DELETE FROM participation_fact ${ids ? 'WHERE id = ANY ($1::uuid[])' : ''}`, params);
  await tx.query(
    `INSERT INTO participation_fact (${PARTICIPATION_FACTS})
     ${participationRule(ids ? 'e.id = ANY ($1::uuid[])' : 'true')}`,
    params,
  );
}
