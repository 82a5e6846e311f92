import { correctionOutcomeLabels } from '../../../domain/labels/student.js';
import { accessResultLabels, auditKindLabels } from '../../../domain/labels/system.js';
import { roleNames } from '../../../domain/roles.js';
import type { AccessAction } from '../../platform/history/access-log.js';
import { column, YES_OR_NO, type Register } from './register.fields.js';
import { TARGET_JOINS, TARGET_NAME } from '../enrollments/target.queries.js';

/** Labels of access log actions for the person concerned. */
const ACTIONS: Record<AccessAction, string> = {
  READ_STUDENT: 'Öppnade dina uppgifter',
  CHANGE_STUDENT: 'Sparade dina uppgifter',
  LIST_STUDENTS: 'Visade elevlista',
  SEARCH_STUDENTS: 'Sökte elever',
  READ_BOARD: 'Visade APL-tavlan',
  EXPORT_LIST: 'Exporterade en lista',
  LIST_EXAMS: 'Visade prövningar',
  READ_CALENDAR: 'Visade kalendern',
  READ_GRADES: 'Visade dina betyg',
  READ_HISTORY: 'Läste ändringshistorik',
  LIST_FILES: 'Visade dina filer',
  READ_FILE: 'Öppnade en fil',
  IMPORT_STUDENTS: 'Arbetade med en import',
  READ_EARNINGS: 'Visade intäkter',
  LIST_ENROLLMENTS: 'Visade inskrivningar',
  REPORT_CSN: 'Rapporterade till CSN',
  CREATE_DOCUMENT: 'Skapade dokument',
};

/** Excludes other students. */
const ROLES = { ...roleNames, STUDENT: 'Annan elev' };

/** The record and those merged into it, since older entries refer to the merged ids. */
const ALL_RECORDS = '(SELECT $1::uuid UNION SELECT old_id FROM student_alias WHERE student_id = $1)';

