import type { Actor } from '../../../platform/auth/actor.js';
import type { Queryable } from '../../../platform/database/database.js';
import type { Work } from '../../../platform/database/unit-of-work.js';
import type { StudentMention } from '../../../platform/graphql/generated.js';
import { wholeWord } from '../../../platform/validation/whole-word.js';
import { MENTION_PLACES, type MentionPlace } from './mention-places.queries.js';
import { BLANK, type Traces } from './erasure.repository.js';

/** Names and contact data of a person, as others may have written them. */
export function wordsAbout(
  { names }: Pick<Traces, 'names'>,
  {
    personalNumbers,
    email,
    phone,
  }: { personalNumbers: readonly string[]; email: string | null; phone: string | null },
): string[] {
  const numbers = personalNumbers.flatMap((number) => {
    const [day, serial] = [number.slice(0, 8), number.slice(8)];
    return [`${day}${serial}`, `${day}-${serial}`, `${day.slice(2)}${serial}`, `${day.slice(2)}-${serial}`];
  });
  return [...names, ...numbers, email, phone].filter((word): word is string => Boolean(word?.trim()));
}

/** Texts of others that name the person, the newest first. */
export function findMentions(
  db: Queryable,
  { ids, accounts }: Pick<Traces, 'ids' | 'accounts'>,
  words: readonly string[],
): Promise<StudentMention[]> {
  return db.query<StudentMention>(
    `SELECT * FROM (${MENTION_PLACES.map(found).join(' UNION ALL ')}) found ORDER BY at DESC, id DESC`,
    [ids, accounts, words.map(wholeWord)],
  );
}

/** The rows of a place that name the person. `$1` to `$3`: ids, accounts and words. */
function found({
  kind,
  table,
  columns,
  joins = '',
  student,
  isOwn,
  writtenBy,
  at,
  key = 'id',
}: MentionPlace): string {
  const named = columns.map((column) => `t.${column} ${NAMES('$3')}`).join(' OR ');
  return `SELECT t.${key}::text AS id, '${kind}' AS kind,
      concat_ws(E'\n\n', ${columns.map((column) => `t.${column}`).join(', ')}) AS text, ${writtenBy} AS "writtenBy",
      ${student ?? 'NULL::uuid'} AS "studentId", ${student ? 's.name' : 'NULL::text'} AS "studentName", iso(${at}) AS at
    FROM ${table} t ${joins}
    WHERE (${named}) AND ${isOwn ? `(${isOwn}) IS NOT TRUE` : 'cardinality($1::uuid[]) + cardinality($2::uuid[]) >= 0'}`;
}

const NAMES = (words: string): string => `COLLATE "sv-x-icu" ~* ANY (${words}::text[])`;

/** Clears the texts of chosen rows that name the person. `$1` to `$3`: ids, the mark and words. */
function cleared(place: MentionPlace): string {
  const { table, columns, key = 'id', hasVersion, isOneText, cleared: value = () => '$2::text' } = place;
  const named = columns.map((column) => `${column} ${NAMES('$3')}`).join(' OR ');
  const sets = columns.map((column) => {
    const isNamed = isOneText ? named : `${column} ${NAMES('$3')}`;
    return `${column} = CASE WHEN ${isNamed} THEN ${value(column)} ELSE ${column} END`;
  });
  if (hasVersion) sets.push('version = version + 1');
  return `UPDATE ${table} t SET ${sets.join(', ')} WHERE ${key}::text = ANY ($1::text[]) AND (${named})`;
}

/**
 * Clears the chosen texts in the anonymising transaction, also in their records' history; author and time
 * remain.
 */
export async function clearMentions(
  tx: Work,
  actor: Actor,
  mentions: readonly StudentMention[],
  words: readonly string[],
): Promise<void> {
  if (mentions.length === 0) return;
  await tx.query(`SELECT set_config('studievy.clearing_mentions', 'on', true)`);
  for (const place of MENTION_PLACES) {
    const ids = mentions.flatMap(({ kind, id }) => (kind === place.kind ? [id] : []));
    if (ids.length > 0) await tx.query(cleared(place), [ids, BLANK, words.map(wholeWord)]);
  }
  await tx.query(`SELECT set_config('studievy.clearing_mentions', '', true)`);
  // Only these have their texts in the change history.
  const records = [
    ...new Set(mentions.flatMap(({ kind, studentId }) => (kind === 'COMMENT' ? (studentId ?? []) : []))),
  ];
  await tx.query(`SELECT set_config('studievy.anonymising', $1, true)`, [records.join(',')]);
  await tx.query(
    `UPDATE change_history SET
       previous_values = CASE WHEN previous_values->>'comment' COLLATE "sv-x-icu" ~* ANY ($2::text[])
         THEN previous_values || jsonb_build_object('comment', $3::text) ELSE previous_values END,
       new_values = CASE WHEN new_values->>'comment' COLLATE "sv-x-icu" ~* ANY ($2::text[])
         THEN new_values || jsonb_build_object('comment', $3::text) ELSE new_values END
     WHERE student_id = ANY ($1::uuid[]) AND 'comment' = ANY (changes)
       AND (previous_values->>'comment' COLLATE "sv-x-icu" ~* ANY ($2::text[])
         OR new_values->>'comment' COLLATE "sv-x-icu" ~* ANY ($2::text[]))`,
    [records, words.map(wholeWord), BLANK],
  );
  for (const studentId of records) tx.history(actor, studentId, { comment: BLANK }, { comment: BLANK });
}
