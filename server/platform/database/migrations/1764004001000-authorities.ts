import type { MigrationInterface, QueryRunner } from 'typeorm';

const OLD = `'STUDY_CERTIFICATE', 'GRADE_EXTRACT', 'GRADE_CATALOGUE', 'EXAM_CATALOGUE', 'ORIENTATION_CERTIFICATE',
  'ADMISSION_NOTICE', 'EXAM_SUMMONS', 'APL_AGREEMENT', 'ATTENDANCE_LIST', 'STUDENT_LIST'`;

/**
 * The municipality that placed a student is huvudman (domain, D1), and is called on papers by its full name. What
 * a provider sends is a call to the course: to admit is the municipality's decision.
 */
export class Authorities1764004001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE municipality ADD COLUMN authority_name text');
    await runner.query(types(`${OLD}, 'COURSE_SUMMONS'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE municipality DROP COLUMN authority_name');
    await runner.query(types(OLD));
  }
}

function types(list: string): string {
  return `
    ALTER TABLE document DROP CONSTRAINT document_type_check;
    ALTER TABLE document ADD CONSTRAINT document_type_check CHECK (type IN (${list}));
  `;
}
