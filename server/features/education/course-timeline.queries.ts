import { documentTypeLabels } from '../../../domain/labels/document.js';
import { enrollmentStatusLabels } from '../../../domain/labels/enrollment.js';
import { counted } from '../../../domain/numbers.js';
import { hasRank, type Actor } from '../../platform/auth/actor.js';
import { visibleTo } from '../../platform/auth/student-scope.js';
import type { SqlParams } from '../../platform/database/sql-params.js';
import type { CourseEvent } from '../../platform/graphql/generated.js';
import { changesText } from './changed-fields.mapper.js';
import { mayReadChanges } from '../timeline/timeline.policy.js';

/** Maximum number of events on the page. */
const MOST = 50;

type Happening =
  | 'CREATED'
  | 'CHANGED'
  | 'ENROLLED'
  | 'STATUS'
  | 'MESSAGED'
  | 'SIGNED'
  | 'ISSUED'
  | 'CANCELLED'
  | 'PLANNED'
  | 'SIGNED_INSTANCE'
  | 'CANCELLED_INSTANCE'
  | 'ARCHIVED';

/** An event as read, before it is written as text. */
export interface CourseEventRow {
  id: string;
  what: Happening;
  at: string;
  by: string | null;
  facts: Readonly<Record<string, string | number | null>>;
  /** Changed fields with their values; null for other events than a change. */
  changed: Readonly<Record<'before' | 'after', Readonly<Record<string, string | number | null>>>> | null;
}

/** Statuses worth an entry of their own: the student has left or paused. */
const LEFT = `('PAUSED', 'DROPPED_OUT', 'ENDED_BY_PRINCIPAL', 'NOT_STARTED', 'CANCELLED')`;

const PERIOD = `concat_ws(' – ', i.start_date, i.end_date)`;

/** One event per day on which students were enrolled. */
const enrolledBy = (target: string, visible: string): string => `
  SELECT 'ENROLLED' AS what, min(e.id::text) AS id, max(e.created_at) AS at, NULL::text AS by,
    json_build_object('students', count(DISTINCT s.id), 'name', CASE WHEN count(DISTINCT s.id) = 1 THEN min(s.name) END) AS facts
  FROM enrollment e JOIN student s ON s.id = e.student_id
  WHERE (e.course_instance_id = ${target} OR e.package_id = ${target} OR e.program_id = ${target})
    AND e.is_enrollment AND e.removed_at IS NULL AND ${visible}
  GROUP BY (e.created_at AT TIME ZONE 'Europe/Stockholm')::date`;

const events = (target: string, visible: string): readonly string[] => [
  enrolledBy(target, visible),
  `SELECT 'CREATED', i.id::text, i.created_at, NULL, '{}'::json FROM course_instance i WHERE i.id = ${target}`,
  `SELECT 'CHANGED', l.id::text, l.at, u.name, json_build_object('before', l.previous_values, 'after', l.new_values)
    FROM audit_log l LEFT JOIN app_user u ON u.id = l.user_id
    WHERE l.subject_id = ${target} AND l.kind IN ('CATALOGUE_CHANGED', 'COURSE_INSTANCE_CHANGED')`,
  `SELECT 'STATUS', h.id::text, h.changed_at, h.changed_by_name,
      json_build_object('name', s.name, 'status', h.status, 'on', h.effective_on)
    FROM enrollment e JOIN student s ON s.id = e.student_id JOIN enrollment_status_change h ON h.enrollment_id = e.id
    WHERE e.course_instance_id = ${target} AND e.removed_at IS NULL AND h.status IN ${LEFT} AND ${visible}`,
  `SELECT 'MESSAGED', m.id::text, m.sent_at, m.sent_by_name, json_build_object('text', m.subject)
    FROM course_message m WHERE m.course_instance_id = ${target}`,
  `SELECT 'ISSUED', d.id::text, d.created_at, d.created_by_name, json_build_object('document', d.type)
    FROM document d WHERE d.course_instance_id = ${target} AND d.student_id IS NULL AND d.erased_at IS NULL`,
  `SELECT 'SIGNED', i.id::text, i.grades_signed_at, i.grades_signed_by_name, '{}'::json
    FROM course_instance i WHERE i.id = ${target} AND i.grades_signed_at IS NOT NULL`,
  `SELECT 'CANCELLED', i.id::text, i.cancelled_at, NULL, json_build_object('text', i.cancelled_reason)
    FROM course_instance i WHERE i.id = ${target} AND i.planning = 'CANCELLED' AND i.cancelled_at IS NOT NULL`,
  ...[
    ['PLANNED', 'i.created_at', 'NULL', 'true'],
    ['SIGNED_INSTANCE', 'i.grades_signed_at', 'i.grades_signed_by_name', 'i.grades_signed_at IS NOT NULL'],
    [
      'CANCELLED_INSTANCE',
      'i.cancelled_at',
      'NULL',
      `i.planning = 'CANCELLED' AND i.cancelled_at IS NOT NULL`,
    ],
  ].map(
    ([what, at, by, condition]) => `SELECT '${what}', i.id::text, ${at}, ${by},
      json_build_object('instance', i.id, 'name', i.name, 'text', ${PERIOD})
    FROM course_instance i WHERE i.course_id = ${target} AND ${condition}`,
  ),
  ...['course', 'course_package', 'program'].map(
    (table) => `SELECT 'ARCHIVED', id::text, archived_at, NULL, '{}'::json
    FROM ${table} WHERE id = ${target} AND archived_at IS NOT NULL`,
  ),
];

