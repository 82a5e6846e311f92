import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CATALOGUE } from './administration/catalogue.js';
import { ENROLLMENTS } from './administration/enrollments.js';
import { EXAM_OCCASIONS } from './administration/exam-occasions.js';
import { GRADES } from './administration/grades.js';
import { SCHOOL } from './administration/school.js';

/** Tables for the administration of a school year: catalogue, enrolments, grades, exam occasions. */
export class Administration1763800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [CATALOGUE, ENROLLMENTS, GRADES, EXAM_OCCASIONS, SCHOOL]) await runner.query(part);
  }

  async down(): Promise<void> {
    throw new Error('Status history and grades are not taken back: restore the backup from before.');
  }
}
