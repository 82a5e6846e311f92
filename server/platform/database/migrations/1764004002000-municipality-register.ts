import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables whose rows name a municipality as it is called now; frozen months keep the name that they were frozen for. */
const NAMING = ['student', 'course_instance', 'price_list'];

/**
 * A school adds municipalities to the specification's 22, renames and retires them. The 22 keep their positions.
 * Every change is recorded with its author.
 */
export class MunicipalityRegister1764004002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE municipality
        -- The specification's place; null for what the school has added.
        ADD COLUMN place integer,
        ADD COLUMN retired_at timestamptz,
        ADD COLUMN version integer NOT NULL DEFAULT 1;
      CREATE UNIQUE INDEX municipality_one_spelling ON municipality (lower(translate(name, '-', ' ')));
      CREATE TABLE municipality_change (
        id uuid PRIMARY KEY,
        -- The name after the change.
        name text NOT NULL,
        changed_at timestamptz NOT NULL DEFAULT now(),
        changed_by uuid NOT NULL REFERENCES app_user (id),
        changed_by_name text NOT NULL,
        previous_values jsonb NOT NULL,
        new_values jsonb NOT NULL
      );
      CREATE INDEX municipality_change_age ON municipality_change (changed_at DESC, id DESC);
      CREATE TRIGGER municipality_change_is_append_only BEFORE UPDATE OR DELETE ON municipality_change
        FOR EACH ROW EXECUTE FUNCTION refuse_change();
      CREATE TRIGGER municipality_change_is_not_truncated BEFORE TRUNCATE ON municipality_change
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
      ${naming('ON UPDATE CASCADE')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${naming('')}
      DROP TABLE municipality_change;
      DROP INDEX municipality_one_spelling;
      ALTER TABLE municipality DROP COLUMN place, DROP COLUMN retired_at, DROP COLUMN version;
    `);
  }
}

function naming(rule: string): string {
  return NAMING.map(
    (table) => `
      ALTER TABLE ${table} DROP CONSTRAINT ${table}_municipality_fkey;
      ALTER TABLE ${table} ADD CONSTRAINT ${table}_municipality_fkey FOREIGN KEY (municipality)
        REFERENCES municipality (name) ${rule};`,
  ).join('');
}
