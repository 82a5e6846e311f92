import { readdirSync } from 'node:fs';
import type { MigrationInterface } from 'typeorm';

type Migration = new () => MigrationInterface;

const FOLDER = new URL('./migrations/', import.meta.url);

/** Every migration of the folder, oldest first: a file that lies there is one, and exports its class alone. */
export async function readMigrations(): Promise<Migration[]> {
  const names = readdirSync(FOLDER)
    .filter((name) => /^\d+-.*\.(js|ts)$/.test(name))
    .sort();
  return Promise.all(names.map(readMigration));
}

/** The names under which TypeORM notes these migrations in the database. */
export async function migrationNames(): Promise<string[]> {
  const migrations = await readMigrations();
  return migrations.map((Migration) => new Migration().name ?? Migration.name);
}

async function readMigration(name: string): Promise<Migration> {
  const found = Object.values((await import(new URL(name, FOLDER).href)) as Record<string, unknown>);
  const [migration] = found;
  if (found.length !== 1 || typeof migration !== 'function')
    throw new Error(`The migration ${name} does not export its class alone.`);
  return migration as Migration;
}
