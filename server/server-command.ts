import { parseArgs, type ParseArgsConfig } from 'node:util';
import { ConfigError, readConfig, type Config } from './config.js';
import { startEmbeddedPostgres } from './platform/database/embedded/embedded-postgres.js';
import { AppError } from './platform/errors/app-error.js';
import { fromDatabase } from './platform/errors/database-error.js';
import { startRefusal } from './start-refusal.js';

/** A mistake of the person at the terminal; everything else is a defect and keeps its stack. */
export class CommandRefusal extends Error {}

/** The options of a command, all of them texts. Throws a CommandRefusal with the usage. */
export function readOptions<Name extends string>(
  args: string[],
  names: readonly Name[],
  usage: string,
): Partial<Record<Name, string>> {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
  try {
    const { values } = parseArgs({ args, options: options as ParseArgsConfig['options'] });
    return values as Partial<Record<Name, string>>;
  } catch (error) {
    // An option that does not exist, or one without its value.
    throw new CommandRefusal(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

/** Runs work on the product's database: the one of DATABASE_URL, or the embedded one, started if need be. */
export async function withDatabase<T>(config: Config, work: (url: string) => Promise<T>): Promise<T> {
  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedPostgres({ dataDir: config.dataDir, log: () => undefined });
  try {
    return await work(config.databaseUrl ?? embedded!.url);
  } finally {
    await embedded?.stop();
  }
}

/** Runs a command; a refusal prints its message and exits with 1. */
export async function runCommand(command: (args: string[]) => Promise<void>): Promise<void> {
  try {
    await command(process.argv.slice(2));
  } catch (error) {
    const sentence = explanation(error);
    if (sentence === null) throw error;
    console.error(sentence);
    process.exitCode = 1;
  }
}

/** The sentences for a mistake of the person's own; null for a defect. */
function explanation(error: unknown): string | null {
  if (error instanceof ConfigError) return `Inställningarna kan inte användas:\n${error.message}`;
  if (error instanceof CommandRefusal) return error.message;
  if (error instanceof AppError)
    return (error.fields ?? []).map(({ path, message }) => `--${path}: ${message}`).join('\n');
  const refusal = startRefusal(error, readConfig());
  if (refusal) return refusal.message;
  if (fromDatabase(error)?.code === 'SERVICE_UNAVAILABLE')
    return 'Databasen svarar inte. Starta den, eller rätta DATABASE_URL, och försök igen.';
  return null;
}
