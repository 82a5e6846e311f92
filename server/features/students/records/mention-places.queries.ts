import type { MentionKind } from '../../../platform/graphql/generated.js';

/** A table with texts that may mention a student. */
export interface MentionPlace {
  kind: MentionKind;
  table: string;
  /** Columns of free text; each is searched, and cleared where it names the student. */
  columns: readonly string[];
  /** SQL of the rest, with the table as `t`. */
  joins?: string;
  writtenBy: string;
  at: string;
  /** The student that the row is about, if any. */
  student?: string;
  /**
   * The anonymised student's own rows, which erasure clears anyway. `$1`: the student's ids, `$2`: their
   * accounts.
   */
  isOwn?: string;
  /** The value of a cleared column, if it is not just the mark. */
  cleared?: (column: string) => string;
  /** The columns are one text: all are cleared when one names the student. */
  isOneText?: boolean;
  hasVersion?: boolean;
  key?: string;
}

/** Placeholder of a cleared text. */
const MARK = '$2::text';
const NAMED = (column: string): string => `LEFT JOIN student s ON s.id = ${column}`;
const OF_STUDENT = {
  joins: NAMED('t.student_id'),
  student: 't.student_id',
  isOwn: 't.student_id = ANY ($1::uuid[])',
};
const OF_ENROLLMENT = {
  joins: `JOIN enrollment e ON e.id = t.enrollment_id ${NAMED('e.student_id')}`,
  student: 'e.student_id',
  isOwn: 'e.student_id = ANY ($1::uuid[])',
};
const OF_PLACEMENT = {
  joins: `JOIN placement p ON p.id = t.placement_id ${NAMED('p.student_id')}`,
  student: 'p.student_id',
  isOwn: 'p.student_id = ANY ($1::uuid[])',
};
const OF_STUDY_PLAN = {
  joins: `JOIN study_plan p ON p.id = t.plan_id ${NAMED('p.student_id')}`,
  student: 'p.student_id',
  isOwn: 'p.student_id = ANY ($1::uuid[])',
};

