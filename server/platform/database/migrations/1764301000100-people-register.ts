import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Finds people by name in every order and spelling, and serialises concurrent writes of the same person: transactions
 * that add students first lock their names, addresses and numbers (`lock_people`).
 */
export class PeopleRegister1764301000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION person_name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT string_agg(part, ' ' ORDER BY part COLLATE "C") FROM regexp_split_to_table(
          translate(regexp_replace(normalize(lower(name), NFKD), '[\\u0300-\\u036f''’‘\`´.]', '', 'g'),
            'øłđðıħŧ-‐‑‒–—_,()/"', 'olddiht' || repeat(' ', 12)), '\\s+') AS part
        WHERE part <> ''
      $$;
      CREATE INDEX student_person_name ON student (person_name_key(name));

      -- Few enough that a long list fits the lock table; sorted, so that no two writers wait for each other crosswise.
      CREATE FUNCTION lock_people(keys text[]) RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_advisory_xact_lock(hashtext('people'), bucket) FROM (
          SELECT DISTINCT hashtext(key) & 127 AS bucket FROM unnest(keys) AS key
          WHERE key IS NOT NULL ORDER BY bucket) AS wanted;
      END $$
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION lock_people(text[]);
      DROP INDEX student_person_name;
      DROP FUNCTION person_name_key(text)
    `);
  }
}
