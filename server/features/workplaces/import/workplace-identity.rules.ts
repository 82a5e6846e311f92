import { fold } from '../../../platform/validation/fold.js';
import type { WorkplaceColumn } from './workplace-columns.rules.js';
import { placeKey } from './workplace-groups.rules.js';
import { issueOf, type WorkplaceFields, type WorkplaceReading } from './workplace-row.input.js';

/** The fields that tell one workplace from another. */
const IDENTITY = ['name', 'organisationNumber', 'unit', 'city'] as const;

type Identity = Pick<WorkplaceFields, (typeof IDENTITY)[number]>;

/**
 * Fills in which workplace the rows of further supervisors are about: a row with nothing but a supervisor that of the
 * row above, with a warning, and a row with a name alone the only workplace of that name in the file.
 */
export function completeIdentities(
  readings: readonly WorkplaceReading[],
  columns: readonly WorkplaceColumn[],
): void {
  const nameColumn = columns.find(({ field }) => field === 'NAME');
  for (const [index, { row, cells, fields, supervisors, issues }] of readings.entries()) {
    const above = readings[index - 1];
    const isFurther = Object.keys(fields).length === 0 && supervisors.length > 0;
    if (!isFurther || above?.row !== row - 1 || !above.fields.name) continue;
    Object.assign(fields, identityOf(above.fields));
    const message = `Namn saknas: handledaren läses till ${above.fields.name} på raden ovanför.`;
    issues.push(issueOf(cells, nameColumn, { field: 'NAME', message, warning: true }));
  }
  const named = identitiesByName(readings);
  for (const { fields } of readings) {
    const known = fields.name && named.get(fold(fields.name));
    if (known && isNameAlone(fields)) Object.assign(fields, known, { name: fields.name });
  }
}

/** The identity of each name that only one workplace of the file has; null for a name of several. */
function identitiesByName(readings: readonly WorkplaceReading[]): ReadonlyMap<string, Identity | null> {
  const named = new Map<string, Identity | null>();
  for (const { fields } of readings) {
    if (!fields.name || isNameAlone(fields)) continue;
    const key = fold(fields.name);
    const known = named.get(key);
    const isSame = !known || keyOf(known) === keyOf(fields);
    named.set(key, known === null || !isSame ? null : identityOf(fields));
  }
  return named;
}

const isNameAlone = ({ organisationNumber, unit, city }: WorkplaceFields): boolean =>
  !organisationNumber && !unit && !city;

const keyOf = ({ name, unit, city }: Identity): string => placeKey(name!, unit, city);

const identityOf = (fields: WorkplaceFields): Identity =>
  Object.fromEntries(IDENTITY.flatMap((key) => (fields[key] ? [[key, fields[key]]] : [])));
