import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The printed study plan among the types of documents. */
export class StudyPlanDocument1765400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE document DROP CONSTRAINT document_type_check;
      ALTER TABLE document ADD CONSTRAINT document_type_check CHECK (type IN ('STUDY_CERTIFICATE', 'GRADE_EXTRACT',
        'GRADE_CATALOGUE', 'EXAM_CATALOGUE', 'ORIENTATION_CERTIFICATE', 'ADMISSION_NOTICE', 'EXAM_SUMMONS',
        'APL_AGREEMENT', 'ATTENDANCE_LIST', 'STUDENT_LIST', 'COURSE_SUMMONS', 'APL_CERTIFICATE', 'STUDY_PLAN'))`);
  }

  /** Printed plans remain, and with them their type. */
  async down(): Promise<void> {
    // The wider list of types does not disturb an earlier version.
  }
}
