import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Students are looked up by address, whatever its case: for pasted lists and for imports. */
export class StudentByEmail1763837000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX student_by_email ON student (lower(email))');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX student_by_email');
  }
}
