import { parseArgs } from 'node:util';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { addSystemadmin } from './platform/auth/accounts/accounts.writes.js';
import { issueResetToken } from './platform/auth/passwords/password-reset.js';
import { writeAudit, type AuditEvent } from './platform/history/audit.js';
import { ConfigError, readConfig, type Config } from './config.js';
import { buildDataSource } from './platform/database/data-source.js';
import { startEmbeddedPostgres } from './platform/database/embedded/embedded-postgres.js';
import type { Row } from './platform/database/rows.js';
import { migrate } from './platform/database/migrate.js';
import { AppError, badField } from './platform/errors/app-error.js';
import { fromDatabase } from './platform/errors/database-error.js';
import { startRefusal } from './start-refusal.js';
import { isEmail, normaliseEmail } from './platform/validation/email.js';
import { requiredName } from './platform/validation/text.js';

const USAGE = 'Så här: npm run create-admin -- --email namn@skola.se --name "För- och efternamn"';
const LONGEST_NAME = 120;

interface NewAdmin {
  email: string;
  name: string;
}

/** What the person at the terminal can mend; everything else is a defect and keeps its stack. */
class Refusal extends Error {}

/**
 * The first administrator of a school without the demo (contract, section 1): makes a systemadmin
 * without a password and prints the link by which one is set, once. Nobody else ever sees the link.
 */
async function createAdmin(args: string[]): Promise<void> {
  const admin = readArguments(args);
  const config = readConfig();
  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedPostgres({ dataDir: config.dataDir, log: () => undefined });
  try {
    const token = await addToDatabase(config.databaseUrl ?? embedded!.url, admin);
    console.log(`${admin.name} (${admin.email}) är nu systemadministratör.`);
    console.log('Välj lösenord på adressen nedan. Den fungerar en gång, inom 30 minuter.');
    console.log(`${originOf(config)}/reset-password?token=${token}`);
  } finally {
    await embedded?.stop();
  }
}

function readArguments(args: string[]): NewAdmin {
  const given = parsed(args);
  if (given.email === undefined || given.name === undefined) throw new Refusal(USAGE);
  const email = normaliseEmail(given.email);
  if (!isEmail(email)) throw badField('email', 'FORMAT', 'Ange en giltig e-postadress.');
  return { email, name: requiredName(given.name, 'name', LONGEST_NAME) };
}

function parsed(args: string[]): { email?: string; name?: string } {
  try {
    return parseArgs({ args, options: { email: { type: 'string' }, name: { type: 'string' } } }).values;
  } catch (error) {
    // An option that does not exist, or one without its value.
    throw new Refusal(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

async function addToDatabase(url: string, admin: NewAdmin): Promise<string> {
  await migrate(url);
  const source = await buildDataSource(url, { poolSize: 2 }).initialize();
  try {
    return await add(source, admin);
  } finally {
    await source.destroy();
  }
}

async function add(source: DataSource, { email, name }: NewAdmin): Promise<string> {
  return source.transaction(async (tx) => {
    const id = uuid();
    if (!(await addSystemadmin(tx, { id, name, email }))) return linkFor(tx, email);
    // The first one has nobody before it: the trail says that it was made on the server itself.
    const event = {
      kind: 'ACCOUNT_CREATED',
      subjectId: id,
      newValues: { name, email, role: 'SYSTEMADMIN' },
    };
    await writeAudit(tx, { actor: null }, [event as AuditEvent]);
    return issueResetToken(tx, id);
  });
}

/**
 * A new link for a systemadmin who has never chosen a password: the first one was lost or has died. Everybody else gets
 * theirs by mail.
 */
async function linkFor(tx: EntityManager, email: string): Promise<string> {
  const [account] = await tx.query<Pick<Row<'app_user'>, 'id'>[]>(
    `SELECT id FROM app_user WHERE email = $1 AND role = 'SYSTEMADMIN' AND active AND password_hash IS NULL FOR UPDATE`,
    [email],
  );
  if (!account)
    throw new Refusal(
      `Det finns redan en användare med e-postadressen ${email}. Begär en länk med "Glömt lösenordet?" på inloggningssidan.`,
    );
  await writeAudit(tx, { actor: null }, [{ kind: 'PASSWORD_LINK_REQUESTED', subjectId: account.id }]);
  return issueResetToken(tx, account.id);
}

function originOf({ publicOrigin, host, port }: Config): string {
  if (publicOrigin !== null) return publicOrigin;
  const local = host === '0.0.0.0' || host === '127.0.0.1' ? 'localhost' : host;
  return `http://${local.includes(':') ? `[${local}]` : local}:${port}`;
}

/** The sentences for a mistake of the person's own; null for a defect. */
function explanation(error: unknown): string | null {
  if (error instanceof ConfigError) return `Inställningarna kan inte användas:\n${error.message}`;
  if (error instanceof Refusal) return error.message;
  if (error instanceof AppError)
    return (error.fields ?? []).map(({ path, message }) => `--${path}: ${message}`).join('\n');
  const refusal = startRefusal(error, readConfig());
  if (refusal) return refusal.message;
  if (fromDatabase(error)?.code === 'SERVICE_UNAVAILABLE')
    return 'Databasen svarar inte. Starta den, eller rätta DATABASE_URL, och försök igen.';
  return null;
}

try {
  await createAdmin(process.argv.slice(2));
} catch (error) {
  const sentence = explanation(error);
  if (sentence === null) throw error;
  console.error(sentence);
  process.exitCode = 1;
}
