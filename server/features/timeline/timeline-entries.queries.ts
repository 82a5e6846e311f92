import type { TimelineKind } from '../../platform/graphql/generated.js';
import { EXAM_DECIDED_AT } from '../exams/terms/exam-decided.queries.js';
import { TARGET_JOINS, TARGET_NAME } from '../enrollments/target.queries.js';

/** Type of an entry; each has a sentence (timeline.mapper.ts). */
export type Happening =
  | 'ENROLLED'
  | 'PLANNED'
  | 'REMOVED'
  | 'RESCHEDULED'
  | 'STATUS'
  | 'REGISTERED'
  | 'BOOKED'
  | 'DECIDED'
  | 'SETTLED'
  | 'GRADED'
  | 'CORRECTED'
  | 'UPLOADED'
  | 'ISSUED'
  | 'REVOKED'
  | 'COMMENTED'
  | 'MAILED'
  | 'MOVED'
  | 'STANDS';

/** A source of timeline entries. */
interface Source {
  kind: TimelineKind;
  what: Happening;
  /** Distinguishes entries of the same `what`. */
  id: string;
  at: string;
  by?: string;
  /** Data of its sentence, as arguments of `jsonb_build_object`. */
  facts: string;
  from: string;
  /** True for data that only administrators may read. */
  changes?: boolean;
  /** Replaces it for all other readers. */
  standing?: boolean;
}

const STUDY = `JOIN found ON found.id = e.student_id ${TARGET_JOINS}`;
const STUDY_NAME = `'name', ${TARGET_NAME}`;
/** Status history of an enrolment; its first row is the enrolment itself. */
const STATUSES = `(SELECT h.*, row_number() OVER entry AS place, lag(h.status) OVER entry AS before
  FROM found JOIN enrollment e ON e.student_id = found.id JOIN enrollment_status_change h ON h.enrollment_id = e.id
  WINDOW entry AS (PARTITION BY h.enrollment_id ORDER BY h.changed_at, h.id))`;
/** Includes records merged into this one. */
const HISTORY = `change_history h JOIN found ON h.student_id = found.id
  OR h.student_id IN (SELECT old_id FROM student_alias WHERE student_id = found.id)`;
const GRADED_BY = 'LEFT JOIN teacher t ON t.id = g.teacher_id LEFT JOIN app_user u ON u.id = t.user_id';

