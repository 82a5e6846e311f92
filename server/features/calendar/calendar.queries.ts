import { isReachedByMail } from '../../platform/auth/student-scope.js';
import { waitingMails } from '../../platform/mail/mail-queue.js';
import { registeredOn, requestedYear } from '../exams/terms/exam-day.queries.js';
import { owesNoFee } from '../exams/terms/exam-fee.queries.js';
import { courseJson } from '../catalogue/courses/course-json.queries.js';

/** SQL fragments of the calendar. Aliases: `o` occasion, `b` booking, `e` exam, `s` student. */

/** Condition: occasions `o` and `other` overlap in time. */
const SAME_TIME = 'other.held_on = o.held_on AND other.starts_at < o.ends_at AND o.starts_at < other.ends_at';
/** Normalised room name: 'Sal 4', 'sal  4' and 'Sal4' are the same room. */
const room = (of: string): string => `lower(regexp_replace(${of}.room, '\\s+', '', 'g'))`;
const OTHER_LIVE = 'other.id <> o.id AND other.cancelled_at IS NULL';
/**
 * Condition: another exam on the same day, even on the same occasion, or another part of this exam at the same
 * time.
 */
const CLASH = `(x.id <> e.id OR (other.id <> o.id AND ${SAME_TIME}))`;

const FEE_EXEMPT = owesNoFee('e');

/** JSON of a registration with its teacher and its signed grade. */
export const CALENDAR_EXAM_JSON = `json_build_object(
  'id', e.id, 'version', e.version, 'studentId', e.student_id, 'studentName', e.name, 'isProtected', s.is_protected,
  'course', e.course, 'courseId', e.course_id, 'requestedMonth', e.requested_month,
  'requestedYear', ${requestedYear('e')}, 'status', e.status, 'municipality', e.municipality,
  'teacherId', e.teacher_id, 'teacherName', (SELECT u.name FROM teacher t JOIN app_user u ON u.id = t.user_id
    WHERE t.id = e.teacher_id), 'paymentDate', e.payment_date, 'isFeeExempt', ${FEE_EXEMPT},
  'materialReceived', e.material_received_at IS NOT NULL,
  'result', (SELECT g.value FROM grade g WHERE g.exam_id = e.id AND g.signed_at IS NOT NULL))`;

/** A warning's name if its condition holds, otherwise null. */
const when = (name: string, condition: string): string => `CASE WHEN ${condition} THEN '${name}' END`;

const BOOKING_WARNINGS = [
  when(
    'SAME_DAY',
    `EXISTS (SELECT FROM exam x JOIN exam_booking xb ON xb.exam_id = x.id JOIN exam_occasion other ON other.id = xb.occasion_id
      WHERE x.student_id = e.student_id AND x.status <> 'DENIED' AND other.cancelled_at IS NULL
        AND other.held_on = o.held_on AND ${CLASH})`,
  ),
  when('LATE', `greatest(${registeredOn('e')}, e.payment_date) > o.registration_closes_on`),
  when('UNPAID', `e.payment_date IS NULL AND NOT ${FEE_EXEMPT}`),
  when('UNDECIDED', `e.status = 'INTRESSE'`),
  when('DENIED', `e.status = 'DENIED'`),
  when(
    'OTHER_COURSE',
    `e.course_id IS NOT NULL AND NOT EXISTS (SELECT FROM exam_occasion_course oc WHERE oc.occasion_id = o.id
      AND oc.course_id = ANY (course_kin(e.course_id)))`,
  ),
  when('SUMMONS_OUTDATED', 'b.summoned_for <> exam_place(o)'),
];

const BOOKING_JSON = `json_build_object('exam', ${CALENDAR_EXAM_JSON}, 'attendance', b.attendance,
  'idChecked', b.id_checked, 'bookedAt', iso(b.booked_at), 'summonedAt', iso(b.summoned_at), 'hasEmail', ${isReachedByMail('s')},
  'warnings', array_remove(ARRAY[${BOOKING_WARNINGS.join(', ')}], NULL))`;

const OCCASION_WARNINGS = [
  when('FULL', '(SELECT count(*) FROM exam_booking fb WHERE fb.occasion_id = o.id) >= o.capacity'),
  when(
    'ROOM_TAKEN',
    `EXISTS (SELECT FROM exam_occasion other WHERE ${OTHER_LIVE} AND ${SAME_TIME} AND ${room('other')} = ${room('o')})`,
  ),
  when(
    'INVIGILATOR_BUSY',
    `EXISTS (SELECT FROM exam_occasion other WHERE ${OTHER_LIVE} AND ${SAME_TIME}
      AND lower(other.invigilator) = lower(o.invigilator))`,
  ),
];

/** Prefix of the cause of cancellation mails; the occasion's id follows. */
export const CANCELLATION = 'occasion-cancelled:';

/** JSON of an occasion with its bookings; `may` is the visibility condition for student `s`. */
export const occasionJson = (may: string): string => `json_build_object(
  'id', o.id, 'version', o.version, 'heldOn', o.held_on, 'startsAt', to_char(o.starts_at, 'HH24:MI'),
  'endsAt', to_char(o.ends_at, 'HH24:MI'), 'room', o.room, 'part', o.part, 'capacity', o.capacity,
  'invigilator', o.invigilator, 'teacherId', o.teacher_id, 'teacherName', (SELECT u.name FROM teacher t
    JOIN app_user u ON u.id = t.user_id WHERE t.id = o.teacher_id),
  'registrationOpensOn', o.registration_opens_on, 'registrationClosesOn', o.registration_closes_on, 'note', o.note,
  'isCancelled', o.cancelled_at IS NOT NULL, 'cancelledReason', o.cancelled_reason,
  'waitingMails', ${waitingMails(`'${CANCELLATION}' || o.id`, 'o.cancelled_at')},
  'courses', (SELECT coalesce(json_agg(${courseJson('c')}
    ORDER BY c.name, c.code), '[]'::json) FROM exam_occasion_course oc JOIN course c ON c.id = oc.course_id
    WHERE oc.occasion_id = o.id),
  'bookings', (SELECT coalesce(json_agg(${BOOKING_JSON} ORDER BY e.name, e.id), '[]'::json)
    FROM exam_booking b JOIN exam e ON e.id = b.exam_id JOIN student s ON s.id = e.student_id
    WHERE b.occasion_id = o.id AND ${may}),
  'warnings', CASE WHEN o.cancelled_at IS NULL
    THEN array_remove(ARRAY[${OCCASION_WARNINGS.join(', ')}], NULL) ELSE ARRAY[]::text[] END)`;

/**
 * Condition: a registration without a date. Not denied, without a grade, and on no occasion, except a cancelled one
 * or one that the student missed.
 */
export const WITHOUT_DAY = `e.status <> 'DENIED' AND NOT EXISTS (SELECT FROM grade g WHERE g.exam_id = e.id)
  AND NOT EXISTS (SELECT FROM exam_booking b JOIN exam_occasion o ON o.id = b.occasion_id
    WHERE b.exam_id = e.id AND o.cancelled_at IS NULL AND b.attendance IS DISTINCT FROM 'ABSENT')`;
