import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Workplaces, their supervisors, and the placements of students (APL). */
export class Placements1764600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- A workplace that takes students on placements.
      CREATE TABLE workplace (
        id uuid PRIMARY KEY,
        version integer NOT NULL DEFAULT 1,
        name text COLLATE "sv-x-icu" NOT NULL,
        organisation_number text CHECK (organisation_number ~ '^[0-9]{10}$'),
        street text,
        postal_code text,
        city text COLLATE "sv-x-icu",
        municipality text COLLATE "sv-x-icu" REFERENCES municipality (name) ON UPDATE CASCADE,
        branches text[] NOT NULL DEFAULT '{}',
        contact_name text,
        contact_phone text,
        contact_email text,
        -- Students at a time.
        places integer NOT NULL CHECK (places BETWEEN 1 AND 500),
        note text,
        state text NOT NULL DEFAULT 'ACTIVE' CHECK (state IN ('ACTIVE', 'RESTING', 'STOPPED')),
        state_reason text,
        created_at timestamptz NOT NULL DEFAULT now(),
        CHECK (state <> 'STOPPED' OR state_reason IS NOT NULL)
      );
      CREATE INDEX workplace_name ON workplace (name, id);
      CREATE INDEX workplace_city ON workplace (city, name, id);
      CREATE INDEX workplace_places ON workplace (places, name, id);
      CREATE INDEX workplace_municipality ON workplace (municipality, name);
      CREATE INDEX workplace_state ON workplace (state, name);
      CREATE INDEX workplace_branches ON workplace USING gin (branches);
      CREATE INDEX workplace_search ON workplace USING gin
        (lower(name || ' ' || coalesce(city, '') || ' ' || coalesce(organisation_number || ' ' ||
          left(organisation_number, 6) || '-' || right(organisation_number, 4), '')) gin_trgm_ops);

      -- A supervisor (handledare) at a workplace.
      CREATE TABLE supervisor (
        id uuid PRIMARY KEY,
        version integer NOT NULL DEFAULT 1,
        workplace_id uuid NOT NULL REFERENCES workplace (id) ON DELETE CASCADE,
        name text COLLATE "sv-x-icu" NOT NULL,
        phone text,
        email text,
        -- When the supervisor's course was completed.
        trained_on date
      );
      CREATE INDEX supervisor_workplace ON supervisor (workplace_id, name);

      -- A student's period at a workplace.
      CREATE TABLE placement (
        id uuid PRIMARY KEY,
        version integer NOT NULL DEFAULT 1,
        student_id uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
        workplace_id uuid NOT NULL REFERENCES workplace (id),
        supervisor_id uuid REFERENCES supervisor (id) ON DELETE SET NULL,
        teacher_id uuid REFERENCES teacher (id),
        start_date date NOT NULL,
        end_date date NOT NULL,
        hours_per_week integer NOT NULL CHECK (hours_per_week BETWEEN 1 AND 60),
        planned_hours integer NOT NULL CHECK (planned_hours BETWEEN 1 AND 5000),
        state text NOT NULL DEFAULT 'PLANNED'
          CHECK (state IN ('PLANNED', 'AGREED', 'ONGOING', 'INTERRUPTED', 'DONE')),
        -- Why the placement was interrupted.
        state_reason text,
        -- When everyone had signed the agreement.
        agreed_on date,
        -- Why an administrator let the placement begin without a signed agreement.
        waived_reason text,
        created_at timestamptz NOT NULL DEFAULT now(),
        created_by uuid NOT NULL REFERENCES app_user (id),
        created_by_name text NOT NULL,
        CHECK (end_date >= start_date),
        CHECK (state <> 'INTERRUPTED' OR state_reason IS NOT NULL)
      );
      CREATE INDEX placement_student ON placement (student_id, start_date);
      CREATE INDEX placement_workplace ON placement (workplace_id, start_date);
      CREATE INDEX placement_teacher ON placement (teacher_id) WHERE teacher_id IS NOT NULL;
      CREATE INDEX placement_supervisor ON placement (supervisor_id) WHERE supervisor_id IS NOT NULL;
      CREATE INDEX placement_author ON placement (created_by);
      CREATE INDEX placement_start ON placement (start_date, id);
      CREATE INDEX placement_end ON placement (end_date, id);
      CREATE INDEX placement_state ON placement (state, start_date, id);
      -- The board and the places of a workplace read the open ones alone.
      CREATE INDEX placement_open ON placement (student_id, start_date, id)
        WHERE state IN ('PLANNED', 'AGREED', 'ONGOING');
      CREATE INDEX placement_taken ON placement (workplace_id, start_date, end_date)
        WHERE state IN ('PLANNED', 'AGREED', 'ONGOING');`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE placement, supervisor, workplace');
  }
}
