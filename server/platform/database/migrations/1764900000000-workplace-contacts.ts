import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The school's contacts with workplaces. */
export class WorkplaceContacts1764900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- A contact of the school with a workplace.
      CREATE TABLE workplace_contact (
        id uuid PRIMARY KEY,
        version integer NOT NULL DEFAULT 1,
        workplace_id uuid NOT NULL REFERENCES workplace (id) ON DELETE CASCADE,
        contacted_on date NOT NULL,
        kind text NOT NULL CHECK (kind IN ('CALL', 'VISIT', 'EMAIL', 'MEETING')),
        -- The person at the workplace.
        with_whom text,
        note text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        created_by uuid NOT NULL REFERENCES app_user (id),
        created_by_name text NOT NULL
      );
      CREATE INDEX workplace_contact_workplace ON workplace_contact (workplace_id, contacted_on DESC, id DESC);
      CREATE INDEX workplace_contact_author ON workplace_contact (created_by);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE workplace_contact');
  }
}
