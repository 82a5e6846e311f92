import { studentFields } from '../../../../domain/student-fields.js';
import type { Queryable } from '../../../platform/database/database.js';
import type { Read } from '../../../platform/database/rows.js';
import type { Work } from '../../../platform/database/unit-of-work.js';
import { erasing, type Erasure } from '../../../platform/records/record-fields.js';
import { eraseNotes } from '../../enrollments/single/enrollments.repository.js';
import { OTHER_STUDENT_COLUMNS } from '../student.fields.js';
import { ERASED_TABLES } from './erasure.fields.js';

export const NOBODY = 'Anonymiserad elev';
/** Placeholder for an anonymised person's text. */
export const BLANK = '[ANONYMISERAD]';

/** Identifiers of a person in the logs, for erasure. */
export interface Traces {
  /** Ids of the record and those merged into it. */
  ids: string[];
  /** The accounts with which the person changed their own record. */
  accounts: string[];
  /** Every name that the record has had. */
  names: string[];
}

export async function readTraces(
  tx: Queryable,
  student: Read<'student', 'id' | 'name' | 'userId'>,
): Promise<Traces> {
  const [found] = await tx.query<Traces>(
    `WITH record AS MATERIALIZED (
       SELECT $1::uuid AS id UNION SELECT old_id FROM student_alias WHERE student_id = $1),
     action AS MATERIALIZED (SELECT h.* FROM change_history h JOIN record r ON r.id = h.student_id)
     SELECT ARRAY(SELECT id FROM record) AS ids,
       ARRAY(SELECT $2::uuid WHERE $2 IS NOT NULL UNION
         SELECT changed_by FROM action WHERE changed_by_role = 'STUDENT' AND changed_by IS NOT NULL) AS accounts,
       ARRAY(SELECT $3::text UNION SELECT name FROM student_alias WHERE student_id = $1 UNION
         SELECT was FROM action, LATERAL (VALUES (previous_values->>'name'), (new_values->>'name')) v (was)
         WHERE was IS NOT NULL AND 'name' = ANY (changes)) AS names`,
    [student.id, student.userId, student.name],
  );
  return found!;
}

/** Permits blanking append-only tables for these records, until `seal`. */
export async function unseal(tx: Work, { ids }: Traces): Promise<void> {
  await tx.query(`SELECT set_config('studievy.anonymising', $1, true)`, [ids.join(',')]);
}

export async function seal(tx: Work): Promise<void> {
  await tx.query(`SELECT set_config('studievy.anonymising', '', true)`);
}

const STUDENT: Readonly<Record<string, Erasure>> = {
  ...Object.fromEntries(Object.values(studentFields).map(({ column, erasure }) => [column, erasure])),
  ...OTHER_STUDENT_COLUMNS,
};

/** Anonymises the record; its account is erased by the users module. */
export async function erasePerson(tx: Work, id: string): Promise<void> {
  await tx.query(
    `UPDATE student SET ${erasing(STUDENT, { nobody: '$2' })}, anonymised_at = now(), version = version + 1, updated_at = now() WHERE id = $1`,
    [id, NOBODY],
  );
}

/** The cleanup job deletes the bytes of files and documents within an hour. */
export async function eraseBelongings(tx: Work, id: string, { accounts }: Traces): Promise<void> {
  await tx.query(
    `UPDATE comment SET ${erasing(ERASED_TABLES.comment, { blank: '$2' })}, deleted_at = coalesce(deleted_at, now()), version = version + 1
     WHERE student_id = $1`,
    [id, BLANK],
  );
  await tx.query(
    `UPDATE uploaded_file SET ${erasing(ERASED_TABLES.uploaded_file, { blank: '$2' })},
       deleted_at = now() - interval '31 days' WHERE student_id = $1`,
    [id, BLANK],
  );
  await tx.query(
    `UPDATE exam SET ${erasing(ERASED_TABLES.exam, { nobody: '$2', blank: '$3' })} WHERE student_id = $1`,
    [id, NOBODY, BLANK],
  );
  // Issued documents contained the name; their record remains, to verify the document's code.
  await tx.query(
    `UPDATE document SET ${erasing(ERASED_TABLES.document, { blank: '$2' })}, student_id = NULL,
       batch_subject_id = NULL, file_id = NULL, erased_at = now(),
       created_by_name = CASE WHEN created_by = ANY ($3::uuid[]) THEN $4 ELSE created_by_name END
     WHERE student_id = $1`,
    [id, BLANK, accounts, NOBODY],
  );
  await tx.query(
    `UPDATE correction_request SET ${erasing(ERASED_TABLES.correction_request, { blank: '$2' })} WHERE student_id = $1`,
    [id, BLANK],
  );
  await tx.query('DELETE FROM notification WHERE student_id = $1', [id]);
  await tx.query('DELETE FROM follow_up WHERE student_id = $1', [id]);
  await tx.query('DELETE FROM placement WHERE student_id = $1', [id]);
  await tx.query('DELETE FROM study_plan WHERE student_id = $1', [id]);
  await tx.query('DELETE FROM study_mapping WHERE student_id = $1', [id]);
  await tx.query('DELETE FROM study_validation WHERE student_id = $1', [id]);
  await tx.query(
    // Keeps a message while it has other recipients.
    `WITH had AS (DELETE FROM course_message_recipient WHERE student_id = $1 RETURNING message_id)
     DELETE FROM course_message m USING had WHERE m.id = had.message_id
       AND NOT EXISTS (SELECT FROM course_message_recipient r WHERE r.message_id = m.id AND r.student_id <> $1)`,
    [id],
  );
  await tx.query('DELETE FROM course_wish WHERE student_id = $1', [id]);
  await tx.query('DELETE FROM student_number WHERE student_id = $1', [id]);
  await tx.query('DELETE FROM import_row WHERE student_id = $1 OR held_for = $1', [id]);
  await tx.query('DELETE FROM import_held_row WHERE student_id = $1', [id]);
  await tx.query(
    `UPDATE student_alias SET ${erasing(ERASED_TABLES.student_alias, { nobody: '$2' })} WHERE student_id = $1`,
    [id, NOBODY],
  );
}

