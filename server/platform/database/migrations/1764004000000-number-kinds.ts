import type { MigrationInterface, QueryRunner } from 'typeorm';

const OLD = '^[0-9]{12}$';
/** A date and four digits, a letter and three, or two letters and two. */
const KINDS = '^[0-9]{8}([0-9]{4}|[TRSUWXJKLMN][0-9]{3}|[A-Z]{2}[0-9]{2})$';

/** Students without a number of the population register have a temporary or an interim one (domain, D10). */
export class NumberKinds1764004000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(checks(KINDS));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(checks(OLD));
  }
}

function checks(form: string): string {
  return ['student', 'student_number']
    .map(
      (table) => `
        ALTER TABLE ${table} DROP CONSTRAINT ${table}_personal_number_check;
        ALTER TABLE ${table} ADD CONSTRAINT ${table}_personal_number_check CHECK (personal_number ~ '${form}');`,
    )
    .join('');
}
