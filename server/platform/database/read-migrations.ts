import { readdirSync } from 'node:fs';
import type { MigrationInterface } from 'typeorm';

export type Migration = new () => MigrationInterface;

const FOLDER = new URL('./migrations/', import.meta.url);

/** Every migration of the folder, oldest first; each file exports only its class. */
export async function readMigrations(): Promise<Migration[]> {
  const names = readdirSync(FOLDER)
    .filter((name) => /^\d+-.*\.(js|ts)$/.test(name))
    .sort();
  return Promise.all(names.map(readMigration));
}

/** The name under which TypeORM notes a migration in the database. */
export function nameOf(Migration: Migration): string {
  return new Migration().name ?? Migration.name;
}

/** The names of all migrations, oldest first. */
export async function migrationNames(): Promise<string[]> {
  return (await readMigrations()).map(nameOf);
}

async function readMigration(name: string): Promise<Migration> {
  const found = Object.values((await import(new URL(name, FOLDER).href)) as Record<string, unknown>);
  const [migration] = found;
  if (found.length !== 1 || typeof migration !== 'function')
    throw new Error(`The migration ${name} does not export its class alone.`);
  return migration as Migration;
}
