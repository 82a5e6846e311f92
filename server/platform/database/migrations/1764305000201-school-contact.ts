import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The school's e-mail address and phone number for questions, at the end of every letter. */
export class SchoolContact1764305000201 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE school_setting
        ADD COLUMN contact_email text CHECK (length(contact_email) <= 254),
        ADD COLUMN contact_phone text CHECK (length(contact_phone) <= 20)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE school_setting DROP COLUMN contact_email, DROP COLUMN contact_phone');
  }
}
