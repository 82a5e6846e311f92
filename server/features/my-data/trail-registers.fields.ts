import { correctionOutcomeLabels } from '../../../domain/labels/student.js';
import { accessResultLabels, auditKindLabels } from '../../../domain/labels/system.js';
import { roleNames } from '../../../domain/roles.js';
import type { AccessAction } from '../../platform/history/access-log.js';
import { column, STUDY_JOINS, STUDY_NAME, YES_OR_NO, type Register } from './register.fields.js';

/** What the log calls an action, to the one whom it was about. */
const ACTIONS: Record<AccessAction, string> = {
  READ_STUDENT: 'Öppnade din elevpost',
  CHANGE_STUDENT: 'Sparade i din elevpost',
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

/** Another student is not the one who reads this. */
const ROLES = { ...roleNames, STUDENT: 'Annan elev' };

/** The record and those that were merged into it: what was written about one of them still names that one. */
const ALL_RECORDS = '(SELECT $1::uuid UNION SELECT old_id FROM student_alias WHERE student_id = $1)';

/** The record and the account beside their pages, what has been reported on them, and who has looked. */
export const TRAIL_REGISTERS: readonly Register[] = [
  {
    name: 'record',
    title: 'Elevposten och kontot',
    tables: ['student', 'app_user'],
    columns: [
      column('createdAt', 'Elevposten sparad'),
      column('updatedAt', 'Elevposten senast ändrad'),
      column('aplStatusSince', 'APL-status sedan'),
      column('accountCreatedAt', 'Kontot skapat'),
      column('lastSignedInAt', 'Senaste inloggning'),
    ],
    sql: `SELECT iso(s.created_at) AS "createdAt", iso(s.updated_at) AS "updatedAt",
        iso(s.apl_status_since) AS "aplStatusSince", iso(u.created_at) AS "accountCreatedAt",
        iso(u.last_signed_in_at) AS "lastSignedInAt"
      FROM app_user u LEFT JOIN student s ON s.id = $1 WHERE u.id = $2`,
  },
  {
    name: 'earlierNames',
    title: 'Tidigare nummer och sammanslagna poster',
    tables: ['student_alias', 'student_number'],
    columns: [
      column('name', 'Namn'),
      column('personalNumber', 'Personnummer'),
      column('until', 'Till och med'),
    ],
    sql: `SELECT known.name, left(known.number, 8) || '-' || right(known.number, 4) AS "personalNumber",
        iso(known.until) AS until
      FROM (SELECT a.name, a.personal_number AS number, a.merged_at AS until FROM student_alias a
          WHERE a.student_id = $1
        UNION ALL SELECT NULL, n.personal_number, n.until FROM student_number n WHERE n.student_id = $1) known
      ORDER BY known.until DESC`,
  },
  {
    name: 'notifications',
    title: 'Notiser om dig',
    tables: ['notification'],
    columns: [column('createdAt', 'När'), column('message', 'Notis')],
    sql: `SELECT iso(n.created_at) AS "createdAt", n.message FROM notification n
      WHERE n.student_id = $1 OR n.recipients @> ARRAY[$2::uuid] ORDER BY n.seq DESC`,
  },
  {
    name: 'correctionRequests',
    title: 'Begärda rättelser',
    tables: ['correction_request'],
    columns: [
      column('requestedAt', 'När'),
      column('text', 'Begäran'),
      column('outcome', 'Beslut', correctionOutcomeLabels),
      column('answer', 'Svar'),
      column('answeredAt', 'Besvarad'),
    ],
    sql: `SELECT iso(k.requested_at) AS "requestedAt", k.text, k.outcome, k.answer, iso(k.answered_at) AS "answeredAt"
      FROM correction_request k WHERE k.student_id = $1 ORDER BY k.requested_at DESC, k.id DESC`,
  },
  {
    name: 'followUps',
    title: 'Uppföljningar som personalen har satt',
    tables: ['follow_up'],
    columns: [
      column('createdAt', 'När'),
      column('dueOn', 'Följs upp'),
      column('note', 'Anteckning'),
      column('doneAt', 'Klar'),
    ],
    sql: `SELECT iso(f.created_at) AS "createdAt", f.due_on AS "dueOn", f.note, iso(f.done_at) AS "doneAt"
      FROM follow_up f WHERE f.student_id = $1 ORDER BY f.created_at DESC, f.id DESC`,
  },
  {
    name: 'removedFiles',
    title: 'Borttagna filer',
    tables: [],
    columns: [column('filename', 'Fil'), column('uploadedAt', 'Uppladdad'), column('deletedAt', 'Borttagen')],
    sql: `SELECT f.filename, iso(f.uploaded_at) AS "uploadedAt", iso(f.deleted_at) AS "deletedAt"
      FROM uploaded_file f WHERE f.student_id = $1 AND f.deleted_at IS NOT NULL
      ORDER BY f.deleted_at DESC, f.id DESC`,
  },
  {
    name: 'imports',
    title: 'Rader om dig i importerade filer',
    tables: ['import_row', 'import_held_row'],
    columns: [
      column('createdAt', 'När'),
      column('filename', 'Fil'),
      column('row', 'Rad'),
      column('cells', 'Innehåll'),
    ],
    sql: `SELECT iso(b.created_at) AS "createdAt", b.filename, r.row, r.cells
      FROM import_row r JOIN import_batch b ON b.id = r.batch_id
      WHERE r.student_id = $1
      UNION ALL SELECT iso(h.created_at), h.filename, h.row, h.cells FROM import_held_row h
      WHERE h.student_id = $1 AND h.decision IS NULL ORDER BY 1 DESC, 3`,
  },
  {
    name: 'csnReports',
    title: 'Rapporterat till CSN',
    tables: ['csn_report', 'csn_report_withdrawal'],
    columns: [
      column('reportedAt', 'När'),
      column('course', 'Kurs'),
      column('event', 'Händelse'),
      column('eventOn', 'Dag'),
      column('eventTo', 'Till och med'),
      column('change', 'Ändring eller rättelse'),
      column('grade', 'Betyg'),
      column('isUnder20', 'Under 20 år', YES_OR_NO),
      column('withdrawnAt', 'Tillbakadragen'),
    ],
    sql: `SELECT iso(r.created_at) AS "reportedAt", told.row ->> 'courseName' AS course, told.row ->> 'event' AS event,
        told.row ->> 'eventOn' AS "eventOn", told.row ->> 'eventTo' AS "eventTo", told.row ->> 'change' AS change,
        (told.row ->> 'isUnder20')::boolean AS "isUnder20", told.row ->> 'grade' AS grade,
        iso(w.withdrawn_at) AS "withdrawnAt"
      FROM csn_report r LEFT JOIN csn_report_withdrawal w ON w.report_id = r.id CROSS JOIN LATERAL jsonb_array_elements(r.rows) AS told(row)
      WHERE (told.row ->> 'enrollmentId')::uuid IN (SELECT id FROM enrollment WHERE student_id = $1)
      ORDER BY r.created_at DESC`,
  },
  {
    name: 'earnings',
    title: 'Underlag för ersättning från din kommun',
    tables: ['earning_line', 'earning_correction'],
    columns: [
      column('month', 'Månad'),
      column('municipality', 'Kommun'),
      column('name', 'Kurs, paket eller program'),
      column('amountOre', 'Belopp i öre'),
      column('isFinal', 'Slutligt', YES_OR_NO),
      column('reason', 'Rättelse för att'),
    ],
    // By the enrolment: frozen lines outlive a merger of records.
    sql: `SELECT to_char(f.month, 'YYYY-MM') AS month, told.municipality, ${STUDY_NAME} AS name,
        told.amount AS "amountOre", f.kind = 'FINAL' AS "isFinal", told.reason
      FROM enrollment e ${STUDY_JOINS} CROSS JOIN LATERAL (
        SELECT l.freeze_id, l.municipality, l.base_ore + l.result_ore AS amount, NULL AS reason FROM earning_line l
          WHERE l.enrollment_id = e.id
        UNION ALL SELECT k.freeze_id, k.municipality, k.amount_ore, k.reason FROM earning_correction k
          WHERE k.enrollment_id = e.id) told
      JOIN earning_freeze f ON f.id = told.freeze_id
      WHERE e.student_id = $1 ORDER BY f.month DESC, f.frozen_at DESC, name`,
  },
  {
    name: 'access',
    title: 'När personal har öppnat dina uppgifter',
    tables: ['access_log'],
    columns: [
      column('at', 'När'),
      column('role', 'Av', ROLES),
      column('action', 'Vad', ACTIONS),
      column('detail', 'Närmare'),
      column('reason', 'Angiven orsak'),
      column('result', 'Svar', accessResultLabels),
    ],
    sql: `SELECT iso(l.at) AS at, l.role, l.action, l.detail, l.reason, l.result FROM access_log l
      WHERE l.student_id IN ${ALL_RECORDS} ORDER BY l.at DESC, l.id DESC`,
  },
  {
    name: 'passwordResets',
    title: 'Länkar för nytt lösenord',
    tables: ['password_reset'],
    columns: [column('createdAt', 'Skickad'), column('expiresAt', 'Gäller till'), column('usedAt', 'Använd')],
    sql: `SELECT iso(r.created_at) AS "createdAt", iso(r.expires_at) AS "expiresAt", iso(r.used_at) AS "usedAt"
      FROM password_reset r WHERE r.user_id = $2 ORDER BY r.created_at DESC`,
  },
  {
    name: 'audit',
    title: 'Inloggningar och ändringar av kontot',
    tables: ['audit_log'],
    columns: [
      column('at', 'När'),
      column('kind', 'Vad', auditKindLabels),
      column('address', 'Från din adress'),
    ],
    sql: `SELECT iso(l.at) AS at, l.kind, CASE WHEN l.user_id = $2 THEN l.address END AS address FROM audit_log l
      WHERE l.user_id = $2 OR l.subject_id = $2 ORDER BY l.id DESC`,
  },
  {
    name: 'signInDevices',
    title: 'Webbläsare som kontot har loggats in med',
    tables: ['sign_in_device'],
    columns: [column('createdAt', 'Första inloggning'), column('lastUsedAt', 'Senaste inloggning')],
    sql: `SELECT iso(d.created_at) AS "createdAt", iso(d.last_used_at) AS "lastUsedAt"
      FROM sign_in_device d WHERE d.user_id = $2 ORDER BY d.last_used_at DESC`,
  },
  {
    name: 'calendarSubscription',
    title: 'Kalenderprenumeration',
    tables: ['calendar_subscription'],
    columns: [column('createdAt', 'Skapad'), column('lastReadAt', 'Senast hämtad')],
    sql: `SELECT iso(s.created_at) AS "createdAt", iso(s.last_read_at) AS "lastReadAt"
      FROM calendar_subscription s WHERE s.user_id = $2`,
  },
];
