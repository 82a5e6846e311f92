/**
 * The rule of an enrolment's earnings (domain, D11), shared by report, freeze, deviations and explanation.
 * The arithmetic is in the functions `half_up` and `accrued_ore` of the migration.
 *
 * - The price comes from the customer's list on the day the course begins; the most specific row applies:
 * course, package (in any of its editions), distance category, category.
 * - A price per point counts the points that remain to be read: a part that is validated, also in an equivalent
 * course, is not paid for.
 * - A package earns only by a price per place, which then includes its courses; otherwise its courses earn.
 * - The base share accrues daily from the first through the last day of study, until the day from which a
 * dropout counts. Enrolments that never started or were cancelled earn nothing. Days of a pause earn as the
 * price list states: all, the first few of each, or none.
 * - The result share is earned in full on the day a grade is first signed: never by '–', by F and IG as the
 * price states (a completed course: no, by default), never after a dropout. A correction changes no day: if
 * that day's month is frozen, the difference is a deviation of that month. Enrolments without grades
 * (orientation courses, packages) earn it when completed.
 */

/** Which enrolments a statement is about. */
export interface EarningScope {
  /** Conditions on `e` (enrollment) and `s` (student). */
  where?: readonly string[];
  /** Placeholders of days: only enrolments begun by `to` and not settled before `from`. */
  from?: string;
  to?: string;
}

/**
 * One row for each enrolment that has, or should have, a price. Each step is computed once per row, and only
 * for the remaining rows: `OFFSET 0` keeps PostgreSQL from evaluating a step again at each reference. All
 * prices are read once and joined in memory instead of by an index lookup per enrolment.
 */
export function earningBasis({ where = [], from, to }: EarningScope): string {
  return `WITH tariff AS MATERIALIZED (SELECT * FROM price_row),
  package_tariff AS MATERIALIZED (${PACKAGE_TARIFF}),
  interrupted AS MATERIALIZED (SELECT enrollment_id, pauses FROM enrollment_pause)
  SELECT x.id, x.student_id, x.municipality, x.course_id, x.package_id, x.status, x.status_on, x.points, x.validated_points,
    x.first_on, x.last_on, x.stop_on, x.settled_on, price.id AS price_row_id, price.basis, price.amount_ore, price.base_percent,
    whole.total_ore, share.base_share, whole.total_ore - share.base_share AS result_share,
    outcome.result_state, CASE WHEN outcome.result_state = 'EARNED' THEN x.settled_on END AS result_on,
    CASE WHEN outcome.result_state = 'LOST' THEN x.settled_on END AS lost_on,
    interrupted.pauses, list.paid_pause_days, price.pays_failed,
    CASE WHEN interrupted.pauses IS NOT NULL AND list.paid_pause_days IS NOT NULL
      THEN unpaid_days(interrupted.pauses, list.paid_pause_days) END AS unpaid,
    CASE WHEN x.first_on IS NULL OR x.last_on IS NULL THEN 'NO_DATES' WHEN x.municipality IS NULL THEN 'NO_MUNICIPALITY'
      WHEN price.id IS NULL THEN 'NO_PRICE' WHEN whole.total_ore IS NULL THEN 'NO_POINTS' END AS problem
  FROM (${settledEnrollments(where, from, to)}) x
  LEFT JOIN price_list list ON list.municipality = x.municipality
    AND x.first_on BETWEEN list.valid_from AND coalesce(list.valid_to, 'infinity')
  LEFT JOIN tariff own ON own.price_list_id = list.id AND own.course_id = x.course_id
  LEFT JOIN package_tariff bundle ON bundle.price_list_id = list.id
    AND bundle.edition_id = coalesce(x.package_id, x.frame_package_id)
    AND CASE WHEN x.package_id IS NOT NULL THEN bundle.basis = 'PER_PLACE' ELSE bundle.basis <> 'PER_PLACE' END
  LEFT JOIN tariff remote ON remote.price_list_id = list.id AND remote.category = x.price_category
    AND remote.distance AND x.is_remote
  LEFT JOIN tariff plain ON plain.price_list_id = list.id AND plain.category = x.price_category AND NOT plain.distance
  LEFT JOIN (SELECT id, basis, amount_ore, base_percent, coalesce(pays_failed, basis <> 'PER_COMPLETED_COURSE') AS pays_failed
    FROM tariff) price ON price.id = coalesce(own.id, bundle.id, remote.id, plain.id)
  LEFT JOIN interrupted ON interrupted.enrollment_id = x.id
  CROSS JOIN LATERAL (SELECT CASE WHEN x.result_state <> 'FAILED' THEN x.result_state
    WHEN price.pays_failed THEN 'EARNED' ELSE 'LOST' END AS result_state) outcome
  CROSS JOIN LATERAL (SELECT CASE WHEN price.basis = 'PER_POINT' THEN x.points * price.amount_ore
    ELSE price.amount_ore END AS total_ore) whole
  CROSS JOIN LATERAL (SELECT half_up(whole.total_ore * price.base_percent, 100) AS base_share) share
  WHERE (x.package_id IS NULL OR bundle.id IS NOT NULL)
    AND NOT EXISTS (SELECT FROM package_tariff place JOIN price_list frame_list ON frame_list.id = place.price_list_id
      WHERE place.edition_id = x.frame_package_id AND place.basis = 'PER_PLACE' AND frame_list.municipality = x.municipality
        AND x.frame_start BETWEEN frame_list.valid_from AND coalesce(frame_list.valid_to, 'infinity'))`;
}