/** Enrolments and grades remain as facts; removes texts about the person, and CSN's copies. */
export async function eraseStudies(tx: Work, id: string): Promise<void> {
  await eraseNotes(tx, id, BLANK);
  await tx.query(
    `WITH corrected AS (
       UPDATE grade_correction SET ${erasing(ERASED_TABLES.grade_correction, { blank: '$2' })}
       WHERE grade_id IN (SELECT id FROM grade WHERE student_id = $1))
     UPDATE grade SET ${erasing(ERASED_TABLES.grade, { blank: '$2' })}
     WHERE student_id = $1`,
    [id, BLANK],
  );
  await tx.query(
    `WITH own AS MATERIALIZED (SELECT array_agg(id::text) AS ids FROM enrollment WHERE student_id = $1)
     UPDATE csn_report r SET rows = (
       SELECT jsonb_agg(CASE WHEN entry->>'enrollmentId' = ANY (own.ids)
         THEN entry || jsonb_build_object('name', $2::text, 'personalNumber', NULL) ELSE entry END ORDER BY place)
       FROM jsonb_array_elements(r.rows) WITH ORDINALITY AS listed (entry, place))
     FROM own WHERE EXISTS (
       SELECT FROM jsonb_array_elements(r.rows) AS entry WHERE entry->>'enrollmentId' = ANY (own.ids))`,
    [id, NOBODY],
  );
}

/**
 * Blanks this person's values in the logs, also under the ids of merged records; changed fields, time and
 * actor remain, unless the actor was the person.
 */
export async function eraseTrails(tx: Work, { ids, accounts }: Traces): Promise<void> {
  await tx.query(
    `UPDATE change_history SET
       previous_values = (SELECT coalesce(jsonb_object_agg(key, CASE WHEN value = 'null' THEN value ELSE to_jsonb($2::text) END), '{}')
         FROM jsonb_each(previous_values)),
       new_values = (SELECT coalesce(jsonb_object_agg(key, CASE WHEN value = 'null' THEN value ELSE to_jsonb($2::text) END), '{}')
         FROM jsonb_each(new_values)),
       changed_by_name = CASE WHEN changed_by = ANY ($3::uuid[]) THEN $4 ELSE changed_by_name END
     WHERE student_id = ANY ($1::uuid[])`,
    [ids, BLANK, accounts, NOBODY],
  );
  await tx.query(
    'UPDATE grade_change SET reason = $2 WHERE student_id = ANY ($1::uuid[]) AND reason IS NOT NULL',
    [ids, BLANK],
  );
  await tx.query('UPDATE earning_correction SET reason = $2 WHERE student_id = ANY ($1::uuid[])', [
    ids,
    BLANK,
  ]);
}

/** Fields of the change history that describe placements. */
const PLACEMENT_FIELDS = [
  ...['placement', 'agreement', 'placementHours', 'placementTalks', 'placementCourses', 'placementGoals'],
  ...['placementSupervisor', 'placementTeacher', 'placementCondition', 'placementAssessment', 'incident'],
];

/**
 * Blanks what the change history says of placements, for those of the students who have none left; changed fields, time
 * and author remain.
 */
export async function blankPlacementTrails(tx: Work, studentIds: readonly string[]): Promise<void> {
  await tx.query(`SELECT set_config('studievy.anonymising', $1, true)`, [studentIds.join(',')]);
  const blanked = (column: string) => `(SELECT coalesce(jsonb_object_agg(key,
      CASE WHEN value = 'null' OR key <> ALL ($3::text[]) THEN value ELSE to_jsonb($2::text) END), '{}')
    FROM jsonb_each(h.${column}))`;
  await tx.query(
    `UPDATE change_history h SET previous_values = ${blanked('previous_values')}, new_values = ${blanked('new_values')}
     WHERE h.student_id = ANY ($1::uuid[]) AND h.changes && $3::text[]
       AND NOT EXISTS (SELECT FROM placement p WHERE p.student_id = h.student_id)`,
    [studentIds, BLANK, PLACEMENT_FIELDS],
  );
  await seal(tx);
}

/**
 * Deletes short-lived data that may identify the person immediately: stored answers for repeats, and exports,
 * which cannot be searched. A repeat of such a call gets an error; an export can be created again.
 */
export async function erasePassing(tx: Work, words: readonly string[]): Promise<void> {
  await tx.query(
    `UPDATE idempotency_key SET result = '{"erased": true}'
     WHERE EXISTS (SELECT FROM unnest($1::text[]) AS word WHERE strpos(result::text, word) > 0)`,
    [words],
  );
  await tx.query('DELETE FROM list_export');
}
