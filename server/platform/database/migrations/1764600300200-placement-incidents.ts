import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Incidents of placements, and their notification. */
export class PlacementIncidents1764600300200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- An injury, a conflict or another incident at the workplace.
      CREATE TABLE placement_incident (
        id uuid PRIMARY KEY,
        placement_id uuid NOT NULL REFERENCES placement (id) ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('INJURY', 'CONFLICT', 'OTHER')),
        text text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        created_by uuid NOT NULL REFERENCES app_user (id),
        created_by_name text NOT NULL
      );
      CREATE INDEX placement_incident_placement ON placement_incident (placement_id, created_at);
      CREATE INDEX placement_incident_author ON placement_incident (created_by);`);
    await this.setKinds(runner, `'MESSAGE'::text`, `'MESSAGE'::text, 'PLACEMENT_INCIDENT'::text`);
  }

  /** The notifications of incidents remain, and with them their kind. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE placement_incident');
  }

  /** Replaces a part of the list of allowed kinds. */
  private async setKinds(runner: QueryRunner, part: string, by: string): Promise<void> {
    const [found] = (await runner.query(
      `SELECT conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
       WHERE conrelid = 'notification'::regclass AND contype = 'c' AND pg_get_constraintdef(oid) LIKE '%REPLACEMENT_STOPPED%'`,
    )) as { name: string; definition: string }[];
    await runner.query(
      `ALTER TABLE notification DROP CONSTRAINT ${found!.name},
         ADD CONSTRAINT ${found!.name} ${found!.definition.replace(part, by)}`,
    );
  }
}
