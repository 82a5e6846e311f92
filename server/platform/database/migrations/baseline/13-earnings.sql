-- Earnings: price lists, frozen months, corrections and invoices (domain, D11).

-- Prices of a customer in a period.
CREATE TABLE price_list (
  id uuid PRIMARY KEY,
  municipality text COLLATE "sv-x-icu" NOT NULL REFERENCES municipality (name) ON UPDATE CASCADE,
  name text COLLATE "sv-x-icu" NOT NULL,
  valid_from date NOT NULL,
  -- The last day; null: until further notice.
  valid_to date,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by_name text,
  -- Paid days of each pause; null: all of them.
  paid_pause_days integer CHECK (paid_pause_days BETWEEN 0 AND 365),
  CHECK (valid_to >= valid_from),
  -- A customer has at most one price list on a day.
  CONSTRAINT price_list_overlap EXCLUDE USING gist (municipality WITH =, daterange(valid_from, valid_to,
    '[]') WITH &&)
);

-- Prices of a list.
CREATE TABLE price_row (
  id uuid PRIMARY KEY,
  price_list_id uuid NOT NULL REFERENCES price_list (id) ON DELETE CASCADE,
  position integer NOT NULL,
  -- The price is for one of these: a course, a package or a price category.
  course_id uuid REFERENCES course (id),
  package_id uuid REFERENCES course_package (id),
  category text CHECK (category IN ('BASIC', 'BASIC_ORIENTATION', 'GENERAL', 'ORIENTATION', 'CARE_AND_SALES',
    'RESTAURANT', 'VOCATIONAL', 'SCIENCE', 'NATURAL_SCIENCE', 'SFI')),
  -- For distance studies only.
  distance boolean NOT NULL DEFAULT false,
  basis text NOT NULL DEFAULT 'PER_POINT' CHECK (basis IN ('PER_POINT', 'PER_COMPLETED_COURSE', 'PER_PLACE')),
  -- Per point, course or place, in öre.
  amount_ore bigint NOT NULL CHECK (amount_ore BETWEEN 0 AND 100000000),
  -- Share that is earned day by day; the rest depends on the result.
  base_percent integer NOT NULL DEFAULT 65 CHECK (base_percent BETWEEN 0 AND 100),
  -- Whether F and IG earn the result share; null: as the basis says.
  pays_failed boolean,
  CHECK (num_nonnulls(course_id, package_id, category) = 1),
  CHECK (NOT distance OR category IS NOT NULL),
  CHECK (basis <> 'PER_COMPLETED_COURSE' OR base_percent = 0)
);
CREATE UNIQUE INDEX price_row_course ON price_row (price_list_id, course_id) WHERE course_id IS NOT NULL;
CREATE UNIQUE INDEX price_row_package ON price_row (price_list_id, package_id) WHERE package_id IS NOT NULL;
CREATE UNIQUE INDEX price_row_category ON price_row (price_list_id, category, distance) WHERE category IS NOT NULL;
CREATE INDEX price_row_list ON price_row (price_list_id, position);

-- A month as it was when frozen. A preliminary freeze is replaced by another; a final one is invoiced and changed
-- by corrections only.
CREATE TABLE earning_freeze (
  id uuid PRIMARY KEY,
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  kind text NOT NULL CHECK (kind IN ('PRELIMINARY', 'FINAL')),
  -- The last day that counts.
  through_on date NOT NULL,
  frozen_at timestamptz NOT NULL DEFAULT now(),
  frozen_by uuid REFERENCES app_user (id),
  frozen_by_name text,
  superseded_at timestamptz
);
CREATE UNIQUE INDEX earning_freeze_final ON earning_freeze (month) WHERE kind = 'FINAL';
CREATE UNIQUE INDEX earning_freeze_current ON earning_freeze (month) WHERE superseded_at IS NULL;

-- Lines of a frozen month: ids and amounts, no personal data. They remain when the enrolment is deleted.
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
  -- Paused days of the month, and those that earned nothing.
  paused_days integer,
  unpaid_days integer,
  PRIMARY KEY (freeze_id, enrollment_id)
);
CREATE INDEX earning_line_enrollment ON earning_line (enrollment_id);
CREATE INDEX earning_line_municipality ON earning_line (freeze_id, municipality);

-- Corrections of a frozen month, append-only.
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
-- NOT VALID: corrections from before the limit remain.
ALTER TABLE earning_correction
  ADD CONSTRAINT earning_correction_within_reason CHECK (amount_ore BETWEEN -100000000 AND 100000000) NOT VALID;
