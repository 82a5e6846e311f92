import type { Queryable } from '../../../platform/database/database.js';
import type { ChangedIds } from '../../enrollments/facts/fact-marks.repository.js';
import { earningBasis } from './earning-basis.queries.js';
import { EARNING_FACTS } from './earning-facts.queries.js';

/** Stores the rule's results for these enrolments. */
export async function writeEarningFacts(tx: Queryable, ids: ChangedIds): Promise<void> {
  const params = ids ? [ids] : [];
  await tx.query(`DELETE FROM earning_fact ${ids ? 'WHERE id = ANY ($1::uuid[])' : ''}`, params);
  await tx.query(
    `INSERT INTO earning_fact (${EARNING_FACTS})
     SELECT ${EARNING_FACTS} FROM (${earningBasis({ where: ids ? ['e.id = ANY ($1::uuid[])'] : [] })}) b`,
    params,
  );
}
