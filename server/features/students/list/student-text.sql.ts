import { hasRank, type Actor } from '../../../platform/auth/actor.js';
import type { SqlParams } from '../../../platform/database/sql-params.js';
import type { NestedField } from '../../../platform/graphql/verbatim.js';
import { studentFieldSql, type StudentField } from '../details/student.sql.js';
import { CONTACT_FIELDS } from '../student.fields.js';

/** Fields returned as stored to all readers of the student list. */
const AS_STORED: ReadonlySet<string> = new Set<StudentField>([
  'id',
  'version',
  'name',
  'startDate',
  'endDate',
  'exam',
  'additionalInfo',
  'teacherId',
  'aplStatus',
  'aplStatusSince',
  'status',
  'educationSummary',
  'commentCount',
  'unseenCommentCount',
  'isProtected',
  'updatedAt',
]);

/** Subfields by path; null if the whole field is null. */
const BELOW: Readonly<Record<string, { of: string; fields: Readonly<Record<string, string>> }>> = {
  teacher: { of: 't.id', fields: { id: 't.id' } },
  'teacher.userId': { of: 'u.id', fields: { id: 'u.id', username: 'u.name' } },
  enrollmentStats: {
    of: 's.id',
    fields: { totalEnrollments: 's.total_enrollments', activeEnrollments: 's.active_enrollments' },
  },
};

/** PostgreSQL truncates column names at this length. */
const LONGEST_NAME = 63;

const CONTACT: ReadonlySet<string> = new Set(CONTACT_FIELDS);

/**
 * Columns of a list row under the query's response names: equivalent to `student.view.ts` in SQL, so that
 * PostgreSQL's text is the answer. Null if the selection needs more, or if more than the contact of protected
 * students is withheld from the reader.
 */
export function studentTextColumns(
  fields: readonly NestedField[],
  actor: Actor,
  params: SqlParams,
): string | null {
  if (!hasRank(actor, 'TEACHER')) return null;
  const columns = fields.map((field) => {
    const sql = field.key.length > LONGEST_NAME ? null : columnOf(field, actor, params);
    return sql && `${sql} AS "${field.key}"`;
  });
  return columns.every((column) => column !== null) ? columns.join(', ') : null;
}

function columnOf(field: NestedField, actor: Actor, params: SqlParams): string | null {
  const { name, type, fields } = field;
  const open = hasRank(actor, 'ADMIN') ? null : 'NOT s.is_protected';
  const shown = (sql: string) => (open ? `CASE WHEN ${open} THEN ${sql} END` : sql);
  if (name === '__typename') return `'${type}'`;
  if (name === 'withheld')
    return open ? `CASE WHEN ${open} THEN '[]'::json ELSE ${WITHHELD} END` : `'[]'::json`;
  if (name === 'personalNumber')
    return shown(`left(s.personal_number, 8) || '-' || substr(s.personal_number, 9)`);
  if (name === 'municipality') {
    const below = fields && objectOf(fields, { type: 's.municipality' }, '');
    return below && shown(`CASE WHEN s.municipality <> '' THEN ${below} END`);
  }
  if (fields) return belowOf(field, name);
  if (CONTACT.has(name)) return shown(studentFieldSql(name as StudentField, actor.userId, params));
  return AS_STORED.has(name) ? studentFieldSql(name as StudentField, actor.userId, params) : null;
}

/** Names of the contact fields with a value, for readers without permission to see them. */
const WITHHELD = `to_json(array_remove(ARRAY[${CONTACT_FIELDS.map(
  (name) => `CASE WHEN ${studentFieldSql(name)} IS NOT NULL THEN '${name}' END`,
).join(', ')}], NULL))`;

function belowOf({ fields }: NestedField, path: string): string | null {
  const known = BELOW[path];
  const object = known && fields && objectOf(fields, known.fields, path);
  return object ? `CASE WHEN ${known.of} IS NOT NULL THEN ${object} END` : null;
}

function objectOf(
  fields: readonly NestedField[],
  sql: Readonly<Record<string, string>>,
  path: string,
): string | null {
  const pairs = fields.map((field) => {
    const value =
      field.name === '__typename'
        ? `'${field.type}'`
        : field.fields
          ? belowOf(field, `${path}.${field.name}`)
          : (sql[field.name] ?? null);
    return value && `'${field.key}', ${value}`;
  });
  return pairs.every((pair) => pair !== null) ? `json_build_object(${pairs.join(', ')})` : null;
}
