import { Injectable } from '@nestjs/common';
import { Database, type Queryable } from '../../platform/database/database.js';
import type { Read } from '../../platform/database/rows.js';
import { UnitOfWork, type Work } from '../../platform/database/unit-of-work.js';
import { badField, conflict, duplicate, notFound } from '../../platform/errors/app-error.js';
import type {
  AddMunicipalityInput,
  MunicipalityEntry,
  RetireMunicipalityInput,
  UpdateMunicipalityInput,
} from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import { optionalLine, requiredLine } from '../../platform/validation/text.js';
import { addMunicipality, recordMunicipality, updateMunicipality } from './municipalities.repository.js';
import { assertVersion } from '../../platform/database/locked-record.js';

const LONGEST_NAME = 60;
const LONGEST_AUTHORITY = 120;

const READ = `
  SELECT m.name, m.kind, m.code, m.authority_name AS "authorityName", m.place IS NOT NULL AS "isSpecified",
    iso(m.retired_at) AS "retiredAt", m.version,
    (SELECT count(*)::integer FROM student s WHERE s.municipality = m.name) AS "studentCount",
    (SELECT coalesce(json_agg(json_build_object('changedAt', iso(c.changed_at), 'changedBy', c.changed_by_name,
        'previousValues', c.previous_values, 'newValues', c.new_values) ORDER BY c.changed_at DESC, c.id DESC), '[]')
      FROM municipality_change c WHERE c.name = m.name) AS changes
  FROM municipality m`;

/** Editable fields of a municipality. */
type Values = Pick<MunicipalityEntry, 'name' | 'code' | 'authorityName'> & { retired: boolean };

/**
 * The list of municipalities: the specification's 22 come first and keep their names, the school adds its
 * own. A retired one stays on existing records and cannot be selected.
 */
@Injectable()
export class MunicipalityRegister {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  list(): Promise<MunicipalityEntry[]> {
    return this.database.query<MunicipalityEntry>(`${READ} ORDER BY m.place NULLS LAST, m.name`);
  }

  add(call: Call, input: AddMunicipalityInput): Promise<MunicipalityEntry> {
    const name = readName(input.name, 'name');
    const kind = input.kind ?? 'MUNICIPALITY';
    const code = readCode(input.code);
    const authority =
      readAuthority(input.authorityName) ?? (kind === 'MUNICIPALITY' ? usualAuthority(name) : null);
    if (kind !== 'MUNICIPALITY' && authority !== null)
      throw badField('authorityName', 'NOT_ALLOWED', 'Bara en kommun är huvudman.');
    return this.work.run(call, async (tx) => {
      await assertFree(tx, name, null, 'name');
      await addMunicipality(tx, { name, kind, code, authorityName: authority });
      await record(tx, call, name, {}, { name, kind, code, authorityName: authority });
      return entry(tx, name);
    });
  }

  /** CONFLICT (FIXED) when renaming one of the 22; (FROZEN) for one with frozen months. */
  update(call: Call, input: UpdateMunicipalityInput): Promise<MunicipalityEntry> {
    return this.work.run(call, async (tx) => {
      const stored = await lock(tx, input.name, input.version);
      const name = input.newName === undefined ? stored.name : readName(input.newName ?? '', 'newName');
      const code = input.code === undefined ? stored.code : readCode(input.code);
      const authorityName =
        input.authorityName === undefined ? authorityAfter(stored, name) : readAuthority(input.authorityName);
      if (stored.kind === 'MUNICIPALITY' ? authorityName === null : authorityName !== null)
        throw stored.kind === 'MUNICIPALITY'
          ? badField('authorityName', 'REQUIRED', 'Ange vad kommunen heter som huvudman.')
          : badField('authorityName', 'NOT_ALLOWED', 'Bara en kommun är huvudman.');
      if (name !== stored.name) await assertRenamable(tx, stored, name);
      return this.save(tx, call, stored, { name, code, authorityName, retired: stored.retiredAt !== null });
    });
  }

  /** CONFLICT (FIXED) for one of the 22: the specification's list is always offered whole. */
  retire(call: Call, input: RetireMunicipalityInput): Promise<MunicipalityEntry> {
    return this.work.run(call, async (tx) => {
      const stored = await lock(tx, input.name, input.version);
      if (stored.isSpecified && input.retired)
        throw conflict('FIXED', `${stored.name} hör till produktens lista och kan inte tas ur bruk.`);
      const { name, code, authorityName } = stored;
      return this.save(tx, call, stored, { name, code, authorityName, retired: input.retired });
    });
  }

