import { readdirSync, readFileSync } from 'node:fs';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const FOLDER = new URL('./baseline/', import.meta.url);

/**
 * The schema of version 1.0.0, one SQL file per area, in the order of their references. It replaces the
 * migrations of the time before (`replaced-migrations.ts`), and leaves out what the next two migrations drop.
 *
 * Conventions: ids are UUIDs (version 7) made by the server, so they sort by age; sorted text has the Swedish
 * collation, independently of the database's default; days are DATE; enums are text with a CHECK, so that a new
 * value is a plain migration.
 */
export class Baseline1764400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'));
    for (const name of files.sort()) await runner.query(readFileSync(new URL(name, FOLDER), 'utf8'));
  }

  down(): Promise<void> {
    throw new Error('The baseline cannot be reverted: restore a backup instead.');
  }
}
