import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the customers of the school owe: price lists, frozen months, corrections, invoices (domain, D11). */
export class Earnings1763818000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(RULE);
    await runner.query(PRICES);
    await runner.query(FREEZES);
  }

  async down(): Promise<void> {
    throw new Error('What has been frozen and invoiced is not taken back: restore the backup from before.');
  }
}

/**
 * The arithmetic of the rule, in whole öre. Every share is rounded half up once, and the amount accrued by a
 * day is rounded as a whole, so that the amounts of all periods always sum to the share, and the shares to
 * the price.
 */
const RULE = `
  CREATE FUNCTION half_up(numerator bigint, denominator bigint) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN (2 * numerator + denominator) / (2 * denominator);

  -- What has accrued of a share when the day 'through' is over; both ends of the course are days of study.
  CREATE FUNCTION accrued_ore(share bigint, first_on date, last_on date, through date) RETURNS bigint
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN through < first_on THEN 0 WHEN through >= last_on THEN share
      ELSE (2 * share * (through - first_on + 1) + (last_on - first_on + 1)) / (2 * (last_on - first_on + 1)) END;
`;

const PRICES = `
  CREATE EXTENSION IF NOT EXISTS btree_gist;

  CREATE TABLE price_list (
    id uuid PRIMARY KEY,
    municipality text COLLATE "sv-x-icu" NOT NULL REFERENCES municipality (name),
    name text COLLATE "sv-x-icu" NOT NULL,
    valid_from date NOT NULL,
    -- The last day; null: until further notice.
    valid_to date,
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    updated_by_name text,
    CHECK (valid_to >= valid_from),
    -- A start date has one price list or none: no two of a customer may overlap.
    CONSTRAINT price_list_overlap EXCLUDE USING gist (municipality WITH =, daterange(valid_from, valid_to, '[]') WITH &&)
  );

  CREATE TABLE price_row (
    id uuid PRIMARY KEY,
    price_list_id uuid NOT NULL REFERENCES price_list (id) ON DELETE CASCADE,
    position integer NOT NULL,
    -- What it is a price of: exactly one of these.
    course_id uuid REFERENCES course (id),
    package_id uuid REFERENCES course_package (id),
    category text CHECK (category IN ('BASIC', 'BASIC_ORIENTATION', 'GENERAL', 'ORIENTATION', 'CARE_AND_SALES',
      'RESTAURANT', 'VOCATIONAL', 'SCIENCE', 'NATURAL_SCIENCE', 'SFI')),
    -- Only for what is studied at a distance.
    distance boolean NOT NULL DEFAULT false,
    basis text NOT NULL DEFAULT 'PER_POINT' CHECK (basis IN ('PER_POINT', 'PER_COMPLETED_COURSE', 'PER_PLACE')),
    -- Per point, course or place: 4720 is 47.20 kr.
    amount_ore bigint NOT NULL CHECK (amount_ore BETWEEN 0 AND 100000000),
    -- Earned day by day; the rest is the result share. A completed course has nothing before it is completed.
    base_percent integer NOT NULL DEFAULT 65 CHECK (base_percent BETWEEN 0 AND 100),
    CHECK (num_nonnulls(course_id, package_id, category) = 1),
    CHECK (NOT distance OR category IS NOT NULL),
    CHECK (basis <> 'PER_COMPLETED_COURSE' OR base_percent = 0)
  );
  CREATE UNIQUE INDEX price_row_course ON price_row (price_list_id, course_id) WHERE course_id IS NOT NULL;
  CREATE UNIQUE INDEX price_row_package ON price_row (price_list_id, package_id) WHERE package_id IS NOT NULL;
  CREATE UNIQUE INDEX price_row_category ON price_row (price_list_id, category, distance) WHERE category IS NOT NULL;
  CREATE INDEX price_row_list ON price_row (price_list_id, position);
`;

