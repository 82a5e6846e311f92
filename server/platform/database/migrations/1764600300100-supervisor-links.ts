import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links by which supervisors sign agreements without an account. */
export class SupervisorLinks1764600300100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The link of a placement's supervisor; a new one replaces it. It expires with the placement.
      CREATE TABLE placement_link (
        placement_id uuid PRIMARY KEY REFERENCES placement (id) ON DELETE CASCADE,
        -- To whom it was sent: it does not hold for another supervisor of the placement.
        supervisor_id uuid NOT NULL REFERENCES supervisor (id) ON DELETE CASCADE,
        sent_to text NOT NULL,
        token_hash bytea NOT NULL UNIQUE,
        created_at timestamptz NOT NULL DEFAULT now(),
        created_by uuid NOT NULL REFERENCES app_user (id),
        revoked_at timestamptz
      );
      CREATE INDEX placement_link_supervisor ON placement_link (supervisor_id);
      CREATE INDEX placement_link_author ON placement_link (created_by);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE placement_link');
  }
}
