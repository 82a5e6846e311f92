import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `'ENROLL', 'STATUS', 'MOVE', 'EXTEND', 'REMOVE', 'MATCH', 'CANCEL_INSTANCE'`;

/** What ending a student changed besides the enrolments, so that it can be taken back as a whole. */
export class EndingsTakenBack1764012510000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE enrollment_batch
        DROP CONSTRAINT enrollment_batch_kind_check,
        ADD CONSTRAINT enrollment_batch_kind_check CHECK (kind IN (${KINDS}, 'END_STUDENT')),
        ADD COLUMN ending jsonb;
      ALTER TABLE course_wish
        ADD COLUMN settled_batch_id uuid REFERENCES enrollment_batch (id) ON DELETE SET NULL;
      CREATE INDEX course_wish_settled_batch ON course_wish (settled_batch_id) WHERE settled_batch_id IS NOT NULL;
      CREATE INDEX enrollment_batch_ending ON enrollment_batch ((ending->>'studentId')) WHERE ending IS NOT NULL;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE course_wish DROP COLUMN settled_batch_id;
      DROP INDEX enrollment_batch_ending;
      UPDATE enrollment_batch SET kind = 'STATUS' WHERE kind = 'END_STUDENT';
      ALTER TABLE enrollment_batch
        DROP COLUMN ending,
        DROP CONSTRAINT enrollment_batch_kind_check,
        ADD CONSTRAINT enrollment_batch_kind_check CHECK (kind IN (${KINDS}));`);
  }
}