const FREEZES = `
  -- A month as it was at a moment. A preliminary one informs and is followed by another; the final one is
  -- what is invoiced, and changes only by corrections.
  CREATE TABLE earning_freeze (
    id uuid PRIMARY KEY,
    month date NOT NULL CHECK (extract(day FROM month) = 1),
    kind text NOT NULL CHECK (kind IN ('PRELIMINARY', 'FINAL')),
    -- The last day that it counts.
    through_on date NOT NULL,
    frozen_at timestamptz NOT NULL DEFAULT now(),
    frozen_by uuid REFERENCES app_user (id),
    frozen_by_name text,
    superseded_at timestamptz
  );
  CREATE UNIQUE INDEX earning_freeze_final ON earning_freeze (month) WHERE kind = 'FINAL';
  CREATE UNIQUE INDEX earning_freeze_current ON earning_freeze (month) WHERE superseded_at IS NULL;

  -- The lines of a frozen month: ids and amounts, never a name or a number. They outlive what they were made from.
  CREATE TABLE earning_line (
    freeze_id uuid NOT NULL REFERENCES earning_freeze (id),
    enrollment_id uuid NOT NULL,
    student_id uuid NOT NULL,
    municipality text COLLATE "sv-x-icu" NOT NULL,
    course_id uuid,
    package_id uuid,
    first_on date NOT NULL,
    last_on date NOT NULL,
    points integer,
    basis text NOT NULL,
    amount_ore bigint NOT NULL,
    base_percent integer NOT NULL,
    total_ore bigint NOT NULL,
    base_ore bigint NOT NULL,
    result_ore bigint NOT NULL,
    PRIMARY KEY (freeze_id, enrollment_id)
  );
  CREATE INDEX earning_line_enrollment ON earning_line (enrollment_id);
  CREATE INDEX earning_line_municipality ON earning_line (freeze_id, municipality);
  CREATE TRIGGER earning_line_is_append_only BEFORE UPDATE OR DELETE ON earning_line
    FOR EACH ROW EXECUTE FUNCTION refuse_change();

  CREATE TABLE earning_correction (
    id uuid PRIMARY KEY,
    freeze_id uuid NOT NULL REFERENCES earning_freeze (id),
    enrollment_id uuid NOT NULL,
    student_id uuid NOT NULL,
    municipality text COLLATE "sv-x-icu" NOT NULL,
    course_id uuid,
    package_id uuid,
    amount_ore bigint NOT NULL CHECK (amount_ore <> 0),
    reason text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    created_by uuid REFERENCES app_user (id),
    created_by_name text
  );
  CREATE INDEX earning_correction_freeze ON earning_correction (freeze_id, municipality);
  CREATE INDEX earning_correction_enrollment ON earning_correction (enrollment_id);
  CREATE TRIGGER earning_correction_is_append_only BEFORE UPDATE OR DELETE ON earning_correction
    FOR EACH ROW EXECUTE FUNCTION refuse_change();

  -- What has been invoiced of a frozen month to a customer: the lines at first, later what corrections add.
  CREATE TABLE earning_invoice (
    id uuid PRIMARY KEY,
    freeze_id uuid NOT NULL REFERENCES earning_freeze (id),
    municipality text COLLATE "sv-x-icu" NOT NULL REFERENCES municipality (name),
    amount_ore bigint NOT NULL,
    reference text,
    invoiced_at timestamptz NOT NULL DEFAULT now(),
    invoiced_by uuid REFERENCES app_user (id),
    invoiced_by_name text,
    withdrawn_at timestamptz
  );
  CREATE INDEX earning_invoice_freeze ON earning_invoice (freeze_id, municipality) WHERE withdrawn_at IS NULL;

  -- For lists of enrolments: what of each has been invoiced, and through which month.
  CREATE VIEW enrollment_invoiced AS
    SELECT line.enrollment_id, max(frozen.month) AS through_month, sum(line.base_ore + line.result_ore)::bigint AS invoiced_ore
    FROM earning_line line JOIN earning_freeze frozen ON frozen.id = line.freeze_id AND frozen.kind = 'FINAL'
    WHERE EXISTS (SELECT FROM earning_invoice invoice WHERE invoice.freeze_id = line.freeze_id
      AND invoice.municipality = line.municipality AND invoice.withdrawn_at IS NULL)
    GROUP BY line.enrollment_id;

  -- Which exams were paid in a period.
  CREATE INDEX exam_payment ON exam (payment_date) WHERE payment_date IS NOT NULL;
`;
