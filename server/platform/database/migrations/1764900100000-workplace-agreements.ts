import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Framework agreements with workplaces, their notification, and risk assessments. */
export class WorkplaceAgreements1764900100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Day of the latest assessment of risks at the workplace.
      ALTER TABLE workplace ADD risk_assessed_on date;
      -- A framework agreement (ramavtal) of the school with a workplace; without a storage key it has no file.
      CREATE TABLE workplace_agreement (
        id uuid PRIMARY KEY,
        version integer NOT NULL DEFAULT 1,
        workplace_id uuid NOT NULL REFERENCES workplace (id) ON DELETE CASCADE,
        valid_from date NOT NULL,
        valid_to date NOT NULL,
        note text,
        storage_key text UNIQUE,
        filename text,
        mime_type text,
        size bigint,
        sha256 text,
        created_at timestamptz NOT NULL DEFAULT now(),
        created_by_name text NOT NULL,
        CHECK (valid_to >= valid_from),
        CHECK (num_nulls(storage_key, filename, mime_type, size, sha256) IN (0, 5))
      );
      CREATE INDEX workplace_agreement_workplace ON workplace_agreement (workplace_id, valid_to DESC);
      CREATE INDEX workplace_agreement_end ON workplace_agreement (valid_to);`);
    await this.allow(runner, 'REPLACEMENT_STOPPED', 'WORKPLACE_AGREEMENT');
    await this.allow(runner, 'HELD_ROWS', 'WORKPLACE');
  }

  /** The notifications of agreements remain, and with them their kind and subject. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE workplace_agreement; ALTER TABLE workplace DROP risk_assessed_on');
  }

  /** Adds a value to the check of notifications that lists this other one. */
  private async allow(runner: QueryRunner, other: string, value: string): Promise<void> {
    const [found] = (await runner.query(
      `SELECT conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
       WHERE conrelid = 'notification'::regclass AND contype = 'c' AND pg_get_constraintdef(oid) LIKE '%''${other}''%'`,
    )) as { name: string; definition: string }[];
    const part = `'${other}'::text`;
    await runner.query(
      `ALTER TABLE notification DROP CONSTRAINT ${found!.name},
         ADD CONSTRAINT ${found!.name} ${found!.definition.replace(part, `${part}, '${value}'::text`)}`,
    );
  }
}
