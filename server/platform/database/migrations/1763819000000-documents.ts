import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Issued documents: the data that verifies them, never their content. */
export class Documents1763819000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE document (
        id uuid PRIMARY KEY,
        type text NOT NULL CHECK (type IN ('STUDY_CERTIFICATE', 'GRADE_EXTRACT', 'GRADE_CATALOGUE',
          'ORIENTATION_CERTIFICATE', 'ADMISSION_NOTICE', 'EXAM_SUMMONS', 'APL_AGREEMENT', 'ATTENDANCE_LIST',
          'STUDENT_LIST')),
        language text NOT NULL CHECK (language IN ('SV', 'EN')),
        -- Twelve letters and figures that cannot be mistaken for each other, without the hyphens.
        code text NOT NULL UNIQUE CHECK (code ~ '^[2-9A-HJKMNP-TV-Z]{12}$'),
        student_id uuid REFERENCES student (id) ON DELETE SET NULL,
        course_instance_id uuid REFERENCES course_instance (id) ON DELETE SET NULL,
        -- The school as it was called on that day.
        issuer text NOT NULL,
        storage_key text NOT NULL UNIQUE,
        size integer NOT NULL,
        sha256 text NOT NULL,
        batch_id uuid,
        file_id uuid REFERENCES uploaded_file (id) ON DELETE SET NULL,
        created_at timestamptz NOT NULL,
        created_by uuid NOT NULL REFERENCES app_user (id),
        created_by_name text NOT NULL,
        revoked_at timestamptz,
        revoked_by uuid REFERENCES app_user (id),
        revoked_reason text
      );
      CREATE INDEX document_age ON document (created_at DESC, id DESC);
      CREATE INDEX document_student ON document (student_id, created_at DESC);
      CREATE INDEX document_instance ON document (course_instance_id, created_at DESC);
      CREATE INDEX document_batch ON document (batch_id) WHERE batch_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE document');
  }
}
