import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which types of documents there are is the contract's to say; the table keeps their names in form. */
export class ExamCatalogue1763840000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE document DROP CONSTRAINT document_type_check,
        ADD CONSTRAINT document_type_check CHECK (type ~ '^[A-Z]+(_[A-Z]+)*$');
      CREATE INDEX grade_without_instance ON grade (course_id, graded_on)
        WHERE course_instance_id IS NULL AND signed_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX grade_without_instance');
  }
}
