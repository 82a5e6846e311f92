import type { Actor } from '../../../platform/auth/actor.js';
import type { Queryable } from '../../../platform/database/database.js';
import type { Work } from '../../../platform/database/unit-of-work.js';
import type { StudentMention } from '../../../platform/graphql/generated.js';
import { wholeWord } from '../../../platform/validation/whole-word.js';
import { BLANK, type Traces } from './erasure.writes.js';

/** What a person is called and reached by, as others may have written it. */
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

/** Comments, follow-ups and tasks of others and messages to participants that name the person, the newest first. */
export function findMentions(
  db: Queryable,
  { ids, accounts }: Pick<Traces, 'ids' | 'accounts'>,
  words: readonly string[],
): Promise<StudentMention[]> {
  return db.query<StudentMention>(
    `SELECT * FROM (
       SELECT c.id, 'COMMENT' AS kind, c.text, c.author_name AS "writtenBy", c.student_id AS "studentId",
         s.name AS "studentName", iso(c.created_at) AS at
       FROM comment c JOIN student s ON s.id = c.student_id
       WHERE NOT c.student_id = ANY ($1::uuid[]) AND c.text COLLATE "sv-x-icu" ~* ANY ($3::text[])
       UNION ALL
       SELECT t.id, 'TASK', t.description, u.name, NULL, NULL, iso(t.created_at)
       FROM task t JOIN app_user u ON u.id = t.user_id
       WHERE NOT t.user_id = ANY ($2::uuid[]) AND t.description COLLATE "sv-x-icu" ~* ANY ($3::text[])
       UNION ALL
       SELECT f.id, 'FOLLOW_UP', f.note, f.created_by_name, f.student_id, s.name, iso(f.created_at)
       FROM follow_up f JOIN student s ON s.id = f.student_id
       WHERE NOT f.student_id = ANY ($1::uuid[]) AND f.note COLLATE "sv-x-icu" ~* ANY ($3::text[])
       UNION ALL
       SELECT m.id, 'COURSE_MESSAGE', m.subject || E'\n\n' || m.text, m.sent_by_name, NULL, NULL, iso(m.sent_at)
       FROM course_message m
       WHERE (m.subject || E'\n\n' || m.text) COLLATE "sv-x-icu" ~* ANY ($3::text[])) found
     ORDER BY at DESC, id DESC`,
    [ids, accounts, words.map(wholeWord)],
  );
}

/**
 * Clears what was chosen of them, in the transaction that anonymises: the text goes, here and in the history of the
 * records that it stands on; that something was written, by whom and when, stays.
 */
export async function clearMentions(
  tx: Work,
  actor: Actor,
  mentions: readonly StudentMention[],
  words: readonly string[],
): Promise<void> {
  if (mentions.length === 0) return;
  const ids = (kind: StudentMention['kind']) =>
    mentions.flatMap((one) => (one.kind === kind ? [one.id] : []));
  await tx.query('UPDATE comment SET text = $2, version = version + 1 WHERE id = ANY ($1::uuid[])', [
    ids('COMMENT'),
    BLANK,
  ]);
  await tx.query('UPDATE task SET description = $2 WHERE id = ANY ($1::uuid[])', [ids('TASK'), BLANK]);
  await tx.query('UPDATE follow_up SET note = $2, version = version + 1 WHERE id = ANY ($1::uuid[])', [
    ids('FOLLOW_UP'),
    BLANK,
  ]);
  await tx.query('UPDATE course_message SET subject = $2, text = $2 WHERE id = ANY ($1::uuid[])', [
    ids('COURSE_MESSAGE'),
    BLANK,
  ]);
  // Of these alone the record's history holds what was written.
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
