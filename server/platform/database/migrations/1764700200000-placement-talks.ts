import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Three-party talks of placements, and their notification. */
export class PlacementTalks1764700200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- A talk of student, supervisor and school, halfway through a placement or at its end.
      CREATE TABLE placement_talk (
        id uuid PRIMARY KEY,
        placement_id uuid NOT NULL REFERENCES placement (id) ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('MIDTERM', 'FINAL')),
        version integer NOT NULL DEFAULT 1,
        planned_on date,
        held_on date,
        note text,
        UNIQUE (placement_id, kind)
      );`);
    await this.setKinds(
      runner,
      `'PLACEMENT_INCIDENT'::text`,
      `'PLACEMENT_INCIDENT'::text, 'PLACEMENT_TALK'::text`,
    );
  }

  /** The notifications of talks remain, and with them their kind. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE placement_talk');
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
