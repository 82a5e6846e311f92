import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files with the certificates of supervisors. */
export class SupervisorCertificates1765200100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The certificate of the supervisor's course; without a storage key there is none.
      ALTER TABLE supervisor ADD storage_key text, ADD filename text, ADD mime_type text, ADD size bigint,
        ADD sha256 text, ADD CHECK (num_nulls(storage_key, filename, mime_type, size, sha256) IN (0, 5));
      CREATE INDEX supervisor_certificate ON supervisor (storage_key) WHERE storage_key IS NOT NULL;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE supervisor DROP storage_key, DROP filename, DROP mime_type, DROP size, DROP sha256',
    );
  }
}
