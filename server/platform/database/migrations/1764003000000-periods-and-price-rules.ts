import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The status periods of an enrolment, defined once for earnings, statistics, SCB's register and CSN; and the rules
 * stored with each price: whether a failing grade earns, and the effect of a pause.
 */
export class PeriodsAndPriceRules1764003000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(STATUS_ENTRIES);
    await runner.query(PERIODS);
    await runner.query(PRICE_RULES);
    await runner.query(UNPAID_DAYS);
  }

  async down(): Promise<void> {
    throw new Error(
      'The rules by which months have been frozen are not taken back: restore a backup instead.',
    );
  }
}

/** A history entry records a new status, or an action that did not change the status. */
const STATUS_ENTRIES = `
  ALTER TABLE enrollment_status_change ADD COLUMN sets_status boolean NOT NULL DEFAULT true;
  ALTER TABLE enrollment_status_change DISABLE TRIGGER enrollment_status_change_is_append_only;
  -- The deeds that name the status without setting it: another end, another instance, a removal.
  UPDATE enrollment_status_change SET sets_status = false
    WHERE note LIKE 'Nytt slutdatum %' OR note LIKE 'Flyttad från %' OR note LIKE 'Borttagen: %';
  ALTER TABLE enrollment_status_change ENABLE TRIGGER enrollment_status_change_is_append_only;
  CREATE INDEX enrollment_status_change_paused ON enrollment_status_change (enrollment_id) WHERE status = 'PAUSED';
`;

/**
 * Every entry is valid from its day on and replaces earlier entries for those days; one that repeats the status
 * corrects its day. The enrolment's own status comes last if the history lacks it.
 */
const periodsOf = (which: string): string => `
  SELECT enrollment_id, status, from_on, nullif(until_on, 'infinity') AS until_on, nullif(changed_at, 'infinity') AS said_at FROM (
    SELECT enrollment_id, status, effective_on AS from_on, changed_at, coalesce(min(effective_on) OVER (PARTITION BY enrollment_id
      ORDER BY changed_at, id ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING), 'infinity'::date) AS until_on
    FROM (
      SELECT *, lead(status) OVER (PARTITION BY enrollment_id ORDER BY changed_at, id) AS next_status FROM (
        SELECT *, lag(status) OVER (PARTITION BY enrollment_id ORDER BY changed_at, id) AS last_status FROM (
          SELECT h.enrollment_id, h.status, h.effective_on, h.changed_at, h.id, false AS is_now
          FROM enrollment_status_change h
          WHERE h.sets_status AND h.status IS NOT NULL AND h.effective_on IS NOT NULL ${which.replaceAll('?', 'h.enrollment_id')}
          UNION ALL
          SELECT e.id, e.status, coalesce(e.status_on, e.start_date), 'infinity', e.id, true FROM enrollment e
          WHERE e.status IS NOT NULL AND coalesce(e.status_on, e.start_date) IS NOT NULL ${which.replaceAll('?', 'e.id')}
        ) entry) known WHERE NOT (is_now AND last_status IS NOT DISTINCT FROM status)
      ) told WHERE next_status IS DISTINCT FROM status
    ) period WHERE from_on < until_on`;

const PERIODS = `
  -- until_on is the first day that the status holds no longer; null: it holds still. said_at: when it was written down.
  CREATE VIEW enrollment_period AS ${periodsOf('')};

  -- The days without studies of those who have paused; few have, so the others are not looked at.
  CREATE VIEW enrollment_pause AS
    SELECT enrollment_id, range_agg(daterange(from_on, until_on)) AS pauses
    FROM (${periodsOf(`AND ? IN (SELECT enrollment_id FROM enrollment_status_change WHERE status = 'PAUSED'
      UNION SELECT id FROM enrollment WHERE status = 'PAUSED')`)}) p
    WHERE status = 'PAUSED' GROUP BY enrollment_id;

  -- How many of the days from 'first' through 'last' are among them; null stands for none.
  CREATE FUNCTION days_among(days datemultirange, first date, last date) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN days IS NULL OR last < first THEN 0 ELSE coalesce((SELECT sum(upper(d) - lower(d))
      FROM unnest(days * datemultirange(daterange(first, last + 1))) AS d), 0)::integer END;
`;

const PRICE_RULES = `
  -- Whether F and IG earn the result share; null: by its basis, which for a completed course asks for a pass.
  ALTER TABLE price_row ADD COLUMN pays_failed boolean;
  -- Existing rows keep what the school had said for all of them, but that a completed course is one that was passed.
  UPDATE price_row SET pays_failed = basis <> 'PER_COMPLETED_COURSE'
    AND coalesce((SELECT result_share_for_f FROM school_setting), true);
  ALTER TABLE school_setting DROP COLUMN result_share_for_f;

  -- How many days of each pause are paid; null: all of them, as before there was a rule.
  ALTER TABLE price_list ADD COLUMN paid_pause_days integer CHECK (paid_pause_days BETWEEN 0 AND 365);

  -- What a frozen line rests on: the days of the month in a pause, and those that earned nothing.
  ALTER TABLE earning_line ADD COLUMN paused_days integer, ADD COLUMN unpaid_days integer;
`;

const UNPAID_DAYS = `
  -- The days of pauses that a price list does not pay: those after the first 'paid' of each.
  CREATE FUNCTION unpaid_days(pauses datemultirange, paid integer) RETURNS datemultirange LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN (SELECT range_agg(daterange(lower(p) + paid, upper(p))) FROM unnest(pauses) AS p
      WHERE paid IS NOT NULL AND (upper_inf(p) OR lower(p) + paid < upper(p)));

  -- As accrued_ore, for whom some days of the course earn nothing.
  CREATE FUNCTION accrued_ore(share bigint, first_on date, last_on date, through date, unpaid datemultirange) RETURNS bigint
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN unpaid IS NULL THEN accrued_ore(share, first_on, last_on, through) WHEN through < first_on THEN 0
      ELSE half_up(share * (least(through, last_on) - first_on + 1
        - days_among(unpaid, first_on, least(through, last_on))), last_on - first_on + 1) END;
`;
