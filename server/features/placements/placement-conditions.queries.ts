import { periodText } from '../../../domain/days.js';
import { ASSESSMENT_AWAITED_DAYS, ASSESSMENT_NOTICE_DAYS } from '../../../domain/placements/assessment.js';
import { OPEN_STATES } from '../../../domain/placements/state.js';
import { TALK_DUES, TALK_NOTICE_DAYS } from '../../../domain/placements/talks.js';
import { placementPoints, REQUIRED_HOURS } from './hours/required-points.queries.js';
import { LAST_DAY, lastDayOf } from './last-day.queries.js';
import { NEXT_TALK, TALK_DUE_ON, TALK_JOINS } from './talks/talks.queries.js';

/** Condition: placement `p` has not ended, so that it takes a place at its workplace. */
export const TAKES_PLACE = `p.state IN (${OPEN_STATES.map((state) => `'${state}'`).join(', ')})`;

/** One sentence for each pair of overlapping placements of two student records: a student cannot have both. */
export const sharedDays = (one: string, other: string): string =>
  `SELECT 'Placeringarna på ' || v.name || ' från ' || p.start_date || ' och ' || w.name || ' från ' || q.start_date
     || ' överlappar varandra.'
   FROM placement p JOIN placement q ON q.student_id = ${other} AND q.start_date <= ${lastDayOf('p')}
     AND p.start_date <= ${lastDayOf('q')}
   JOIN workplace v ON v.id = p.workplace_id JOIN workplace w ON w.id = q.workplace_id
   WHERE p.student_id = ${one} AND ${lastDayOf('p')} >= p.start_date AND ${lastDayOf('q')} >= q.start_date`;

/** Says that the student has another placement in the period. */
export const overlapText = (other: { workplace: string; startDate: string; endDate: string }): string =>
  `Eleven har redan en placering på ${other.workplace} ${periodText(other.startDate, other.endDate)}.`;

/** Condition: the supervisor's assessment of placement `p` is due and not there. */
export const ASSESSMENT_MISSING = `((p.state = 'DONE'
    OR (p.state = 'ONGOING' AND p.end_date <= today() + ${ASSESSMENT_NOTICE_DAYS}))
  AND NOT EXISTS (SELECT FROM placement_assessment a WHERE a.placement_id = p.id))`;

/** What placement `p`, with its `TALK_JOINS`, waits for next; null when it has ended and waits for nothing. */
export const NEXT_DUE = `CASE p.state WHEN 'PLANNED' THEN 'AGREEMENT' WHEN 'AGREED' THEN 'START'
  WHEN 'ONGOING' THEN coalesce(${NEXT_TALK} || '_TALK', CASE WHEN ${ASSESSMENT_MISSING} THEN 'ASSESSMENT' ELSE 'END' END)
  WHEN 'DONE' THEN CASE WHEN ${ASSESSMENT_MISSING} THEN 'ASSESSMENT' END END`;

/** The day of that. */
export const NEXT_DUE_ON = `CASE WHEN p.state IN ('PLANNED', 'AGREED') THEN p.start_date
  WHEN p.state = 'ONGOING' THEN CASE ${NEXT_TALK} WHEN 'MIDTERM' THEN ${TALK_DUE_ON.MIDTERM}
    WHEN 'FINAL' THEN ${TALK_DUE_ON.FINAL} ELSE p.end_date END
  WHEN p.state = 'DONE' AND ${ASSESSMENT_MISSING} THEN ${LAST_DAY} END`;

/** Condition: `isAgreementMissing` of placement `p`, which has not ended. */
const AGREEMENT_MISSING = `(p.state <> 'DONE' AND p.agreed_on IS NULL AND p.waived_reason IS NULL)`;

/**
 * Condition: placement `p` is ongoing, and less is reported than the hours of its whole weeks but the latest, at most
 * the planned ones.
 */
const HOURS_BEHIND = `(p.state = 'ONGOING' AND p.reported_minutes < 60 * least(p.planned_hours,
  greatest(0, (least(today(), p.end_date + 1) - p.start_date) / 7 - 1) * p.hours_per_week))`;

/** Ids of the students who have a placement at a workplace, whatever its state. */
export const studentsAt = (workplace: string): string =>
  `SELECT at.student_id FROM placement at WHERE at.workplace_id = ${workplace}`;

/** Placements that a card can show: those that have not ended, and those done whose assessment is awaited. */
const shownOnBoard = (columns: string, only: string): string =>
  `SELECT ${columns} FROM placement p WHERE ${TAKES_PLACE} AND ${only}
   UNION ALL SELECT ${columns} FROM placement p WHERE p.state = 'DONE' AND ${only}
     AND p.end_date >= today() - ${ASSESSMENT_AWAITED_DAYS} AND ${ASSESSMENT_MISSING}`;

/**
 * The placement of each student's card: the first one that has not ended, or without one the latest that is done and
 * waits for its assessment, with the reported and required hours of the student. Of one student, or of the students who
 * have been at one workplace, if the SQL of an id is given.
 */
export function openPlacements({
  student,
  workplace,
}: { student?: string; workplace?: string } = {}): string {
  const only = student
    ? `p.student_id = ${student}`
    : workplace
      ? `p.student_id IN (${studentsAt(workplace)})`
      : 'true';
  const points = student
    ? placementPoints(`e.student_id = ${student}`)
    : placementPoints(`e.student_id IN (${shownOnBoard('p.student_id', only)})`, 'ALL');
  return `SELECT o.*, h.minutes::float8 / 60 AS hours_reported, ${REQUIRED_HOURS} AS hours_required
    FROM (SELECT DISTINCT ON (p.student_id) p.student_id, p.id, p.workplace_id, w.name AS workplace, w.branches,
        ${NEXT_DUE} AS next_due, ${NEXT_DUE_ON} AS next_due_on, ${AGREEMENT_MISSING} AS agreement_missing,
        ${HOURS_BEHIND} AS hours_behind, ${ASSESSMENT_MISSING} AS assessment_missing, p.state = 'DONE' AS is_done
      FROM (${shownOnBoard('p.*', only)}) p JOIN workplace w ON w.id = p.workplace_id ${TALK_JOINS}
      ORDER BY p.student_id, p.state = 'DONE', CASE WHEN p.state = 'DONE' THEN p.end_date END DESC, p.start_date, p.id) o
    CROSS JOIN LATERAL (SELECT sum(p.reported_minutes) AS minutes FROM placement p
      WHERE p.student_id = o.student_id) h
    LEFT JOIN (${points}) n ON n.student_id = o.student_id`;
}

/** Condition: `isTalkDue` of a row `p` of `openPlacements`. */
export const TALK_IS_DUE = `p.next_due IN (${TALK_DUES.map((due) => `'${due}'`).join(', ')})
  AND p.next_due_on <= today() + ${TALK_NOTICE_DAYS}`;
