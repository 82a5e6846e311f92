import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which statuses take a seat, what the list of enrolments is found by, and a first entry of history for each. */
export class Enrollments1763812000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Who never came, was cancelled or has left gives the seat back; who is finished has had it.
      CREATE FUNCTION takes_seat(status text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
        RETURN NOT coalesce(status IN ('NOT_STARTED', 'DROPPED_OUT', 'ENDED_BY_PRINCIPAL', 'CANCELLED'), false);

      -- What the register has known until now begins the history that is kept from now on.
      INSERT INTO enrollment_status_change (id, enrollment_id, status, effective_on, reason, changed_at)
        SELECT gen_random_uuid(), e.id, e.status, e.status_on, e.status_reason, e.created_at
        FROM enrollment e WHERE e.status IS NOT NULL
          AND NOT EXISTS (SELECT FROM enrollment_status_change c WHERE c.enrollment_id = e.id);

      -- The list's own order, and what waits for someone.
      CREATE INDEX enrollment_list ON enrollment (start_date DESC NULLS LAST, id)
        WHERE removed_at IS NULL AND is_enrollment;
      CREATE INDEX enrollment_status_on ON enrollment (status_on, id) WHERE removed_at IS NULL AND is_enrollment;
      CREATE INDEX enrollment_ungraded ON enrollment (end_date, id) WHERE removed_at IS NULL AND is_enrollment
        AND course_id IS NOT NULL AND grade_signed_at IS NULL AND status IN ('ADMITTED', 'ACTIVE', 'PAUSED');
      CREATE INDEX enrollment_activity ON enrollment (last_activity_on, id)
        WHERE removed_at IS NULL AND is_enrollment AND status = 'ACTIVE';
      CREATE INDEX enrollment_unreported ON enrollment (start_date, id) WHERE removed_at IS NULL AND is_enrollment
        AND course_id IS NOT NULL AND (csn_reported_at IS NULL OR csn_reported_at < updated_at);

      -- A draft changes nothing that others are told of; a signed grade does, at the moment when it was signed.
      CREATE OR REPLACE FUNCTION copy_grade_to_enrollment() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' THEN
          UPDATE enrollment SET grade = NULL, graded_on = NULL, grade_signed_at = NULL,
            updated_at = greatest(updated_at, CASE WHEN OLD.signed_at IS NOT NULL THEN now() END)
            WHERE id = OLD.enrollment_id;
        ELSIF NEW.enrollment_id IS NOT NULL THEN
          UPDATE enrollment SET grade = NEW.value, graded_on = NEW.graded_on, grade_signed_at = NEW.signed_at,
            updated_at = greatest(updated_at, CASE WHEN NEW.signed_at IS NOT NULL THEN NEW.updated_at END)
            WHERE id = NEW.enrollment_id;
        END IF;
        RETURN NULL;
      END $$;

      -- What CSN was told, so that the file can be fetched again.
      CREATE TABLE csn_report (
        id uuid PRIMARY KEY,
        created_at timestamptz NOT NULL DEFAULT now(),
        created_by uuid NOT NULL REFERENCES app_user (id),
        created_by_name text NOT NULL,
        rows jsonb NOT NULL
      );
      CREATE INDEX csn_report_age ON csn_report (created_at DESC);
    `);
  }

  async down(): Promise<void> {
    throw new Error('The history of enrolments is not taken away: restore a backup instead.');
  }
}
