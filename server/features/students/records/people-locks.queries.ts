import type { Queryable } from '../../../platform/database/database.js';
import type { Read } from '../../../platform/database/rows.js';

/** Lock keys of a person as an SQL array of expressions; null for missing values. */
export const peopleKeys = (person: { name: string; email: string; personalNumber: string }): string =>
  `ARRAY['n' || person_name_key(${person.name}), 'e' || lower(${person.email}), 'p' || ${person.personalNumber}]`;

/**
 * Adding students locks their names, addresses and numbers before checking for duplicates: transactions that
 * add the same person run sequentially, whatever the source. `lock_people` holds the locks until the
 * transaction ends.
 */
export async function lockPeople(
  tx: Queryable,
  person: { name: string; email: string | null; personalNumber: string | null },
): Promise<void> {
  await tx.query(
    `SELECT lock_people(${peopleKeys({ name: '$1::text', email: '$2::text', personalNumber: '$3::text' })})`,
    [person.name, person.email, person.personalNumber],
  );
}

/** A student of the same name and address, with no differing number. */
export async function findSamePerson(
  tx: Queryable,
  person: { name: string; email: string | null; personalNumber: string | null },
): Promise<Read<'student', 'id' | 'name'> | undefined> {
  const [found] = await tx.query<Read<'student', 'id' | 'name'>>(
    `SELECT s.id, s.name FROM student s WHERE lower(s.email) = lower($2)
       AND person_name_key(s.name) = person_name_key($1) AND (s.personal_number IS NULL OR $3::text IS NULL)
     ORDER BY s.created_at LIMIT 1`,
    [person.name, person.email, person.personalNumber],
  );
  return found;
}
