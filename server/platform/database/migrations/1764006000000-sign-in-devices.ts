import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A browser with an earlier sign-in is not locked out by other people's guesses; and a running sign-in does not count
 * as a failure until its password has been checked.
 */
export class SignInDevices1764006000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Only the SHA-256 of a device's secret is stored; several accounts may share a browser.
      CREATE TABLE sign_in_device (
        device_hash bytea NOT NULL,
        account_hash bytea NOT NULL,
        user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (device_hash, account_hash)
      );
      CREATE INDEX sign_in_device_by_user ON sign_in_device (user_id, last_used_at);

      -- device_hash: the guess was made with a browser of the account, and counts for that one alone.
      ALTER TABLE sign_in_failure ADD COLUMN device_hash bytea, ADD COLUMN settled boolean NOT NULL DEFAULT true;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE sign_in_device;
      DELETE FROM sign_in_failure WHERE NOT settled;
      ALTER TABLE sign_in_failure DROP COLUMN device_hash, DROP COLUMN settled;
    `);
  }
}
