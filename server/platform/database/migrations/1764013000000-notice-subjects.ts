import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a notice is about, besides its student: where it leads, as long as that is there. */
export class NoticeSubjects1764013000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE notification
        ADD COLUMN subject text CHECK (subject IN ('EXAM', 'COMMENT', 'COURSE_INSTANCE', 'INSTANCE_GRADES', 'EXAM_GRADES',
          'UNPLACED_GRADES', 'IMPORT', 'HELD_ROWS', 'ACCESS_LOG', 'TEACHER', 'CORRECTION')),
        ADD COLUMN subject_id uuid,
        ADD CHECK ((subject IS NULL) = (subject_id IS NULL));

      -- What was told before: its cause has said so all along.
      UPDATE notification SET subject = told.subject, subject_id = split_part(cause, ':', 2)::uuid
      FROM (VALUES ('exam-registered', 'EXAM'), ('exam-decided', 'EXAM'), ('comment', 'COMMENT'),
        ('grade-overdue', 'INSTANCE_GRADES'), ('instance-cancelled', 'COURSE_INSTANCE'), ('import-held', 'HELD_ROWS'),
        ('correction', 'CORRECTION')) AS told (cause_name, subject)
      WHERE split_part(cause, ':', 1) = told.cause_name;
      UPDATE notification SET subject = 'IMPORT', subject_id = b.id
      FROM import_batch b WHERE cause = 'import:' || b.job_id;
      UPDATE notification SET subject = 'ACCESS_LOG', subject_id = b.user_id
      FROM import_batch b WHERE cause = 'protected-named:' || b.id;
      UPDATE notification SET subject = 'TEACHER', subject_id = r.teacher_id
      FROM teacher_replacement r WHERE cause = 'replacement-stopped:' || r.id;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notification DROP COLUMN subject, DROP COLUMN subject_id');
  }
}