  private async save(
    tx: Work,
    call: Call,
    stored: MunicipalityEntry,
    next: Values,
  ): Promise<MunicipalityEntry> {
    const { name, code, authorityName } = stored;
    const before: Values = { name, code, authorityName, retired: stored.retiredAt !== null };
    const changed = (Object.keys(next) as (keyof Values)[]).filter((key) => next[key] !== before[key]);
    if (changed.length === 0) return stored;
    await updateMunicipality(tx, {
      name,
      newName: next.name,
      code: next.code,
      authorityName: next.authorityName,
      retired: next.retired,
    });
    const only = (values: Values) => Object.fromEntries(changed.map((key) => [key, values[key]]));
    await record(tx, call, next.name, only(before), only(next));
    return entry(tx, next.name);
  }
}

function readName(text: string, path: string): string {
  return requiredLine(text, path, LONGEST_NAME);
}

/** Default name of a municipality as huvudman. */
function usualAuthority(name: string): string {
  return `${name} kommun`;
}

/** A default name as huvudman follows the municipality's new name; a custom one is unchanged. */
function authorityAfter(stored: MunicipalityEntry, name: string): string | null {
  return stored.authorityName === usualAuthority(stored.name) ? usualAuthority(name) : stored.authorityName;
}

function readAuthority(text: string | null | undefined): string | null {
  return optionalLine(text, 'authorityName', LONGEST_AUTHORITY);
}

/** Statistics Sweden's municipality code. */
function readCode(text: string | null | undefined): string | null {
  const code = optionalLine(text, 'code', LONGEST_NAME);
  if (code === null || /^\d{4}$/.test(code)) return code;
  throw badField('code', 'FORMAT', 'Kommunkoden har fyra siffror.');
}

async function lock(tx: Queryable, name: string, version: number): Promise<MunicipalityEntry> {
  await tx.query('SELECT FROM municipality WHERE name = $1 FOR UPDATE', [name]);
  const stored = await entry(tx, name);
  assertVersion(stored, version, 'Någon annan har ändrat kommunen sedan du öppnade listan.');
  return stored;
}

async function entry(tx: Queryable, name: string): Promise<MunicipalityEntry> {
  const [found] = await tx.query<MunicipalityEntry>(`${READ} WHERE m.name = $1`, [name]);
  if (!found) throw notFound('Kommunen finns inte.');
  return found;
}

/** Treats 'Upplands-Bro' and 'Upplands Bro' as equal. */
async function assertFree(tx: Queryable, name: string, own: string | null, path: string): Promise<void> {
  const [taken] = await tx.query<Read<'municipality', 'name'>>(
    `SELECT name FROM municipality
     WHERE lower(translate(name, '-', ' ')) = lower(translate($1, '-', ' ')) AND name IS DISTINCT FROM $2`,
    [name, own],
  );
  if (!taken) return;
  throw duplicate(path, `${taken.name} finns redan i listan.`);
}

async function assertRenamable(tx: Queryable, stored: MunicipalityEntry, name: string): Promise<void> {
  if (stored.isSpecified) throw conflict('FIXED', `${stored.name} hör till produktens lista och heter så.`);
  await assertFree(tx, name, stored.name, 'newName');
  const [told] = await tx.query(
    `SELECT WHERE EXISTS (SELECT FROM earning_line WHERE municipality = $1)
       OR EXISTS (SELECT FROM earning_correction WHERE municipality = $1)
       OR EXISTS (SELECT FROM earning_invoice WHERE municipality = $1)`,
    [stored.name],
  );
  if (told)
    throw conflict(
      'FROZEN',
      'Frysta månader står på det gamla namnet och ändras inte. Lägg till en ny kommun och ta den gamla ur bruk.',
    );
}

/** Writes the municipality's history and the audit log. */
function record(
  tx: Work,
  { actor }: Call,
  name: string,
  previous: Record<string, unknown>,
  next: Record<string, unknown>,
): Promise<unknown> {
  tx.audit({
    kind: 'SETTINGS_CHANGED',
    previousValues: { municipality: name, ...previous },
    newValues: { municipality: name, ...next },
  });
  return recordMunicipality(tx, {
    ...{ name, changedBy: actor.userId, changedByName: actor.name },
    ...{ previousValues: previous, newValues: next },
  });
}