/**
 * JSON of the latest events of a course, an instance, a package or a program, newest first. Students that the reader
 * may not see are neither named nor counted.
 */
export function courseEvents(actor: Actor, target: string, params: SqlParams): string {
  const visible = visibleTo(actor, params);
  return `SELECT coalesce(json_agg(json_build_object('id', what || ':' || id, 'what', what, 'at', iso(at), 'by', by,
      'facts', CASE WHEN what <> 'CHANGED' THEN facts ELSE '{}'::json END, 'changed', CASE WHEN what = 'CHANGED' THEN facts END)
      ORDER BY at DESC, id), '[]'::json)
    FROM (SELECT * FROM (${events(target, visible).join(' UNION ALL ')}) happened (what, id, at, by, facts)
      ORDER BY at DESC, id LIMIT ${MOST}) latest`;
}

type Facts = CourseEventRow['facts'];

const SENTENCES: Readonly<Record<Exclude<Happening, 'CHANGED'>, (facts: Facts) => string>> = {
  CREATED: () => 'Tillfället lades upp',
  ENROLLED: ({ name, students }) =>
    name ? `${name} skrevs in` : `${counted(Number(students), 'elev', 'elever')} skrevs in`,
  STATUS: ({ name, status, on }) =>
    `${name}: ${wordOf(enrollmentStatusLabels, status)}${on ? ` från ${on}` : ''}`,
  MESSAGED: ({ text }) => `Meddelande till deltagarna: ${text}`,
  SIGNED: () => 'Betygen signerades',
  ISSUED: ({ document }) => `${wordOf(documentTypeLabels, document)} skapades`,
  CANCELLED: ({ text }) => `Tillfället ställdes in${text ? `: ${text}` : ''}`,
  PLANNED: (facts) => `${instanceOf(facts)} lades upp`,
  SIGNED_INSTANCE: (facts) => `Betygen signerades i ${instanceOf(facts)}`,
  CANCELLED_INSTANCE: (facts) => `${instanceOf(facts)} ställdes in`,
  ARCHIVED: () => 'Arkiverades',
};

/** The event as this reader may read it: who changed an enrolment is for administrators. */
export function toCourseEvent(
  { id, what, at, by, facts, changed }: CourseEventRow,
  actor: Actor,
): CourseEvent {
  const isNamed = what === 'STATUS' ? mayReadChanges(actor) : hasRank(actor, 'TEACHER');
  return {
    ...{
      id,
      at,
      text: what === 'CHANGED' ? changesText(changed) : SENTENCES[what](facts),
      by: isNamed ? by : null,
    },
    link: facts.instance ? `/education/${facts.instance}` : null,
  };
}

const instanceOf = ({ name, text }: Facts): string => (text ? `${name}, ${text}` : `${name}`);

function wordOf(labels: Readonly<Record<string, string>>, code: string | number | null | undefined): string {
  return labels[String(code)] ?? String(code ?? '');
}
