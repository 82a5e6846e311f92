import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '../..');

/** Owners: the folder that owns each table of the migrated schema. */
export const OWNERS: Readonly<Record<string, string>> = tablesOf({
  'server/platform/auth': [
    'api_key',
    'app_user',
    'calendar_subscription',
    'password_reset',
    'session',
    'sign_in_device',
    'sign_in_failure',
  ],
  'server/platform/database': ['idempotency_key'],
  'server/platform/history': ['access_log', 'audit_log', 'change_history'],
  'server/platform/jobs': ['job'],
  'server/features/calendar': ['exam_booking', 'exam_occasion', 'exam_occasion_course'],
  'server/features/catalogue': [
    'course',
    'course_equivalent',
    'course_package',
    'course_package_course',
    'program',
    'program_course',
    'shipped_reference',
  ],
  'server/features/comments': ['comment', 'comment_seen'],
  'server/features/corrections': ['correction_request'],
  'server/features/follow-ups': ['follow_up'],
  'server/features/course-instances': ['course_instance'],
  'server/features/course-messages': ['course_message', 'course_message_recipient'],
  'server/features/course-matching': ['course_alias', 'course_wish', 'match_skip'],
  'server/features/documents': ['document'],
  'server/features/earnings': [
    'earning_correction',
    'earning_fact',
    'earning_freeze',
    'earning_invoice',
    'earning_invoice_correction',
    'earning_line',
    'price_list',
    'price_row',
  ],
  'server/features/enrollments': [
    'csn_report',
    'csn_report_withdrawal',
    'enrollment',
    'enrollment_batch',
    'enrollment_batch_item',
    'enrollment_batch_student',
    'enrollment_count',
    'enrollment_fact_mark',
    'enrollment_status_change',
  ],
  'server/features/exams': ['exam'],
  'server/features/exports': ['list_export'],
  'server/features/files': ['staged_upload', 'uploaded_file'],
  'server/features/grades': ['grade', 'grade_change', 'grade_correction', 'grading_count'],
  'server/features/imports': ['import_batch', 'import_held_row', 'import_row'],
  'server/features/municipalities': ['municipality', 'municipality_change'],
  'server/features/notifications': ['notification', 'notification_digest', 'notification_resolved'],
  'server/features/placements': [
    'placement',
    'placement_agreement',
    'placement_assessment',
    'placement_course',
    'placement_day',
    'placement_goal',
    'placement_incident',
    'placement_link',
    'placement_signature',
    'placement_talk',
    'placement_week',
  ],
  'server/features/saved-views': ['saved_view', 'saved_view_default'],
  'server/features/school-settings': ['school_setting'],
  'server/features/study-plans': [
    'study_mapping',
    'study_plan',
    'study_plan_item',
    'study_plan_revision',
    'study_validation',
  ],
  'server/features/statistics': ['participation_fact'],
  'server/features/students': [
    'student',
    'student_alias',
    'student_count',
    'student_number',
    'student_part_count',
  ],
  'server/features/tasks': ['task'],
  'server/features/teachers': [
    'teacher',
    'teacher_event',
    'teacher_profile',
    'teacher_replacement',
    'teacher_subject',
  ],
  'server/features/workplaces': [
    'supervisor',
    'workplace',
    'workplace_agreement',
    'workplace_contact',
    'workplace_import',
  ],
});

/** Files and folders that may write other owners' tables. */
export const EXEMPT: Readonly<Record<string, string>> = {
  'server/platform/database/backup/load-database.ts': 'A restore writes every table that the backup has.',
  'server/platform/database/migrations/1765900000000-validated-prices.ts':
    'a trigger marks the enrolments whose price a validation changes, as the triggers of the baseline do',
  'server/platform/database/migrations/1765300000000-agreement-texts.ts':
    'Older agreements get the text with which they were made.',
  'server/demo/': 'The demo school is made in one piece, as a database is restored.',
  'server/features/students/records/erasure.repository.ts':
    'Erasure is one list of all that tells of a person.',
  'server/features/students/records/account-erasure.repository.ts':
    'Erasure of the account, with what hangs on it.',
  'server/features/students/records/mentions.repository.ts': 'Erasure of a name wherever others wrote it.',
};

/** A table name known only at run time. */
export const ANY_TABLE = '(any table)';

/** A statement that writes a table. */
export interface Write {
  table: string;
  file: string;
  by?: 'entity';
}

/** Whether a write is in its owner's folder and, in a feature, by an entity or in a `*.repository.ts` file. */
export function isOwn({ table, file, by }: Write): boolean {
  const owner = OWNERS[table];
  if (owner !== roomOf(file)) return false;
  return by === 'entity' || !owner.startsWith('server/features/') || file.endsWith('.repository.ts');
}

/** All writes of the server, by SQL or by entities, each table once per file. */
export function writesOfServer(): Write[] {
  const files = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', 'server/*.ts'],
    { cwd: ROOT, encoding: 'utf8' },
  ).split('\0');
  const sources = files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => ({ file, source: readText(file) }));
  const entities = new Map(sources.flatMap(({ source }) => entitiesOf(source)));
  return sources.flatMap(({ file, source }): Write[] => {
    return [
      ...[...new Set(tablesWritten(source))].sort().map((table) => ({ table, file })),
      ...entitiesWritten(source).map((name) => ({
        table: entities.get(name) ?? ANY_TABLE,
        file,
        by: 'entity' as const,
      })),
    ];
  });
}

/** Table names after INSERT, UPDATE, DELETE and similar in the strings of one source file. */
export function tablesWritten(source: string): string[] {
  const WRITES =
    /(?:\bINSERT\s+INTO|\bMERGE\s+INTO|\bDELETE\s+FROM|\bTRUNCATE(?:\s+TABLE)?|\bCOPY|(?<!\b(?:FOR|DO|KEY|OR)\s+)\bUPDATE)\s+(?:ONLY\s+)?"?(?<table>[a-z_]+|\$\{\})/g;
  return stringsOf(source).flatMap((text) =>
    [...text.matchAll(WRITES)].map(({ groups }) => (groups!.table === '${}' ? ANY_TABLE : groups!.table!)),
  );
}

/** Entity classes of a source file with their tables. */
export function entitiesOf(source: string): [name: string, table: string][] {
  return [...source.matchAll(/@Entity\('(\w+)'\)\s*export class (\w+)/g)].map(([, table, name]) => [
    name!,
    table!,
  ]);
}

/** Names of the entity classes that a source file writes. */
export function entitiesWritten(source: string): string[] {
  const writes = /\bmanager\s*\.(?:insert|update|upsert|delete|increment|decrement)\(\s*(\w+)/g;
  return [...new Set([...source.matchAll(writes)].map(([, name]) => name!))];
}

/** The owner of a file: a feature, a platform module, or else its folder. */
function roomOf(file: string): string {
  return (
    /^server\/(?:features|platform)\/[^/]+(?=\/)/.exec(file)?.[0] ?? file.slice(0, file.lastIndexOf('/'))
  );
}

/** Plain strings unchanged; templates with `${}` in place of values. */
function stringsOf(source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    if (ts.isTemplateExpression(node))
      found.push(
        [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('${}'),
      );
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest));
  return found;
}

function tablesOf(byOwner: Record<string, readonly string[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(byOwner).flatMap(([owner, tables]) => tables.map((table) => [table, owner])),
  );
}

function readText(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}
