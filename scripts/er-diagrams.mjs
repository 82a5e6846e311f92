/**
 * Generates the entity-relationship diagrams of `docs/database/diagrams.md` from the migrated database, one per
 * area: `npm run er-diagrams`. A test rejects a stale file.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withMigratedDatabase } from './migrated-database.mjs';
import { ROOT } from './project.mjs';

export const ER_DIAGRAMS = 'docs/database/diagrams.md';

/** Tables of each area; the areas are those of the baseline's files. */
const AREAS = {
  Accounts: [
    'app_user',
    'api_key',
    'session',
    'password_reset',
    'sign_in_device',
    'sign_in_failure',
    'calendar_subscription',
  ],
  School: ['school_setting', 'municipality', 'municipality_change'],
  Catalogue: [
    'course',
    'course_equivalent',
    'course_package',
    'course_package_course',
    'program',
    'program_course',
    'shipped_reference',
  ],
  Teachers: ['teacher', 'teacher_profile', 'teacher_subject', 'teacher_event', 'teacher_replacement'],
  Students: ['student', 'student_alias', 'student_number'],
  'Course instances': ['course_instance', 'course_message', 'course_message_recipient'],
  Enrolments: [
    'enrollment',
    'enrollment_status_change',
    'enrollment_batch',
    'enrollment_batch_item',
    'enrollment_batch_student',
  ],
  'Course matching': ['course_alias', 'course_wish', 'match_skip'],
  Exams: ['exam', 'exam_occasion', 'exam_occasion_course', 'exam_booking'],
  Grades: ['grade', 'grade_change', 'grade_correction'],
  'CSN reports': ['csn_report', 'csn_report_withdrawal'],
  Earnings: [
    'price_list',
    'price_row',
    'earning_freeze',
    'earning_line',
    'earning_correction',
    'earning_invoice',
    'earning_invoice_correction',
  ],
  'Documents and files': ['uploaded_file', 'staged_upload', 'document'],
  'Comments and tasks': ['comment', 'comment_seen', 'task', 'follow_up', 'correction_request'],
  Placements: [
    'workplace',
    'supervisor',
    'workplace_agreement',
    'workplace_contact',
    'workplace_import',
    'placement',
    'placement_agreement',
    'placement_signature',
    'placement_incident',
    'placement_link',
    'placement_week',
    'placement_day',
    'placement_talk',
    'placement_course',
    'placement_goal',
    'placement_assessment',
  ],
  Notifications: ['notification', 'notification_resolved', 'notification_digest'],
  'Study plans': [
    'study_mapping',
    'study_plan',
    'study_plan_item',
    'study_plan_revision',
    'study_validation',
  ],
  'Jobs and lists': ['job', 'list_export', 'idempotency_key', 'saved_view', 'saved_view_default'],
  Imports: ['import_batch', 'import_row', 'import_held_row'],
  Logs: ['change_history', 'access_log', 'audit_log'],
  Counts: ['student_count', 'student_part_count', 'enrollment_count', 'grading_count'],
  Facts: ['enrollment_fact_mark', 'earning_fact', 'participation_fact'],
};

const COLUMNS = `
  SELECT c.relname AS table, a.attname AS column, format_type(a.atttypid, NULL) AS type, a.attnotnull AS required,
    EXISTS (SELECT FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype = 'p' AND a.attnum = ANY (k.conkey)) AS "primary",
    EXISTS (SELECT FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype = 'f' AND a.attnum = ANY (k.conkey)) AS "foreign",
    EXISTS (SELECT FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype IN ('p', 'u')
      AND k.conkey = ARRAY[a.attnum]) AS "unique"
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> 'migrations'
    AND a.attnum > 0 AND NOT a.attisdropped
  ORDER BY c.relname, a.attnum`;

const REFERENCES = `
  SELECT conrelid::regclass::text AS table, confrelid::regclass::text AS target,
    (SELECT string_agg(attname, ', ' ORDER BY attnum) FROM pg_attribute
      WHERE attrelid = conrelid AND attnum = ANY (conkey)) AS column
  FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace
  ORDER BY 1, 3`;

const SHORT_TYPES = {
  'timestamp with time zone': 'timestamptz',
  'time without time zone': 'time',
  'double precision': 'float8',
};

/** Text of the generated file; `query` returns the rows of a statement. Throws for a table without an area. */
export async function erDiagrams(query) {
  const columns = await query(COLUMNS);
  const references = await query(REFERENCES);
  const tables = new Set(columns.map(({ table }) => table));
  const listed = Object.values(AREAS).flat();
  const wrong = [
    ...[...tables].filter((table) => !listed.includes(table)),
    ...listed.filter((table) => !tables.has(table)),
  ];
  if (wrong.length > 0) throw new Error(`AREAS in scripts/er-diagrams.mjs is stale: ${wrong.join(', ')}`);
  const parts = Object.entries(AREAS).map(
    ([area, own]) => `## ${area}\n\n\`\`\`mermaid\n${diagramOf(own, columns, references)}\n\`\`\`\n`,
  );
  return `# Diagrams of the database\n\n${INTRODUCTION}\n\n${parts.join('\n')}`;
}

const INTRODUCTION =
  'Generated from the migrated database by `npm run er-diagrams`. A table without columns belongs to another area.';

function diagramOf(own, columns, references) {
  const entities = own.map((table) => {
    const lines = columns.filter((column) => column.table === table).map((column) => `    ${lineOf(column)}`);
    return `  ${table} {\n${lines.join('\n')}\n  }`;
  });
  const relations = references
    .filter(({ table }) => own.includes(table))
    .map(({ table, target, column }) => {
      const found = columns.find((one) => one.table === table && one.column === column);
      return `  ${table} ${found?.unique ? '|o' : '}o'}--${found?.required ? '||' : 'o|'} ${target} : "${column}"`;
    });
  return ['erDiagram', ...entities, ...relations].join('\n');
}

function lineOf({ column, type, primary, foreign, unique }) {
  const keys = [primary && 'PK', foreign && 'FK', unique && !primary && 'UK'].filter(Boolean);
  return [SHORT_TYPES[type] ?? type, column, keys.join(', ')].join(' ').trimEnd();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await withMigratedDatabase(async (query) => {
    const path = join(ROOT, ER_DIAGRAMS);
    const text = await erDiagrams(query);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  });
