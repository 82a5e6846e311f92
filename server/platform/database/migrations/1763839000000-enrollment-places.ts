import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Enforces at most one active place per student and course instance. */
export class EnrollmentPlaces1763839000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Of places that were doubled before, the one with most to lose goes on, else the first; the others stay
      -- in the register as removed.
      WITH doubled AS (
        SELECT id FROM (SELECT id, row_number() OVER (PARTITION BY student_id, course_instance_id
            ORDER BY grade IS NULL, csn_reported_at IS NULL, status <> 'ACTIVE', created_at, id) AS place
          FROM enrollment WHERE removed_at IS NULL AND is_enrollment AND course_instance_id IS NOT NULL
            AND grade_signed_at IS NULL AND status IN ('ADMITTED', 'ACTIVE', 'PAUSED')) running
        WHERE place > 1),
      removed AS (
        UPDATE enrollment e SET removed_at = now(), removed_reason = 'Dubblett av samma plats', version = version + 1,
          updated_at = now()
        FROM doubled WHERE e.id = doubled.id RETURNING e.id, e.status)
      INSERT INTO enrollment_status_change (id, enrollment_id, status, effective_on, note)
        SELECT gen_random_uuid(), id, status, today(), 'Borttagen: Dubblett av samma plats' FROM removed;

      -- The student is in the key: without statistics the planner takes it only where it helps.
      CREATE UNIQUE INDEX enrollment_place ON enrollment (student_id, course_instance_id)
        WHERE removed_at IS NULL AND is_enrollment AND course_instance_id IS NOT NULL
          AND grade_signed_at IS NULL AND status IN ('ADMITTED', 'ACTIVE', 'PAUSED');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX enrollment_place');
  }
}
