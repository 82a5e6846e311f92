import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The rows that the list shows unless it is asked for others. */
const LISTED = 'removed_at IS NULL AND is_enrollment';

/**
 * An index for each order of the enrolments, the id last: a page begins where the one before ended. What a new enrolment
 * lacks is not in them before it has it, so that enrolling writes one of them more than it did.
 */
export class OrdersOfEnrollments1764100000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX enrollment_end;
      CREATE INDEX enrollment_end ON enrollment (end_date, id);
      CREATE INDEX enrollment_status_order ON enrollment (status, id) WHERE ${LISTED};
      CREATE INDEX enrollment_pace_order ON enrollment (pace_percent, id) WHERE ${LISTED} AND pace_percent IS NOT NULL;
      CREATE INDEX enrollment_reason_order ON enrollment (status_reason, id) WHERE ${LISTED} AND status_reason IS NOT NULL;
      CREATE INDEX enrollment_grade_order ON enrollment (grade, id) WHERE ${LISTED} AND grade IS NOT NULL;
      CREATE INDEX enrollment_graded_order ON enrollment (graded_on, id) WHERE ${LISTED} AND graded_on IS NOT NULL;
      CREATE INDEX enrollment_csn_order ON enrollment (csn_reported_at, id) WHERE ${LISTED} AND csn_reported_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX enrollment_end, enrollment_status_order, enrollment_pace_order, enrollment_reason_order,
        enrollment_grade_order, enrollment_graded_order, enrollment_csn_order;
      CREATE INDEX enrollment_end ON enrollment (end_date);
    `);
  }
}
