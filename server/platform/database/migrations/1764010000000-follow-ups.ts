import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Dated notes about students, to oneself or to a colleague: 'Följ upp den …'. */
export class FollowUps1764010000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE follow_up (
        id uuid PRIMARY KEY,
        student_id uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
        due_on date NOT NULL,
        note text,
        assignee_id uuid NOT NULL REFERENCES app_user (id),
        created_by uuid NOT NULL REFERENCES app_user (id),
        created_by_name text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        done_at timestamptz
      );
      CREATE INDEX follow_up_waiting ON follow_up (assignee_id, due_on, id) WHERE done_at IS NULL;
      CREATE INDEX follow_up_student ON follow_up (student_id);
      CREATE INDEX follow_up_author ON follow_up (created_by);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE follow_up');
  }
}
