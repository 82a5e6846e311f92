import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The students of one import, as the list shows them: found by the import that their history names. */
export class ImportedStudents1764301000300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX change_history_import ON change_history (import_batch_id, student_id) WHERE import_batch_id IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX change_history_import');
  }
}
