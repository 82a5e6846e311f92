import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each part of a batch is issued once, even when its job is retried. */
export class BatchParts1763842000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- For what the batch was asked: a student, a course instance, or of a summons the registration.
      ALTER TABLE document ADD COLUMN batch_subject_id uuid;
      -- So that a job that is interrupted by this very update goes on where it stood.
      UPDATE document d SET batch_subject_id = part.subject_id FROM (
        SELECT DISTINCT ON (batch_id, coalesce(student_id, course_instance_id)) id,
          coalesce(student_id, course_instance_id) AS subject_id
        FROM document WHERE batch_id IS NOT NULL AND type <> 'EXAM_SUMMONS'
        ORDER BY batch_id, coalesce(student_id, course_instance_id), id) part
      WHERE d.id = part.id;
      -- Documents without a batch have neither value, and nulls are never the same.
      CREATE UNIQUE INDEX document_batch_part ON document (batch_id, batch_subject_id);
      DROP INDEX document_batch;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX document_batch ON document (batch_id) WHERE batch_id IS NOT NULL;
      DROP INDEX document_batch_part;
      ALTER TABLE document DROP COLUMN batch_subject_id;
    `);
  }
}
