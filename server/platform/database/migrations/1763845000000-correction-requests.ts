import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `'EXAM_REGISTERED', 'EXAM_DECIDED', 'END_DATE', 'MOVED_TO_RED', 'COMMENT', 'IMPORT', 'GRADE_OVERDUE',
  'GRADES_SIGNED', 'MESSAGE', 'REPLACEMENT_STOPPED'`;

/** Students' requests for rectification of their personal data (GDPR, article 16), and the replies. */
export class CorrectionRequests1763845000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE correction_request (
        id uuid PRIMARY KEY,
        student_id uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
        subject text NOT NULL CHECK (subject IN ('IDENTITY', 'CONTACT', 'EDUCATION', 'GRADE', 'EXAM', 'COMMENT',
          'OTHER')),
        text text NOT NULL,
        requested_at timestamptz NOT NULL DEFAULT now(),
        outcome text CHECK (outcome IN ('CORRECTED', 'REFUSED')),
        answer text,
        answered_at timestamptz,
        answered_by uuid REFERENCES app_user (id),
        answered_by_name text,
        -- A refusal without its reasons could not be appealed.
        CHECK ((outcome IS NULL) = (answered_at IS NULL) AND (outcome IS NULL) = (answer IS NULL))
      );
      CREATE INDEX correction_request_student ON correction_request (student_id, requested_at DESC);
    `);
    await runner.query(kinds(`${KINDS}, 'CORRECTION_REQUESTED'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE correction_request;
      DELETE FROM notification WHERE kind = 'CORRECTION_REQUESTED';
    `);
    await runner.query(kinds(KINDS));
  }
}

function kinds(list: string): string {
  return `
    ALTER TABLE notification DROP CONSTRAINT notification_kind_check;
    ALTER TABLE notification ADD CONSTRAINT notification_kind_check CHECK (kind IN (${list}));
  `;
}