/** Record and account data beyond their pages, reports about them, and access. */
export const TRAIL_REGISTERS: readonly Register[] = [
  {
    name: 'record',
    title: 'Eleven och kontot',
    tables: ['student', 'app_user'],
    columns: [
      column('createdAt', 'Eleven sparad', 'iso(s.created_at)'),
      column('updatedAt', 'Eleven senast ändrad', 'iso(s.updated_at)'),
      column('aplStatusSince', 'APL-status sedan', 'iso(s.apl_status_since)'),
      column('accountCreatedAt', 'Kontot skapat', 'iso(u.created_at)'),
      column('lastSignedInAt', 'Senaste inloggning', 'iso(u.last_signed_in_at)'),
    ],
    from: 'app_user u LEFT JOIN student s ON s.id = $1 WHERE u.id = $2',
  },
  {
    name: 'earlierNames',
    title: 'Tidigare nummer och sammanslagna poster',
    tables: ['student_alias', 'student_number'],
    columns: [
      column('name', 'Namn', 'known.name'),
      column('personalNumber', 'Personnummer', "left(known.number, 8) || '-' || right(known.number, 4)"),
      column('until', 'Till och med', 'iso(known.until)'),
    ],
    from: `(SELECT a.name, a.personal_number AS number, a.merged_at AS until FROM student_alias a
          WHERE a.student_id = $1
        UNION ALL SELECT NULL, n.personal_number, n.until FROM student_number n WHERE n.student_id = $1) known
      ORDER BY known.until DESC`,
  },
  {
    name: 'notifications',
    title: 'Notiser om dig',
    tables: ['notification'],
    columns: [column('createdAt', 'När', 'iso(n.created_at)'), column('message', 'Notis', 'n.message')],
    from: `notification n WHERE n.student_id = $1 OR n.recipients @> ARRAY[$2::uuid] ORDER BY n.seq DESC`,
  },
  {
    name: 'correctionRequests',
    title: 'Begärda rättelser',
    tables: ['correction_request'],
    columns: [
      column('requestedAt', 'När', 'iso(k.requested_at)'),
      column('text', 'Begäran', 'k.text'),
      column('outcome', 'Beslut', 'k.outcome', correctionOutcomeLabels),
      column('answer', 'Svar', 'k.answer'),
      column('answeredAt', 'Besvarad', 'iso(k.answered_at)'),
    ],
    from: 'correction_request k WHERE k.student_id = $1 ORDER BY k.requested_at DESC, k.id DESC',
  },
  {
    name: 'followUps',
    title: 'Uppföljningar som personalen har satt',
    tables: ['follow_up'],
    columns: [
      column('createdAt', 'När', 'iso(f.created_at)'),
      column('dueOn', 'Följs upp', 'f.due_on'),
      column('note', 'Anteckning', 'f.note'),
      column('doneAt', 'Klar', 'iso(f.done_at)'),
    ],
    from: 'follow_up f WHERE f.student_id = $1 ORDER BY f.created_at DESC, f.id DESC',
  },
  {
    name: 'courseMessages',
    title: 'Meddelanden till kursens deltagare',
    tables: ['course_message', 'course_message_recipient'],
    columns: [
      column('sentAt', 'När', 'iso(m.sent_at)'),
      column('course', 'Kurs', 'm.course'),
      column('sentBy', 'Från', 'm.sent_by_name'),
      column('subject', 'Ämne', 'm.subject'),
      column('text', 'Text', 'm.text'),
    ],
    from: `course_message_recipient r JOIN course_message m ON m.id = r.message_id WHERE r.student_id = $1
      ORDER BY m.sent_at DESC, m.id DESC`,
  },
  {
    name: 'removedFiles',
    title: 'Borttagna filer',
    tables: [],
    columns: [
      column('filename', 'Fil', 'f.filename'),
      column('uploadedAt', 'Uppladdad', 'iso(f.uploaded_at)'),
      column('deletedAt', 'Borttagen', 'iso(f.deleted_at)'),
    ],
    from: `uploaded_file f WHERE f.student_id = $1 AND f.deleted_at IS NOT NULL
      ORDER BY f.deleted_at DESC, f.id DESC`,
  },
  {
    name: 'imports',
    title: 'Rader om dig i importerade filer',
    tables: ['import_row', 'import_held_row'],
    columns: [
      column('createdAt', 'När', 'told.at'),
      column('filename', 'Fil', 'told.filename'),
      column('row', 'Rad', 'told.row'),
      column('cells', 'Innehåll', 'told.cells'),
    ],
    from: `(SELECT iso(b.created_at) AS at, b.filename, r.row, r.cells
      FROM import_row r JOIN import_batch b ON b.id = r.batch_id
      WHERE r.student_id = $1
      UNION ALL SELECT iso(h.created_at), h.filename, h.row, h.cells FROM import_held_row h
      WHERE h.student_id = $1 AND h.decision IS NULL) told ORDER BY told.at DESC, told.row`,
  },
  {
    name: 'csnReports',
    title: 'Rapporterat till CSN',
    tables: ['csn_report', 'csn_report_withdrawal'],
    columns: [
      column('reportedAt', 'När', 'iso(r.created_at)'),
      column('course', 'Kurs', "told.row ->> 'courseName'"),
      column('event', 'Händelse', "told.row ->> 'event'"),
      column('eventOn', 'Dag', "told.row ->> 'eventOn'"),
      column('eventTo', 'Till och med', "told.row ->> 'eventTo'"),
      column('change', 'Ändring eller rättelse', "told.row ->> 'change'"),
      column('grade', 'Betyg', "told.row ->> 'grade'"),
      column('isUnder20', 'Under 20 år', "(told.row ->> 'isUnder20')::boolean", YES_OR_NO),
      column('withdrawnAt', 'Tillbakadragen', 'iso(w.withdrawn_at)'),
    ],
    from: `csn_report r LEFT JOIN csn_report_withdrawal w ON w.report_id = r.id
      CROSS JOIN LATERAL jsonb_array_elements(r.rows) AS told(row)
      WHERE (told.row ->> 'enrollmentId')::uuid IN (SELECT id FROM enrollment WHERE student_id = $1)
      ORDER BY r.created_at DESC`,
  },
  {
    name: 'earnings',
    title: 'Underlag för ersättning från din kommun',
    tables: ['earning_line', 'earning_correction'],
    columns: [
      column('month', 'Månad', "to_char(f.month, 'YYYY-MM')"),
      column('municipality', 'Kommun', 'told.municipality'),
      column('name', 'Kurs, paket eller program', TARGET_NAME),
      column('amountOre', 'Belopp i öre', 'told.amount'),
      column('isFinal', 'Slutligt', "f.kind = 'FINAL'", YES_OR_NO),
      column('reason', 'Rättelse för att', 'told.reason'),
    ],
    // By the enrolment, since frozen lines keep the id of a merged record.
    from: `enrollment e ${TARGET_JOINS} CROSS JOIN LATERAL (
        SELECT l.freeze_id, l.municipality, l.base_ore + l.result_ore AS amount, NULL AS reason FROM earning_line l
          WHERE l.enrollment_id = e.id
        UNION ALL SELECT k.freeze_id, k.municipality, k.amount_ore, k.reason FROM earning_correction k
          WHERE k.enrollment_id = e.id) told
      JOIN earning_freeze f ON f.id = told.freeze_id
      WHERE e.student_id = $1 ORDER BY f.month DESC, f.frozen_at DESC, "name"`,
  },
  {
    name: 'access',
    title: 'När personal har öppnat dina uppgifter',
    tables: ['access_log'],
    columns: [
      column('at', 'När', 'iso(l.at)'),
      column('role', 'Av', 'l.role', ROLES),
      column('action', 'Vad', 'l.action', ACTIONS),
      column('detail', 'Närmare', 'l.detail'),
      column('reason', 'Angiven orsak', 'l.reason'),
      column('result', 'Svar', 'l.result', accessResultLabels),
    ],
    from: `access_log l WHERE l.student_id IN ${ALL_RECORDS} ORDER BY l.at DESC, l.id DESC`,
  },
  {
    name: 'passwordResets',
    title: 'Länkar för nytt lösenord',
    tables: ['password_reset'],
    columns: [
      column('createdAt', 'Skickad', 'iso(r.created_at)'),
      column('expiresAt', 'Gäller till', 'iso(r.expires_at)'),
      column('usedAt', 'Använd', 'iso(r.used_at)'),
    ],
    from: 'password_reset r WHERE r.user_id = $2 ORDER BY r.created_at DESC',
  },
  {
    name: 'audit',
    title: 'Inloggningar och ändringar av kontot',
    tables: ['audit_log'],
    columns: [
      column('at', 'När', 'iso(l.at)'),
      column('kind', 'Vad', 'l.kind', auditKindLabels),
      column('address', 'Från din adress', 'CASE WHEN l.user_id = $2 THEN l.address END'),
    ],
    from: 'audit_log l WHERE l.user_id = $2 OR l.subject_id = $2 ORDER BY l.id DESC',
  },
  {
    name: 'signInDevices',
    title: 'Webbläsare som kontot har loggats in med',
    tables: ['sign_in_device'],
    columns: [
      column('createdAt', 'Första inloggning', 'iso(d.created_at)'),
      column('lastUsedAt', 'Senaste inloggning', 'iso(d.last_used_at)'),
    ],
    from: 'sign_in_device d WHERE d.user_id = $2 ORDER BY d.last_used_at DESC',
  },
  {
    name: 'savedViews',
    title: 'Sparade vyer av listor',
    tables: ['saved_view', 'saved_view_default'],
    columns: [column('createdAt', 'Skapad', 'iso(v.created_at)'), column('name', 'Namn', 'v.name')],
    from: 'saved_view v WHERE v.user_id = $2 AND v.removed_at IS NULL ORDER BY v.created_at DESC',
  },
  {
    name: 'calendarSubscription',
    title: 'Kalenderprenumeration',
    tables: ['calendar_subscription'],
    columns: [
      column('createdAt', 'Skapad', 'iso(s.created_at)'),
      column('lastReadAt', 'Senast hämtad', 'iso(s.last_read_at)'),
    ],
    from: 'calendar_subscription s WHERE s.user_id = $2',
  },
];
