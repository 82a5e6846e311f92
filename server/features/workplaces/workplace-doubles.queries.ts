import type { Work } from '../../platform/database/unit-of-work.js';
import type { Read } from '../../platform/database/rows.js';

/** Why two workplaces seem to be the same, as a condition on two rows and in words. */
interface Sameness {
  reason: string;
  condition: (one: string, other: string) => string;
}

export const SAME_UNIT: Sameness = {
  reason: 'Samma organisationsnummer och enhet',
  condition: (one, other) => `(${other}.organisation_number = ${one}.organisation_number
    AND lower(coalesce(${other}.unit, ${other}.name)) = lower(coalesce(${one}.unit, ${one}.name)))`,
};

/** Two organisation numbers are two workplaces. */
export const SAME_PLACE: Sameness = {
  reason: 'Samma namn och ort',
  condition: (one, other) => `(lower(${other}.name) = lower(${one}.name)
    AND lower(${other}.city) = lower(${one}.city)
    AND (${one}.organisation_number IS NULL OR ${other}.organisation_number IS NULL))`,
};

/** Condition: two supervisors of workplaces that become one are one person. Two e-mail addresses are two persons. */
export const samePerson = (one: string, other: string): string =>
  `(lower(${other}.name) = lower(${one}.name)
    AND (${one}.email IS NULL OR ${other}.email IS NULL OR lower(${other}.email) = lower(${one}.email)))`;

type Named = Read<'workplace', 'name' | 'unit' | 'city' | 'organisationNumber'>;

/** The registered workplace that a new one seems to be, with the reason; null without one. */
export async function findDouble(
  tx: Work,
  { name, unit, city, organisationNumber }: Named,
): Promise<(Read<'workplace', 'name' | 'city'> & { reason: string }) | null> {
  const [found] = await tx.query<Read<'workplace', 'name' | 'city'> & { reason: string }>(
    `SELECT w.name, w.city, CASE WHEN ${SAME_UNIT.condition('n', 'w')} THEN '${SAME_UNIT.reason}'
       ELSE '${SAME_PLACE.reason}' END AS reason
     FROM workplace w, (SELECT $1::text AS name, $2::text AS unit, $3::text AS city, $4::text AS organisation_number) n
     WHERE ${SAME_UNIT.condition('n', 'w')} OR ${SAME_PLACE.condition('n', 'w')}
     ORDER BY w.name, w.id LIMIT 1`,
    [name, unit, city, organisationNumber],
  );
  return found ?? null;
}
