import { formatPersonalNumber, maskPersonalNumber } from '../../../domain/personal-number.js';
import type { Actor } from '../../platform/auth/actor.js';
import type { Exam, ExamDecision, ExamStatus } from '../../platform/graphql/generated.js';
import { jsonOf, readingOf } from '../../platform/records/record-fields.js';
import { maySeeContact, maySeePersonalNumberInLists } from '../students/students.policy.js';
import { registeredOn, requestedYear } from './terms/exam-day.queries.js';
import { examProgress } from './terms/exam-progress.queries.js';
import { otherRegistrations } from './terms/exam-double.queries.js';
import { EXAM_FEE_ORE, feeExemptReason } from './terms/exam-fee.queries.js';
import { EXAM_CONTACT, examFields } from './exam.fields.js';
import { examRights, maySeeDecisionComment } from './exams.policy.js';
import { courseJson } from '../catalogue/courses/course-json.queries.js';

/** A registration from `EXAM_JSON`, before filtering by the reader's permissions. */
export type ExamRow = Omit<
  Exam,
  'municipality' | 'teacherId' | 'isFeeExempt' | 'feeOre' | 'decision' | 'withheld' | 'viewerMay'
> & {
  municipality: string | null;
  isProtected: boolean;
  /** The school's fee without an exemption. */
  schoolFeeOre: number;
};

/** SQL of the API fields of exam `e`, with its teacher by `EXAM_TEACHER`. */
export const EXAM_READING = {
  ...readingOf('e', examFields, 'isShown'),
  registeredOn: registeredOn('e'),
  requestedYear: requestedYear('e'),
  otherRegistrations: otherRegistrations('e'),
  catalogueCourse: `(SELECT ${courseJson('c')} FROM course c WHERE c.id = e.course_id)`,
  teacher: `CASE WHEN t.id IS NOT NULL THEN
    json_build_object('id', t.id, 'userId', json_build_object('id', u.id, 'username', u.name)) END`,
  feeExemptReason: feeExemptReason('e'),
  materialReceived: `json_build_object('status', e.material_received_at IS NOT NULL,
    'receivedDate', iso(e.material_received_at))`,
  progress: examProgress('e'),
  times: `(SELECT coalesce(json_agg(json_build_object('heldOn', o.held_on, 'startsAt', to_char(o.starts_at, 'HH24:MI'),
      'endsAt', to_char(o.ends_at, 'HH24:MI'), 'room', o.room, 'part', o.part) ORDER BY o.held_on, o.starts_at), '[]'::json)
    FROM exam_booking b JOIN exam_occasion o ON o.id = b.occasion_id
    WHERE b.exam_id = e.id AND o.cancelled_at IS NULL)`,
};
const ROW_READING = { ...EXAM_READING, isProtected: 's.is_protected', schoolFeeOre: EXAM_FEE_ORE };

/** The row of exam `e` of student `s`. */
export const EXAM_JSON = jsonOf(ROW_READING);

/** Columns that the view always needs, for permissions and derived fields. */
const ALWAYS: readonly (keyof ExamRow)[] = ['id', 'studentId', 'isProtected'];
const MADE_OF: Readonly<Record<string, readonly (keyof ExamRow)[]>> = {
  teacherId: ['teacher'],
  isFeeExempt: ['feeExemptReason'],
  feeOre: ['feeExemptReason', 'schoolFeeOre'],
  decision: ['status'],
  withheld: EXAM_CONTACT,
  viewerMay: ['status', 'paymentDate'],
};

/** `EXAM_JSON` with only the columns of the selected fields; null selects all. */
export function examJson(asked: ReadonlySet<string> | null, catalogueCourse: string): string {
  const reading = { ...ROW_READING, catalogueCourse };
  if (!asked) return jsonOf(reading);
  const needed = new Set<string>([...ALWAYS, ...asked, ...[...asked].flatMap((name) => MADE_OF[name] ?? [])]);
  return jsonOf(Object.fromEntries(Object.entries(reading).filter(([name]) => needed.has(name))));
}

export const EXAM_TEACHER =
  'LEFT JOIN teacher t ON t.id = e.teacher_id LEFT JOIN app_user u ON u.id = t.user_id';

/** The decision that a status implies (permissions, D16). */
const DECISION_OF: Readonly<Record<ExamStatus, ExamDecision | null>> = {
  INTRESSE: null,
  SCHEDULED: 'ACCEPT',
  DENIED: 'DENY',
};

const NO_CONTACT = Object.fromEntries(EXAM_CONTACT.map((name) => [name, null]));

/**
 * The registration for this reader: a protected student's number and contact only for administrators and the
 * student (permissions, section 1.10), the decision's comment only for staff (section 5). Unselected columns
 * are missing, and the fields derived from them are not read.
 */
export function toExam({ isProtected, schoolFeeOre, ...row }: ExamRow, actor: Actor): Exam {
  const contact = maySeeContact(actor, { id: row.studentId, isProtected });
  return {
    ...row,
    ...(contact ? {} : NO_CONTACT),
    personalNumber: contact ? personalNumberFor(row.personalNumber ?? null, actor) : null,
    municipality: contact && row.municipality !== null ? { type: row.municipality } : null,
    withheld: contact ? [] : EXAM_CONTACT.filter((name) => (row[name] ?? null) !== null),
    teacherId: row.teacher?.id ?? null,
    isFeeExempt: row.feeExemptReason !== null,
    feeOre: row.feeExemptReason === null ? schoolFeeOre : 0,
    decision: DECISION_OF[row.status],
    comment: maySeeDecisionComment(actor) ? row.comment : null,
    viewerMay: examRights(actor, row),
  };
}

function personalNumberFor(twelve: string | null, actor: Actor): string | null {
  if (twelve === null) return null;
  return maySeePersonalNumberInLists(actor) ? formatPersonalNumber(twelve) : maskPersonalNumber(twelve);
}