/** All free texts about other subjects that may name a student (security, T48; domain, G5). */
export const MENTION_PLACES: readonly MentionPlace[] = [
  {
    ...{ kind: 'COMMENT', table: 'comment', columns: ['text'], hasVersion: true },
    ...{ ...OF_STUDENT, writtenBy: 't.author_name', at: 't.created_at' },
  },
  {
    ...{ kind: 'TASK', table: 'task', columns: ['description'] },
    ...{ joins: 'JOIN app_user u ON u.id = t.user_id', writtenBy: 'u.name', at: 't.created_at' },
    isOwn: 't.user_id = ANY ($2::uuid[])',
  },
  {
    ...{ kind: 'FOLLOW_UP', table: 'follow_up', columns: ['note'], hasVersion: true },
    ...{ ...OF_STUDENT, writtenBy: 't.created_by_name', at: 't.created_at' },
  },
  {
    ...{ kind: 'COURSE_MESSAGE', table: 'course_message', columns: ['subject', 'text'], isOneText: true },
    ...{ writtenBy: 't.sent_by_name', at: 't.sent_at' },
  },
  {
    ...{ kind: 'ACCESS_REASON', table: 'access_log', columns: ['reason'] },
    ...{ joins: `JOIN app_user u ON u.id = t.user_id ${NAMED('t.student_id')}`, student: 't.student_id' },
    ...{ writtenBy: 'u.name', at: 't.at' },
  },
  {
    ...{ kind: 'SAVED_VIEW', table: 'saved_view', columns: ['name'], hasVersion: true },
    ...{ joins: 'JOIN app_user u ON u.id = t.user_id', writtenBy: 'u.name', at: 't.created_at' },
    // A person's views of a list have different names.
    cleared: () => `${MARK} || ' ' || left(t.id::text, 8)`,
  },
  {
    ...{ kind: 'EXAM', table: 'exam', columns: ['comment', 'fee_exempt_reason'], hasVersion: true },
    ...{ ...OF_STUDENT, writtenBy: 'NULL::text', at: 't.created_at' },
  },
  {
    ...{
      kind: 'EXAM_OCCASION',
      table: 'exam_occasion',
      columns: ['note', 'cancelled_reason'],
      hasVersion: true,
    },
    ...{ joins: 'LEFT JOIN app_user u ON u.id = t.created_by', writtenBy: 'u.name', at: 't.created_at' },
  },
  {
    ...{
      kind: 'GRADE',
      table: 'grade',
      columns: ['motivation', 'basis', 'project_title', 'project_summary'],
    },
    ...{ ...OF_STUDENT, writtenBy: 't.graded_by_name', at: 't.updated_at' },
  },
  {
    ...{ kind: 'GRADE', table: 'grade_change', columns: ['reason'] },
    ...{ ...OF_STUDENT, writtenBy: 't.changed_by_name', at: 't.changed_at' },
  },
  {
    ...{ kind: 'EARNING', table: 'earning_correction', columns: ['reason'] },
    ...{ ...OF_STUDENT, writtenBy: 't.created_by_name', at: 't.created_at' },
  },
  {
    ...{ kind: 'ENROLLMENT', table: 'enrollment', columns: ['note', 'removed_reason'], hasVersion: true },
    ...{ ...OF_STUDENT, writtenBy: 'NULL::text', at: 't.updated_at' },
  },
  {
    ...{ kind: 'ENROLLMENT', table: 'enrollment_status_change', columns: ['note'] },
    ...{ ...OF_ENROLLMENT, writtenBy: 't.changed_by_name', at: 't.changed_at' },
  },
  {
    ...{ kind: 'COURSE_INSTANCE', table: 'course_instance', columns: ['cancelled_reason'], hasVersion: true },
    ...{ writtenBy: 'NULL::text', at: 'coalesce(t.cancelled_at, t.created_at)' },
  },
  {
    ...{ kind: 'DOCUMENT', table: 'document', columns: ['revoked_reason'] },
    ...{ joins: NAMED('t.student_id'), student: 't.student_id', writtenBy: 't.created_by_name' },
    ...{ isOwn: 't.student_id = ANY ($1::uuid[])', at: 'coalesce(t.revoked_at, t.created_at)' },
  },
  {
    ...{ kind: 'FILE', table: 'uploaded_file', columns: ['filename'] },
    ...{ ...OF_STUDENT, writtenBy: 't.uploaded_by_name', at: 't.uploaded_at' },
    cleared: (column) => `${MARK} || coalesce(substring(${column} from '\\.[A-Za-z0-9]+$'), '')`,
  },
  {
    ...{ kind: 'CORRECTION', table: 'correction_request', columns: ['text', 'answer'] },
    ...{ ...OF_STUDENT, writtenBy: 's.name', at: 't.requested_at' },
  },
  {
    ...{ kind: 'CSN_WITHDRAWAL', table: 'csn_report_withdrawal', columns: ['reason'], key: 'report_id' },
    ...{ writtenBy: 't.withdrawn_by_name', at: 't.withdrawn_at' },
  },
  {
    ...{
      kind: 'PLACEMENT',
      table: 'placement',
      columns: ['state_reason', 'waived_reason'],
      hasVersion: true,
    },
    ...{ ...OF_STUDENT, writtenBy: 'NULL::text', at: 't.created_at' },
  },
  {
    ...{ kind: 'STUDY_PLAN', table: 'study_plan_item', columns: ['note'] },
    ...{ ...OF_STUDY_PLAN, writtenBy: 'NULL::text', at: 'p.updated_at' },
  },
  {
    ...{
      kind: 'STUDY_PLAN',
      table: 'study_mapping',
      columns: ['background', 'earlier_studies', 'support_needs', 'languages'],
      hasVersion: true,
    },
    ...{ ...OF_STUDENT, writtenBy: 't.updated_by_name', at: 't.updated_at' },
  },
  {
    ...{ kind: 'STUDY_PLAN', table: 'study_validation', columns: ['basis'], hasVersion: true },
    ...{ ...OF_STUDENT, writtenBy: 't.decided_by_name', at: 't.decided_on::timestamptz' },
  },
  {
    ...{ kind: 'STUDY_PLAN', table: 'study_plan_revision', columns: ['reason'] },
    ...{ ...OF_STUDY_PLAN, writtenBy: 't.revised_by_name', at: 't.revised_at' },
  },
  {
    ...{ kind: 'PLACEMENT', table: 'placement_incident', columns: ['text'] },
    ...{ ...OF_PLACEMENT, writtenBy: 't.created_by_name', at: 't.created_at' },
  },
  {
    ...{ kind: 'PLACEMENT', table: 'placement_talk', columns: ['note'], hasVersion: true },
    ...OF_PLACEMENT,
    ...{ writtenBy: 'NULL::text', at: 'p.created_at' },
  },
  {
    ...{ kind: 'PLACEMENT', table: 'placement_goal', columns: ['text', 'comment'] },
    ...OF_PLACEMENT,
    ...{ writtenBy: 'NULL::text', at: 'p.created_at' },
    // Two goals of a course have different texts.
    cleared: (column) => (column.endsWith('text') ? `${MARK} || ' ' || left(t.id::text, 8)` : MARK),
  },
  {
    ...{ kind: 'PLACEMENT', table: 'placement_agreement', columns: ['goals'] },
    ...{ ...OF_PLACEMENT, writtenBy: 't.created_by_name', at: 't.created_at' },
  },
  {
    ...{ kind: 'PLACEMENT', table: 'placement_assessment', columns: ['text'], hasVersion: true },
    ...{ ...OF_PLACEMENT, key: 'placement_id', writtenBy: 't.assessed_by_name', at: 't.assessed_at' },
  },
  {
    ...{ kind: 'WORKPLACE', table: 'workplace', columns: ['note', 'state_reason'], hasVersion: true },
    ...{ writtenBy: 'NULL::text', at: 't.created_at' },
  },
  {
    ...{ kind: 'WORKPLACE', table: 'workplace_agreement', columns: ['note', 'filename'], hasVersion: true },
    ...{ writtenBy: 't.created_by_name', at: 't.created_at' },
  },
  {
    ...{ kind: 'WORKPLACE', table: 'workplace_contact', columns: ['with_whom', 'note'], hasVersion: true },
    ...{ writtenBy: 't.created_by_name', at: 't.created_at' },
  },
  {
    ...{ kind: 'TEACHER_EVENT', table: 'teacher_event', columns: ['text'] },
    ...{ writtenBy: 't.by_name', at: 't.at' },
  },
];
