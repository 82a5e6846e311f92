import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { addSystemadmin } from './platform/auth/accounts/accounts.repository.js';
import { issueResetToken } from './platform/auth/passwords/password-reset.js';
import { writeAudit, type AuditEvent } from './platform/history/audit.js';
import { readConfig, type Config } from './config.js';
import { buildDataSource } from './platform/database/data-source.js';
import type { Row } from './platform/database/rows.js';
import { migrate } from './platform/database/migrate.js';
import { badField } from './platform/errors/app-error.js';
import { isEmail, normaliseEmail } from './platform/validation/email.js';
import { requiredName } from './platform/validation/text.js';
import { CommandRefusal, readOptions, runCommand, withDatabase } from './server-command.js';

const USAGE = 'Så här: npm run create-admin -- --email namn@skola.se --name "För- och efternamn"';
const LONGEST_NAME = 120;

interface NewAdmin {
  email: string;
  name: string;
}

/**
 * Creates the first administrator of a school without the demo (contract, section 1): a SYSTEMADMIN without a
 * password. Prints the link to set one, once; nobody else sees it.
 */
async function createAdmin(args: string[]): Promise<void> {
  const admin = readArguments(args);
  const config = readConfig();
  const token = await withDatabase(config, (url) => addToDatabase(url, admin));
  console.log(`${admin.name} (${admin.email}) är nu systemadministratör.`);
  console.log('Välj lösenord på adressen nedan. Den fungerar en gång, inom sju dagar.');
  console.log(`${originOf(config)}/reset-password?token=${token}`);
}

function readArguments(args: string[]): NewAdmin {
  const given = readOptions(args, ['email', 'name'], USAGE);
  if (given.email === undefined || given.name === undefined) throw new CommandRefusal(USAGE);
  const email = normaliseEmail(given.email);
  if (!isEmail(email)) throw badField('email', 'FORMAT', 'Ange en giltig e-postadress.');
  return { email, name: requiredName(given.name, 'name', LONGEST_NAME) };
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
    // No account exists yet: the audit log states that the server created it.
    const event = {
      kind: 'ACCOUNT_CREATED',
      subjectId: id,
      newValues: { name, email, role: 'SYSTEMADMIN' },
    };
    await writeAudit(tx, { actor: null }, [event as AuditEvent]);
    return issueResetToken(tx, id, 'invitation');
  });
}

/**
 * A new link for a SYSTEMADMIN who has never set a password: the first one was lost or has expired. Others
 * get theirs by mail.
 */
async function linkFor(tx: EntityManager, email: string): Promise<string> {
  const [account] = await tx.query<Pick<Row<'app_user'>, 'id'>[]>(
    `SELECT id FROM app_user WHERE email = $1 AND role = 'SYSTEMADMIN' AND active AND password_hash IS NULL`,
    [email],
  );
  if (!account)
    throw new CommandRefusal(
      `Det finns redan en användare med e-postadressen ${email}. Begär en länk med "Glömt lösenordet?" på inloggningssidan.`,
    );
  await writeAudit(tx, { actor: null }, [{ kind: 'PASSWORD_LINK_REQUESTED', subjectId: account.id }]);
  return issueResetToken(tx, account.id, 'invitation');
}

function originOf({ publicOrigin, host, port }: Config): string {
  if (publicOrigin !== null) return publicOrigin;
  const local = host === '0.0.0.0' || host === '127.0.0.1' ? 'localhost' : host;
  return `http://${local.includes(':') ? `[${local}]` : local}:${port}`;
}

await runCommand(createAdmin);
