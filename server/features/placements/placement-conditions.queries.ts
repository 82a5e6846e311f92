import { OPEN_STATES } from '../../../domain/placements/state.js';

/** Condition: placement `p` has not ended, so that it takes a place at its workplace. */
export const TAKES_PLACE = `p.state IN (${OPEN_STATES.map((state) => `'${state}'`).join(', ')})`;

/** What placement `p` waits for next; null when it has ended. */
export const NEXT_DUE = `CASE p.state WHEN 'PLANNED' THEN 'AGREEMENT' WHEN 'AGREED' THEN 'START'
  WHEN 'ONGOING' THEN 'END' END`;

/** The day of that. */
export const NEXT_DUE_ON = `CASE WHEN p.state IN ('PLANNED', 'AGREED') THEN p.start_date
  WHEN p.state = 'ONGOING' THEN p.end_date END`;

/** The first placement of each student that has not ended. */
export const openPlacements = (only = 'true'): string =>
  `SELECT DISTINCT ON (p.student_id) p.student_id, p.id, w.name AS workplace, ${NEXT_DUE} AS next_due,
     ${NEXT_DUE_ON} AS next_due_on
   FROM placement p JOIN workplace w ON w.id = p.workplace_id WHERE ${TAKES_PLACE} AND ${only}
   ORDER BY p.student_id, p.start_date, p.id`;
