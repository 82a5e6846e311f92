import type { Queryable } from '../../platform/database/database.js';
import type { Read } from '../../platform/database/rows.js';
import { badField } from '../../platform/errors/app-error.js';
import { optionalText } from '../../platform/validation/text.js';

const PATH = 'municipality.type';
const LONGEST = 60;

/** What a form says of the municipality: nothing, none, or one by its name. */
export type GivenMunicipality = { type?: string | null } | null | undefined;

/** A name that was looked up; `found` is null where there is no such municipality, or it is no longer chosen. */
export interface LookedUp {
  found: string | null;
  isRetired: boolean;
}

/**
 * Looks up the municipality that a form names, in one statement and only where it names one. A hyphen and a blank
 * are the same: the specification writes 'Upplands Bro', its inhabitants 'Upplands-Bro'.
 */
export async function lookUpMunicipality(db: Queryable, given: GivenMunicipality): Promise<LookedUp> {
  const name = typeof given?.type === 'string' ? given.type.trim().normalize('NFC') : '';
  if (name === '' || name.length > LONGEST) return { found: null, isRetired: false };
  const [row] = await db.query<Read<'municipality', 'name'> & { retired: boolean }>(
    `SELECT name, retired_at IS NOT NULL AS retired FROM municipality
     WHERE lower(translate(name, '-', ' ')) = lower(translate($1, '-', ' '))`,
    [name],
  );
  return { found: row?.name ?? null, isRetired: row?.retired ?? false };
}

/**
 * The municipality that is to be stored. One that is out of use stays where it is and is given to nobody else.
 * Throws BAD_USER_INPUT on `municipality.type`, also for an object that names nothing at all.
 */
export function chosenMunicipality(
  given: GivenMunicipality,
  { found, isRetired }: LookedUp,
  stored?: string | null,
): string | null {
  if (given && given.type === undefined)
    throw badField(PATH, 'REQUIRED', 'Ange kommunens namn, eller null för ingen kommun.');
  if (optionalText(given?.type, PATH, LONGEST) === null) return null;
  if (found === null) throw badField(PATH, 'NOT_ALLOWED', 'Kommunen finns inte i listan.');
  if (isRetired && found !== stored) throw badField(PATH, 'NOT_ALLOWED', 'Kommunen används inte längre.');
  return found;
}
