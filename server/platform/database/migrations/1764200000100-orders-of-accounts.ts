import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An index for each order of the accounts, their names last: a page begins where the one before ended. */
export class OrdersOfAccounts1764200000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX app_user_role_order ON app_user (role, name, id) WHERE kind = 'PERSON';
      CREATE INDEX app_user_active_order ON app_user (active, name, id) WHERE kind = 'PERSON';
      CREATE INDEX app_user_seen_order ON app_user (last_signed_in_at, name, id) WHERE kind = 'PERSON';
      CREATE INDEX app_user_created_order ON app_user (created_at, name, id) WHERE kind = 'PERSON';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP INDEX app_user_role_order, app_user_active_order, app_user_seen_order, app_user_created_order',
    );
  }
}
