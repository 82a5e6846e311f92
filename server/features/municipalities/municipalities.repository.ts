import { v7 as uuid } from 'uuid';
import type { Queryable } from '../../platform/database/database.js';
import type { Work } from '../../platform/database/unit-of-work.js';
import type { Read } from '../../platform/database/rows.js';
import { MunicipalityEntity } from './municipality.entity.js';

/**
 * Adds the specification's municipalities in order; one already named by the school keeps the school's
 * values. Locked against concurrent servers: a second one would fail on the unique spellings instead of
 * waiting.
 */
export async function addShippedMunicipalities(
  tx: { query(sql: string, params: unknown[]): Promise<unknown> },
  rows: readonly object[],
): Promise<void> {
  await tx.query('LOCK TABLE municipality IN SHARE ROW EXCLUSIVE MODE', []);
  await tx.query(
    `INSERT INTO municipality AS known (name, code, kind, authority_name, place)
     SELECT name, code, kind, authority_name, place FROM jsonb_populate_recordset(NULL::municipality, $1::jsonb)
     ORDER BY name
     ON CONFLICT (name) DO UPDATE SET place = excluded.place,
         authority_name = coalesce(known.authority_name, excluded.authority_name)
       WHERE known.place IS DISTINCT FROM excluded.place`,
    [JSON.stringify(rows)],
  );
}

/** Adds a municipality of the school. */
export const addMunicipality = async (
  tx: Work,
  municipality: Read<'municipality', 'name' | 'kind' | 'code' | 'authorityName'>,
): Promise<void> => {
  await tx.manager.insert(MunicipalityEntity, { ...municipality });
};

/** Updates a municipality, and whether it is in use. */
export async function updateMunicipality(
  tx: Queryable,
  given: {
    name: string;
    newName: string;
    code: string | null;
    authorityName: string | null;
    retired: boolean;
  },
): Promise<void> {
  await tx.query(
    `UPDATE municipality SET name = $2, code = $3, authority_name = $4, version = version + 1,
         retired_at = CASE WHEN $5 THEN coalesce(retired_at, now()) END WHERE name = $1`,
    [given.name, given.newName, given.code, given.authorityName, given.retired],
  );
}

/** Records the change of a municipality with its author. */
export async function recordMunicipality(
  tx: Queryable,
  change: Read<'municipality_change', 'name' | 'changedBy' | 'changedByName'> & {
    previousValues: Record<string, unknown>;
    newValues: Record<string, unknown>;
  },
): Promise<void> {
  const { name, changedBy, changedByName, previousValues, newValues } = change;
  await tx.query(
    `INSERT INTO municipality_change (id, name, changed_by, changed_by_name, previous_values, new_values)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [uuid(), name, changedBy, changedByName, previousValues, newValues],
  );
}