CREATE INDEX earning_correction_freeze ON earning_correction (freeze_id, municipality);
CREATE INDEX earning_correction_enrollment ON earning_correction (enrollment_id);

-- Invoices of a frozen month by customer: its lines first, then corrections.
CREATE TABLE earning_invoice (
  id uuid PRIMARY KEY,
  freeze_id uuid NOT NULL REFERENCES earning_freeze (id),
  municipality text COLLATE "sv-x-icu" NOT NULL REFERENCES municipality (name),
  amount_ore bigint NOT NULL,
  reference text,
  invoiced_at timestamptz NOT NULL DEFAULT now(),
  invoiced_by uuid REFERENCES app_user (id),
  invoiced_by_name text,
  withdrawn_at timestamptz,
  -- True if the invoice contains the lines of the month; one invoice that is not withdrawn does.
  with_lines boolean NOT NULL DEFAULT true
);
CREATE INDEX earning_invoice_freeze ON earning_invoice (freeze_id, municipality) WHERE withdrawn_at IS NULL;

-- Corrections that an invoice contains.
CREATE TABLE earning_invoice_correction (
  invoice_id uuid NOT NULL REFERENCES earning_invoice (id),
  correction_id uuid NOT NULL REFERENCES earning_correction (id),
  PRIMARY KEY (invoice_id, correction_id)
);
CREATE INDEX earning_invoice_correction_of ON earning_invoice_correction (correction_id);

-- Invoiced amount of each enrolment, and the last invoiced month.
CREATE VIEW enrollment_invoiced AS
  SELECT line.enrollment_id, max(frozen.month) AS through_month,
    sum(line.base_ore + line.result_ore)::bigint AS invoiced_ore
  FROM earning_line line JOIN earning_freeze frozen ON frozen.id = line.freeze_id AND frozen.kind = 'FINAL'
  WHERE EXISTS (SELECT FROM earning_invoice invoice WHERE invoice.freeze_id = line.freeze_id
    AND invoice.municipality = line.municipality AND invoice.withdrawn_at IS NULL AND invoice.with_lines)
  GROUP BY line.enrollment_id;

-- Number of days from first to last that are in the set.
CREATE FUNCTION days_among(days datemultirange, first date, last date) RETURNS integer
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN days IS NULL OR last < first THEN 0 ELSE coalesce((SELECT sum(upper(d) - lower(d))
    FROM unnest(days * datemultirange(daterange(first, last + 1))) AS d), 0)::integer END;

-- Days of pauses that earn nothing: those after the paid days of each pause.
CREATE FUNCTION unpaid_days(pauses datemultirange, paid integer) RETURNS datemultirange
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (SELECT range_agg(daterange(lower(p) + paid, upper(p))) FROM unnest(pauses) AS p
    WHERE paid IS NOT NULL AND (upper_inf(p) OR lower(p) + paid < upper(p)));

-- Part of a share that is earned when the day `through` ends; the first and last day of the course count.
CREATE FUNCTION accrued_ore(share bigint, first_on date, last_on date, through date) RETURNS bigint
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN through < first_on THEN 0 WHEN through >= last_on THEN share
    ELSE (2 * share * (through - first_on + 1) + (last_on - first_on + 1)) / (2 * (last_on - first_on + 1)) END;

-- The same, without the unpaid days.
CREATE FUNCTION accrued_ore(share bigint, first_on date, last_on date, through date, unpaid datemultirange)
  RETURNS bigint
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN unpaid IS NULL THEN accrued_ore(share, first_on, last_on, through) WHEN through < first_on THEN 0
    ELSE half_up(share * (least(through, last_on) - first_on + 1
      - days_among(unpaid, first_on, least(through, last_on))), last_on - first_on + 1) END;

CREATE TRIGGER earning_correction_is_append_only BEFORE UPDATE OR DELETE ON earning_correction
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER earning_correction_is_not_truncated BEFORE TRUNCATE ON earning_correction
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER earning_freeze_is_not_truncated BEFORE TRUNCATE ON earning_freeze
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER earning_invoice_is_not_truncated BEFORE TRUNCATE ON earning_invoice
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER earning_line_is_append_only BEFORE UPDATE OR DELETE ON earning_line
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER earning_line_is_not_truncated BEFORE TRUNCATE ON earning_line
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
