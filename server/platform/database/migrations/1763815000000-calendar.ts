import type { MigrationInterface, QueryRunner } from 'typeorm';

const OCCASIONS = `
  ALTER TABLE exam_occasion
    ADD COLUMN cancelled_reason text,
    ADD COLUMN created_by uuid REFERENCES app_user (id);
  CREATE INDEX exam_occasion_teacher ON exam_occasion (teacher_id);

  -- The summons: when it was sent, and what it said, so that a later move shows.
  ALTER TABLE exam_booking
    ADD COLUMN summoned_at timestamptz,
    ADD COLUMN summoned_for text;
`;

/** In words that a summons and the history use: two texts differ when day, time or room do. */
const PLACE = `
  CREATE FUNCTION exam_place(o exam_occasion) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
    RETURN to_char((o).held_on, 'YYYY-MM-DD') || ' ' || to_char((o).starts_at, 'HH24:MI') || '–'
      || to_char((o).ends_at, 'HH24:MI') || coalesce(', ' || (o).room, '');
`;

/** Registrations come through several doors; the course that a text names is found in one place. */
const COURSE = `
  CREATE FUNCTION exam_names_course() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    SELECT c.id INTO NEW.course_id FROM course c
      WHERE lower(c.name) = lower(NEW.course) OR lower(c.code) = lower(NEW.course)
      ORDER BY c.system = 'GY25' DESC, c.code LIMIT 1;
    RETURN NEW;
  END $$;
  CREATE TRIGGER exam_course_named BEFORE INSERT ON exam
    FOR EACH ROW WHEN (NEW.course_id IS NULL) EXECUTE FUNCTION exam_names_course();
  CREATE INDEX course_name_lower ON course (lower(name));

  -- The month has no year: it is the first such month after the registration.
  CREATE FUNCTION month_number(name text) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN array_position(ARRAY['Januari', 'Februari', 'Mars', 'April', 'Maj', 'Juni', 'Juli', 'Augusti', 'September',
      'Oktober', 'November', 'December'], name);
  CREATE FUNCTION requested_year(month text, registered timestamptz) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE
    RETURN extract(year FROM registered AT TIME ZONE 'Europe/Stockholm')::integer
      + (month_number(month) < extract(month FROM registered AT TIME ZONE 'Europe/Stockholm'))::integer;
`;

const SUBSCRIPTIONS = `
  -- One address for each account; its secret is kept as a hash, so that nobody reads it out of a backup.
  CREATE TABLE calendar_subscription (
    user_id uuid PRIMARY KEY REFERENCES app_user (id) ON DELETE CASCADE,
    token_hash bytea NOT NULL UNIQUE,
    created_at timestamptz NOT NULL DEFAULT now(),
    last_read_at timestamptz
  );
`;

/** What planning exams needs beyond occasions and bookings. */
export class Calendar1763815000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [OCCASIONS, PLACE, COURSE, SUBSCRIPTIONS]) await runner.query(part);
  }

  async down(): Promise<void> {
    throw new Error('Summonses that were sent are not forgotten: restore the backup from before.');
  }
}
