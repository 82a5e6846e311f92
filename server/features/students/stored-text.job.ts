import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { cleanName } from '../../../domain/text/clean-text.js';
import { cleanEmail, isEmail } from '../../../domain/text/email.js';
import { cleanPhone, isPhone } from '../../../domain/text/phone.js';
import { updateAccount } from '../../platform/auth/accounts/accounts.repository.js';
import { Database } from '../../platform/database/database.js';
import type { Read } from '../../platform/database/rows.js';
import { UnitOfWork, type Work } from '../../platform/database/unit-of-work.js';
import { differing, type Values } from '../../platform/history/history-row.js';
import { Housekeeping } from '../../platform/jobs/housekeeping.js';
import { LOGGER } from '../../platform/log/log.js';
import { boardNews } from '../../platform/realtime/live-event.js';
import { normaliseEmail } from '../../platform/validation/email.js';
import { nameFault } from '../../platform/validation/text.js';
import { updateStudents } from './students.repository.js';

const CHUNK = 500;

const WORD = '[!-~\\u00a1-\\u00ac\\u00ae-\\u017f]+';
/** Candidates for cleaning: excludes the format of nearly all rows. The cleaning function decides. */
const MAY_BE_UNCLEAN = `(name COLLATE "C" !~ '^${WORD}( ${WORD})*$'
  OR phone COLLATE "C" !~ '^[0-9+()/.-]+( [0-9+()/.-]+)*$'
  OR email COLLATE "C" !~ '^[A-Za-z0-9][A-Za-z0-9._%+-]*@[A-Za-z0-9.-]*[A-Za-z0-9]$')`;

type Table = 'student' | 'app_user';
type Person = Read<'student', 'id' | 'name' | 'phone' | 'email'>;

/**
 * Cleans names, addresses and telephone numbers stored before all inputs were cleaned, or edited manually, so
 * that stored and searched text have the same form. Logs the ids of rows that would become empty, invalid or
 * duplicates, and leaves them.
 */
@Injectable()
export class StoredText implements OnModuleInit {
  /** Ids already logged as unchanged. */
  private readonly left = new Set<string>();

  constructor(
    private readonly housekeeping: Housekeeping,
    private readonly database: Database,
    private readonly work: UnitOfWork,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onModuleInit(): void {
    this.housekeeping.register('stored-text', () => this.clean());
  }

  async clean(): Promise<void> {
    for (const table of ['student', 'app_user'] as const) await this.cleanTable(table);
  }

  private async cleanTable(table: Table): Promise<void> {
    const found = await this.database.query<Person>(
      `SELECT id, name, phone, email FROM ${table} WHERE ${MAY_BE_UNCLEAN} ${PEOPLE[table]} ORDER BY id`,
    );
    const unclean = found.filter((person) => hasChange(cleaned(table, person)));
    for (let at = 0; at < unclean.length; at += CHUNK) {
      const ids = unclean.slice(at, at + CHUNK).map(({ id }) => id);
      const left = await this.work.run(null, (tx) => cleanSome(tx, table, ids));
      const news = left.filter((id) => !this.left.has(id));
      news.forEach((id) => this.left.add(id));
      if (news.length > 0)
        this.log.warn({ table, ids: news }, 'stored text cannot be cleaned: correct it by hand');
    }
  }
}

/** Rows of persons: API keys keep their given names. */
const PEOPLE: Readonly<Record<Table, string>> = {
  student: 'AND anonymised_at IS NULL',
  app_user: `AND kind = 'PERSON'`,
};

interface Cleaned {
  before: Values;
  after: Values;
  /** A value was left because its cleaned form cannot be stored. */
  isLeft: boolean;
}

const hasChange = ({ after, isLeft }: Cleaned): boolean => isLeft || Object.keys(after).length > 0;

function cleaned(table: Table, { name, phone, email }: Person): Cleaned {
  const stored: Values = { name, phone, email };
  const clean: Values = {
    name: cleanName(name),
    phone: phone && cleanPhone(phone),
    email: email && (table === 'app_user' ? normaliseEmail(email) : cleanEmail(email)),
  };
  const [before, after] = differing(stored, clean);
  const unusable = Object.keys(after).filter((field) => !IS_USABLE[field]!(after[field] ?? ''));
  for (const field of unusable) {
    delete before[field];
    delete after[field];
  }
  return { before, after, isLeft: unusable.length > 0 };
}

const IS_USABLE: Readonly<Record<string, (text: string) => boolean>> = {
  name: (name) => nameFault(name) === null,
  phone: isPhone,
  email: isEmail,
};

/** Cleans these rows as read under the lock; returns those left unchanged. */
async function cleanSome(tx: Work, table: Table, ids: readonly string[]): Promise<string[]> {
  const people = await tx.query<Person>(
    `SELECT id, name, phone, email FROM ${table} WHERE id = ANY ($1::uuid[]) ORDER BY id FOR UPDATE`,
    [ids],
  );
  const left: string[] = [];
  for (const person of people) {
    const { before, after, isLeft } = cleaned(table, person);
    const isTaken =
      table === 'app_user' && after['email'] && (await isAddressTaken(tx, person.id, after['email']));
    if (isTaken) {
      delete before['email'];
      delete after['email'];
    }
    if (isLeft || isTaken) left.push(person.id);
    if (Object.keys(after).length > 0) await store(tx, table, person.id, { before, after });
  }
  return left;
}

async function isAddressTaken(tx: Work, id: string, email: string): Promise<boolean> {
  const others = await tx.query('SELECT FROM app_user WHERE email = $1 AND id <> $2', [email, id]);
  return others.length > 0;
}

async function store(
  tx: Work,
  table: Table,
  id: string,
  { before, after }: Omit<Cleaned, 'isLeft'>,
): Promise<void> {
  if (table === 'student') {
    await updateStudents(tx, id, after);
    tx.history(null, id, before, after);
    tx.publish(boardNews(null, 'CHANGED', id));
  } else {
    await updateAccount(tx, id, after);
    tx.audit({ kind: 'ACCOUNT_CHANGED', subjectId: id, previousValues: before, newValues: after });
  }
}