/**
 * A package's price applies to all its editions: a new one costs the same, and students of an older one keep
 * the price, however often the list has been saved since. If a list has several editions, the edition's own
 * price comes first, then the newest.
 */
const PACKAGE_TARIFF = `
  WITH RECURSIVE line AS (
    SELECT id, id AS first_id, edition FROM course_package WHERE follows_id IS NULL
    UNION ALL
    SELECT later.id, line.first_id, later.edition FROM line JOIN course_package later ON later.follows_id = line.id)
  SELECT DISTINCT ON (r.price_list_id, edition.id) edition.id AS edition_id, r.id, r.price_list_id, r.basis
  FROM price_row r JOIN line priced ON priced.id = r.package_id JOIN line edition ON edition.first_id = priced.first_id
  ORDER BY r.price_list_id, edition.id, edition.id = priced.id DESC, priced.edition DESC`;

/** Days and result share of each enrolment, without its price. */
function settledEnrollments(where: readonly string[], from?: string, to?: string): string {
  const begun = to ? [`coalesce(coalesce(e.start_date, ci.start_date) <= ${to}::date, true)`] : [];
  const unsettled = from
    ? `WHERE w.result_state = 'OPEN' OR stop.stop_on >= ${from}::date OR settled.settled_on >= ${from}::date`
    : '';
  const conditions = [
    'e.is_enrollment AND e.removed_at IS NULL AND e.program_id IS NULL',
    `e.status NOT IN ('NOT_STARTED', 'CANCELLED')`,
    ...begun,
    ...where,
  ];
  return `
    SELECT w.*, stop.stop_on, settled.settled_on
    FROM (
      SELECT e.id, e.student_id, s.municipality, e.course_id, e.package_id, e.status, e.status_on, e.grade_first_signed_at,
        c.points - part.points AS points, part.points AS validated_points, c.price_category, ci.study_form = 'DISTANCE' AS is_remote, frame.package_id AS frame_package_id,
        CASE WHEN frame.removed_at IS NULL THEN frame.start_date END AS frame_start,
        coalesce(e.start_date, ci.start_date) AS first_on, coalesce(e.end_date, ci.end_date) AS last_on,
        e.status IN ('DROPPED_OUT', 'ENDED_BY_PRINCIPAL') AS is_stopped,
        CASE WHEN e.status IN ('DROPPED_OUT', 'ENDED_BY_PRINCIPAL') THEN 'LOST'
          WHEN e.grade_signed_at IS NOT NULL THEN
            CASE WHEN e.grade = '–' THEN 'LOST' WHEN e.grade IN ('F', 'IG') THEN 'FAILED' ELSE 'EARNED' END
          WHEN e.status = 'COMPLETED' AND (e.package_id IS NOT NULL OR c.kind = 'ORIENTATION') THEN 'EARNED'
          ELSE 'OPEN' END AS result_state
      FROM enrollment e
      JOIN student s ON s.id = e.student_id
      LEFT JOIN course c ON c.id = e.course_id
      CROSS JOIN LATERAL (SELECT coalesce(max(v.points), 0) AS points FROM study_validation v
        WHERE v.student_id = e.student_id AND v.scope = 'PART' AND (v.course_id = c.id OR v.course_id IN (
          SELECT pair.equivalent_id FROM course_pair pair WHERE pair.course_id = c.id))) part
      LEFT JOIN course_instance ci ON ci.id = e.course_instance_id
      LEFT JOIN enrollment frame ON frame.id = e.parent_id AND frame.package_id IS NOT NULL
      WHERE ${conditions.join(' AND ')} OFFSET 0) w
    CROSS JOIN LATERAL (SELECT CASE WHEN w.is_stopped THEN least(w.last_on, w.status_on - 1) ELSE w.last_on END AS stop_on) stop
    CROSS JOIN LATERAL (SELECT (w.grade_first_signed_at AT TIME ZONE 'Europe/Stockholm')::date AS signed_on) signed
    CROSS JOIN LATERAL (SELECT CASE WHEN w.is_stopped THEN coalesce(w.status_on, w.last_on)
      WHEN w.result_state = 'LOST' THEN greatest(w.first_on, signed.signed_on)
      WHEN w.result_state <> 'OPEN' THEN greatest(w.first_on, coalesce(signed.signed_on, w.status_on, w.last_on)) END
      AS settled_on) settled
    ${unsettled} OFFSET 0`;
}

/** Base share accrued by an alias at the end of a day (SQL), by default at its last one. */
export function accruedBy(alias: string, day?: string): string {
  const through = day ? `least(${alias}.stop_on, ${day})` : `${alias}.stop_on`;
  const share = `${alias}.base_share, ${alias}.first_on, ${alias}.last_on, ${through}`;
  // Written out: the usual case then stays plain arithmetic.
  return `CASE WHEN ${alias}.unpaid IS NULL THEN accrued_ore(${share}) ELSE accrued_ore(${share}, ${alias}.unpaid) END`;
}

/** Earnings of an alias of the basis in spans of days; each span is a pair of placeholders. */
export function earnedIn(
  alias: string,
  spans: readonly { from: string; to: string }[],
): { base: string; result: string } {
  if (spans.length === 0) return { base: '0::bigint', result: '0::bigint' };
  const base = spans.map(
    ({ from, to }) => `${accruedBy(alias, `${to}::date`)} - ${accruedBy(alias, `${from}::date - 1`)}`,
  );
  const within = spans.map(({ from, to }) => `${alias}.result_on BETWEEN ${from}::date AND ${to}::date`);
  return {
    base: base.join(' + '),
    result: `CASE WHEN ${within.join(' OR ')} THEN ${alias}.result_share ELSE 0 END`,
  };
}
