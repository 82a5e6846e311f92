import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Hours of placements by week and day. */
export class PlacementWeeks1764600200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE placement
        -- Sums of the weeks: what is reported, and the part of it that the workplace has confirmed.
        ADD reported_minutes integer NOT NULL DEFAULT 0,
        ADD confirmed_minutes integer NOT NULL DEFAULT 0;

      -- A reported week of a placement.
      CREATE TABLE placement_week (
        placement_id uuid NOT NULL REFERENCES placement (id) ON DELETE CASCADE,
        monday date NOT NULL CHECK (extract(isodow FROM monday) = 1),
        version integer NOT NULL DEFAULT 1,
        -- Sum of the days.
        minutes integer NOT NULL CHECK (minutes >= 0),
        reported_at timestamptz NOT NULL DEFAULT now(),
        -- Null for a supervisor, who has no account.
        reported_by uuid REFERENCES app_user (id),
        reported_by_name text NOT NULL,
        confirmed_at timestamptz,
        confirmed_by uuid REFERENCES app_user (id),
        confirmed_by_name text,
        PRIMARY KEY (placement_id, monday),
        CHECK ((confirmed_at IS NULL) = (confirmed_by_name IS NULL))
      );
      CREATE INDEX placement_week_reporter ON placement_week (reported_by) WHERE reported_by IS NOT NULL;
      CREATE INDEX placement_week_confirmer ON placement_week (confirmed_by) WHERE confirmed_by IS NOT NULL;

      -- A day at the workplace, or away from it.
      CREATE TABLE placement_day (
        placement_id uuid NOT NULL,
        day date NOT NULL,
        monday date NOT NULL,
        minutes integer NOT NULL CHECK (minutes BETWEEN 0 AND 1440),
        absence text CHECK (absence IN ('VALID', 'INVALID')),
        PRIMARY KEY (placement_id, day),
        FOREIGN KEY (placement_id, monday) REFERENCES placement_week (placement_id, monday) ON DELETE CASCADE,
        CHECK (day BETWEEN monday AND monday + 6)
      );
      CREATE INDEX placement_day_week ON placement_day (placement_id, monday);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE placement_day, placement_week;
      ALTER TABLE placement DROP reported_minutes, DROP confirmed_minutes`);
  }
}
