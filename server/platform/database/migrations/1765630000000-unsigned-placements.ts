import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The notification of placements that begin without a signed agreement. */
export class UnsignedPlacements1765630000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const [found] = (await runner.query(
      `SELECT conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
       WHERE conrelid = 'notification'::regclass AND contype = 'c' AND pg_get_constraintdef(oid) LIKE '%''PLACEMENT_TALK''%'`,
    )) as { name: string; definition: string }[];
    const part = `'PLACEMENT_TALK'::text`;
    await runner.query(
      `ALTER TABLE notification DROP CONSTRAINT ${found!.name},
         ADD CONSTRAINT ${found!.name} ${found!.definition.replace(part, `${part}, 'PLACEMENT_AGREEMENT'::text`)}`,
    );
  }

  /** The notifications remain, and with them their kind. */
  async down(): Promise<void> {}
}
