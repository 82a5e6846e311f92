import type { MigrationInterface, QueryRunner } from 'typeorm';

/** 'Meddela deltagarna': mails to the participants of a course instance, and their recipients. */
export class CourseMessages1764018000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE course_message (
        id uuid PRIMARY KEY,
        course_instance_id uuid REFERENCES course_instance (id) ON DELETE SET NULL,
        course text NOT NULL,
        subject text NOT NULL,
        text text NOT NULL,
        sent_by uuid NOT NULL REFERENCES app_user (id),
        sent_by_name text NOT NULL,
        sent_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX course_message_instance ON course_message (course_instance_id, sent_at);
      CREATE INDEX course_message_sender ON course_message (sent_by);
      CREATE TABLE course_message_recipient (
        message_id uuid NOT NULL REFERENCES course_message (id) ON DELETE CASCADE,
        student_id uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
        PRIMARY KEY (message_id, student_id)
      );
      CREATE INDEX course_message_recipient_student ON course_message_recipient (student_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE course_message_recipient; DROP TABLE course_message');
  }
}
