import { cleanLine } from '../../../domain/text/clean-text.js';
import type { Queryable } from '../../platform/database/database.js';
import { badField } from '../../platform/errors/app-error.js';
import { optionalLine } from '../../platform/validation/text.js';
import { MunicipalitySpellings, type SpelledMunicipality } from './municipality-spellings.rules.js';

const PATH = 'municipality.type';
const LONGEST = 60;

/** A form's municipality: omitted, none, or by name. */
export type GivenMunicipality = { type?: string | null } | null | undefined;

/** Result of a lookup by name; `found` is null for an unknown or retired municipality. */
export interface LookedUp {
  found: string | null;
  isRetired: boolean;
}

/** Looks up the municipality of a form by any of its spellings; no statement without a name. */
export async function lookUpMunicipality(db: Queryable, given: GivenMunicipality): Promise<LookedUp> {
  const name = typeof given?.type === 'string' ? cleanLine(given.type) : '';
  if (name === '' || name.length > LONGEST) return { found: null, isRetired: false };
  const rows = await db.query<SpelledMunicipality & { isRetired: boolean }>(
    `SELECT name, code, authority_name AS "authorityName", retired_at IS NOT NULL AS "isRetired"
     FROM municipality ORDER BY retired_at NULLS LAST`,
  );
  const found = new MunicipalitySpellings(rows).find(name);
  return { found, isRetired: rows.some((row) => row.name === found && row.isRetired) };
}

/**
 * The municipality to store. A retired one can be kept but not newly chosen. Throws BAD_USER_INPUT on
 * `municipality.type`, also for an object without a name.
 */
export function chosenMunicipality(
  given: GivenMunicipality,
  { found, isRetired }: LookedUp,
  stored?: string | null,
): string | null {
  if (given && given.type === undefined)
    throw badField(PATH, 'REQUIRED', 'Ange kommunens namn, eller null för ingen kommun.');
  if (optionalLine(given?.type, PATH, LONGEST) === null) return null;
  if (found === null) throw badField(PATH, 'NOT_ALLOWED', 'Kommunen finns inte i listan.');
  if (isRetired && found !== stored) throw badField(PATH, 'NOT_ALLOWED', 'Kommunen används inte längre.');
  return found;
}
