import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Search for students by telephone number in any notation (domain/text/phone.ts normalises the input the same way). */
export class PhoneSearch1764009500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION phone_digits(phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
        RETURN regexp_replace(regexp_replace(phone, '^\\s*(\\+|00)46\\s*(\\(0\\))?', '0'), '[^0-9]', '', 'g');
      CREATE INDEX student_phone ON student ((phone_digits(phone) COLLATE "C")) WHERE phone IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX student_phone;
      DROP FUNCTION phone_digits(text);
    `);
  }
}