const SOURCES: readonly Source[] = [
  {
    ...{ kind: 'ENROLLMENT', what: 'ENROLLED', id: 'e.id', at: 'coalesce(h.changed_at, e.created_at)' },
    ...{ by: 'h.changed_by_name', facts: `${STUDY_NAME}, 'on', e.start_date` },
    from: `enrollment e ${STUDY} LEFT JOIN ${STATUSES} h ON h.enrollment_id = e.id AND h.place = 1
      WHERE e.is_enrollment`,
  },
  {
    // A package's courses are planned together with it.
    ...{ kind: 'ENROLLMENT', what: 'PLANNED', id: 'e.id', at: 'e.created_at', facts: STUDY_NAME },
    from: `enrollment e ${STUDY} WHERE NOT e.is_enrollment AND e.parent_id IS NULL`,
  },
  {
    ...{ kind: 'ENROLLMENT', what: 'REMOVED', id: 'e.id', at: 'e.removed_at', facts: STUDY_NAME },
    from: `enrollment e ${STUDY} WHERE e.removed_at IS NOT NULL`,
  },
  {
    // The latest action that changed its first day, with the current one.
    ...{ kind: 'ENROLLMENT', what: 'RESCHEDULED', id: 'e.id', at: 'moved.at' },
    facts: `${STUDY_NAME}, 'on', e.start_date`,
    from: `enrollment e ${STUDY} CROSS JOIN LATERAL (
        SELECT b.created_at AS at FROM enrollment_batch_item i JOIN enrollment_batch b ON b.id = i.batch_id
        WHERE i.enrollment_id = e.id AND b.undone_at IS NULL AND (i.before->>'is_enrollment')::boolean
          AND (i.before->>'start_date')::date <> e.start_date
          -- What was planned anew since has begun afresh.
          AND NOT EXISTS (SELECT FROM enrollment_batch_item later JOIN enrollment_batch lb ON lb.id = later.batch_id
            WHERE later.enrollment_id = e.id AND lb.undone_at IS NULL AND lb.created_at > b.created_at
              AND NOT (later.before->>'is_enrollment')::boolean)
        ORDER BY b.created_at DESC LIMIT 1) moved
      WHERE e.is_enrollment AND e.removed_at IS NULL`,
  },
  {
    ...{ kind: 'STATUS', what: 'STATUS', id: 'h.id', at: 'h.changed_at', by: 'h.changed_by_name' },
    facts: `${STUDY_NAME}, 'status', h.status, 'on', h.effective_on, 'reason', h.reason`,
    from: `${STATUSES} h JOIN enrollment e ON e.id = h.enrollment_id ${STUDY}
      WHERE h.place > 1 AND h.status IS NOT NULL AND h.before IS DISTINCT FROM h.status`,
  },
  {
    ...{ kind: 'EXAM', what: 'REGISTERED', id: 'x.id', at: 'x.created_at' },
    facts: `'name', x.course, 'text', x.requested_month`,
    from: 'exam x JOIN found ON found.id = x.student_id',
  },
  {
    ...{ kind: 'EXAM', what: 'BOOKED', id: `x.id || ':' || o.id`, at: 'b.booked_at' },
    facts: `'name', x.course, 'on', o.held_on, 'text', concat_ws(', ', to_char(o.starts_at, 'HH24:MI'), o.room)`,
    from: `exam x JOIN found ON found.id = x.student_id JOIN exam_booking b ON b.exam_id = x.id
      JOIN exam_occasion o ON o.id = b.occasion_id WHERE o.cancelled_at IS NULL`,
  },
  {
    ...{ kind: 'EXAM', what: 'DECIDED', id: 'h.id', at: 'h.changed_at', by: 'h.changed_by_name' },
    ...{ facts: `'text', h.new_values->>'examDecision'`, changes: true },
    from: `${HISTORY} WHERE 'examDecision' = ANY (h.changes) AND h.new_values->>'examDecision' IS NOT NULL`,
  },
  {
    // Outcome and time, without the decision's author and texts.
    ...{ kind: 'EXAM', what: 'SETTLED', id: 'x.id', at: 'settled.at' },
    ...{ facts: `'name', x.course, 'exam', x.status`, standing: true },
    from: `exam x JOIN found ON found.id = x.student_id CROSS JOIN LATERAL (SELECT ${EXAM_DECIDED_AT} AS at) settled
      WHERE x.status <> 'INTRESSE' AND settled.at IS NOT NULL`,
  },
  {
    ...{ kind: 'GRADE', what: 'GRADED', id: 'g.id', at: 'g.signed_at', by: 'u.name' },
    facts: `'name', c.name, 'text', g.value`,
    from: `student_grade g JOIN found ON found.id = g.student_id JOIN course c ON c.id = g.course_id
      LEFT JOIN enrollment e ON e.id = g.enrollment_id ${GRADED_BY} WHERE e.removed_at IS NULL`,
  },
  {
    ...{ kind: 'GRADE', what: 'CORRECTED', id: 'h.id', at: 'h.changed_at', by: 'h.changed_by_name' },
    ...{ facts: `'name', c.name, 'before', h.previous_value, 'text', h.new_value`, changes: true },
    from: `grade g JOIN found ON found.id = g.student_id JOIN course c ON c.id = g.course_id
      JOIN grade_change h ON h.grade_id = g.id WHERE h.previous_value <> h.new_value`,
  },
  {
    ...{ kind: 'FILE', what: 'UPLOADED', id: 'f.id', at: 'f.uploaded_at', by: 'f.uploaded_by_name' },
    facts: `'name', f.filename`,
    from: 'uploaded_file f JOIN found ON found.id = f.student_id WHERE f.deleted_at IS NULL',
  },
  {
    ...{ kind: 'DOCUMENT', what: 'ISSUED', id: 'd.id', at: 'd.created_at', by: 'd.created_by_name' },
    facts: `'document', d.type`,
    from: 'document d JOIN found ON found.id = d.student_id WHERE d.erased_at IS NULL',
  },
  {
    ...{ kind: 'DOCUMENT', what: 'REVOKED', id: 'd.id', at: 'd.revoked_at', facts: `'document', d.type` },
    from: `document d JOIN found ON found.id = d.student_id WHERE d.erased_at IS NULL AND d.revoked_at IS NOT NULL`,
  },
  {
    ...{ kind: 'COMMENT', what: 'COMMENTED', id: 'm.id', at: 'm.created_at', by: 'm.author_name' },
    facts: `'text', CASE WHEN m.deleted_at IS NULL THEN m.text END`,
    from: 'comment m JOIN found ON found.id = m.student_id',
  },
  {
    ...{ kind: 'MESSAGE', what: 'MAILED', id: 'm.id', at: 'm.sent_at', by: 'm.sent_by_name' },
    facts: `'name', m.course, 'text', m.subject`,
    from: `course_message_recipient r JOIN found ON found.id = r.student_id JOIN course_message m ON m.id = r.message_id`,
  },
  {
    ...{ kind: 'APL', what: 'MOVED', id: 'h.id', at: 'h.changed_at', by: 'h.changed_by_name' },
    facts: `'before', h.previous_values->>'aplStatus', 'apl', h.new_values->>'aplStatus'`,
    ...{ from: `${HISTORY} WHERE 'aplStatus' = ANY (h.changes)`, changes: true },
  },
  {
    ...{ kind: 'APL', what: 'STANDS', id: 's.id', at: 's.apl_status_since', facts: `'apl', s.apl_status` },
    from: `student s JOIN found ON found.id = s.id WHERE s.apl_status <> 'GRAY' OR s.apl_status_since > s.created_at`,
    standing: true,
  },
];

/** An entry as read, before filtering by the reader's permissions. */
export interface TimelineRow {
  id: string;
  kind: TimelineKind;
  what: Happening;
  at: string;
  /** Position for the cursor. */
  cursor: string;
  by: string | null;
  facts: Readonly<Record<string, string | null>>;
}

/** All entries of these kinds of the student `found`, unordered. */
export function timelineEntries(kinds: readonly TimelineKind[], { changes }: { changes: boolean }): string {
  return SOURCES.filter(
    (source) => kinds.includes(source.kind) && (changes || !source.changes) && !(changes && source.standing),
  )
    .map(
      ({ kind, what, id, at, by, facts, from }) => `SELECT '${kind}' AS kind, '${what}' AS what,
        ('${what}:' || ${id}) COLLATE "C" AS id, ${at} AS at, ${by ?? 'NULL'} AS by,
        jsonb_build_object(${facts}) AS facts FROM ${from}`,
    )
    .join(' UNION ALL ');
}
