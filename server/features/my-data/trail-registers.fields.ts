import {
  agreementPartyLabels,
  assessmentLevelLabels,
  incidentKindLabels,
  placementAbsenceLabels,
  placementStateLabels,
  talkKindLabels,
} from '../../../domain/labels/placement.js';
import {
  studyPlanGoalLabels,
  studyPlanItemLabels,
  studyPlanStateLabels,
  validationScopeLabels,
} from '../../../domain/labels/study-plan.js';
import { mappingLabels } from '../../../domain/study-plans/mapping.js';
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
    name: 'studyPlan',
    title: 'Studieplan',
    tables: ['study_plan'],
    columns: [
      column('goal', 'Mål', 'p.goal', studyPlanGoalLabels),
      column('aim', 'Utbildning', 'coalesce(pr.name, pk.name, p.sfi_path || p.sfi_course)'),
      column('basicPoints', 'Poäng på grundläggande nivå', 'p.basic_points'),
      column('upperSecondaryPoints', 'Poäng på gymnasial nivå', 'p.upper_secondary_points'),
      column('startDate', 'Från', 'p.start_date'),
      column('plannedEndDate', 'Planerat slut', 'p.planned_end_date'),
      column('pacePercent', 'Studietakt i procent', 'p.pace_percent'),
      column('state', 'Status', 'p.state', studyPlanStateLabels),
      column('agreedAt', 'Godkänd av skolan', 'iso(p.agreed_at)'),
      column('agreedByName', 'Godkänd av', 'p.agreed_by_name'),
      column('studentAgreedAt', 'Godkänd av dig', 'iso(p.student_agreed_at)'),
      column('updatedAt', 'Ändrad', 'iso(p.updated_at)'),
    ],
    from: `study_plan p LEFT JOIN program pr ON pr.id = p.program_id
      LEFT JOIN course_package pk ON pk.id = p.package_id WHERE p.student_id = $1`,
  },
  {
    name: 'studyMapping',
    title: 'Kartläggning',
    tables: ['study_mapping'],
    columns: [
      column('background', mappingLabels.background, 'm.background'),
      column('earlierStudies', mappingLabels.earlierStudies, 'm.earlier_studies'),
      column('supportNeeds', mappingLabels.supportNeeds, 'm.support_needs'),
      column('languages', mappingLabels.languages, 'm.languages'),
      column('updatedAt', 'Ändrad', 'iso(m.updated_at)'),
      column('updatedByName', 'Ändrad av', 'm.updated_by_name'),
    ],
    from: 'study_mapping m WHERE m.student_id = $1',
  },
  {
    name: 'studyValidations',
    title: 'Valideringar',
    tables: ['study_validation'],
    columns: [
      column('code', 'Kurskod', 'c.code'),
      column('course', 'Kurs', 'c.name'),
      column('scope', 'Omfattning', 'v.scope', validationScopeLabels),
      column('points', 'Poäng', 'v.points'),
      column('basis', 'Underlag', 'v.basis'),
      column('decidedOn', 'Beslutad', 'v.decided_on'),
      column('decidedByName', 'Beslutad av', 'v.decided_by_name'),
    ],
    from: `study_validation v JOIN course c ON c.id = v.course_id WHERE v.student_id = $1 ORDER BY c.name, v.id`,
  },
  {
    name: 'studyPlanCourses',
    title: 'Kurser i studieplanen',
    tables: ['study_plan_item'],
    columns: [
      column('code', 'Kurskod', 'c.code'),
      column('course', 'Kurs', 'c.name'),
      column('term', 'Termin', 'i.term'),
      column('source', 'Planerad eller önskad', 'i.source', studyPlanItemLabels),
      column('note', 'Anteckning', 'i.note'),
    ],
    from: `study_plan_item i JOIN study_plan p ON p.id = i.plan_id JOIN course c ON c.id = i.course_id
      WHERE p.student_id = $1 ORDER BY c.name, i.id`,
  },
  {
    name: 'studyPlanRevisions',
    title: 'Ändringar av studieplanen',
    tables: ['study_plan_revision'],
    columns: [
      column('revisedAt', 'När', 'iso(r.revised_at)'),
      column('revisedBy', 'Av', 'r.revised_by_name'),
      column('reason', 'Ändring', 'r.reason'),
    ],
    from: `study_plan_revision r JOIN study_plan p ON p.id = r.plan_id WHERE p.student_id = $1
      ORDER BY r.revised_at DESC, r.id DESC`,
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
    name: 'placements',
    title: 'APL-placeringar',
    tables: ['placement', 'workplace', 'supervisor'],
    columns: [
      column('workplace', 'Arbetsplats', 'w.name'),
      column('supervisor', 'Handledare', 'v.name'),
      column('startDate', 'Från', 'p.start_date'),
      column('endDate', 'Till', 'p.end_date'),
      column('plannedHours', 'Timmar', 'p.planned_hours'),
      column('weekdays', 'Veckodagar', "array_to_string(p.weekdays, ', ')"),
      column('state', 'Status', 'p.state', placementStateLabels),
      column('stateReason', 'Skäl till avbrott', 'p.state_reason'),
      column('agreedOn', 'Avtal klart', 'p.agreed_on'),
      column('waivedReason', 'Skäl till start utan avtal', 'p.waived_reason'),
    ],
    from: `placement p JOIN workplace w ON w.id = p.workplace_id LEFT JOIN supervisor v ON v.id = p.supervisor_id
      WHERE p.student_id = $1 ORDER BY p.start_date DESC, p.id DESC`,
  },
  {
    name: 'placementAgreements',
    title: 'APL-avtal och underskrifter',
    tables: ['placement_agreement', 'placement_signature', 'placement_link'],
    columns: [
      column('workplace', 'Arbetsplats', 'a.workplace'),
      column('version', 'Version', 'a.version'),
      column('startDate', 'Från', 'a.start_date'),
      column('endDate', 'Till', 'a.end_date'),
      column('plannedHours', 'Timmar', 'a.planned_hours'),
      column('weekdays', 'Veckodagar', "array_to_string(a.weekdays, ', ')"),
      column('courses', 'Kurser', "replace(a.courses, chr(10), ', ')"),
      column('goals', 'Mål', "replace(a.goals, chr(10), '; ')"),
      column('sentAt', 'Skickat', 'iso(a.sent_at)'),
      column('party', 'Påskrivet av', 'g.party', agreementPartyLabels),
      column('name', 'Namn', 'g.name'),
      column('signedAt', 'När', 'iso(g.signed_at)'),
      column('address', 'Från din adress', "CASE WHEN g.party = 'STUDENT' THEN g.address END"),
      column('attachedAt', 'Påskrivet papper bifogat', 'iso(a.attached_at)'),
      column('endedAt', 'Ersatt eller tillbakadraget', 'iso(a.ended_at)'),
      column('linkSentAt', 'Länk skickad till handledaren', 'iso(l.created_at)'),
    ],
    from: `placement p JOIN placement_agreement a ON a.placement_id = p.id
      LEFT JOIN placement_signature g ON g.placement_id = a.placement_id AND g.version = a.version
      LEFT JOIN placement_link l ON l.placement_id = p.id
      WHERE p.student_id = $1 ORDER BY p.start_date DESC, a.version DESC, g.signed_at`,
  },
  {
    name: 'placementWeeks',
    title: 'APL-timmar',
    tables: ['placement_week', 'placement_day'],
    columns: [
      column('workplace', 'Arbetsplats', 'w.name'),
      column('day', 'Dag', 'd.day'),
      column('minutes', 'Minuter', 'd.minutes'),
      column('absence', 'Frånvaro', 'd.absence', placementAbsenceLabels),
      column('reportedBy', 'Rapporterad av', 'k.reported_by_name'),
      column('reportedAt', 'Rapporterad', 'iso(k.reported_at)'),
      column('confirmedBy', 'Bekräftad av', 'k.confirmed_by_name'),
      column('confirmedAt', 'Bekräftad', 'iso(k.confirmed_at)'),
    ],
    from: `placement p JOIN workplace w ON w.id = p.workplace_id JOIN placement_week k ON k.placement_id = p.id
      JOIN placement_day d ON d.placement_id = k.placement_id AND d.monday = k.monday
      WHERE p.student_id = $1 ORDER BY d.day DESC, p.id`,
  },
  {
    name: 'placementTalks',
    title: 'Trepartssamtal om APL',
    tables: ['placement_talk'],
    columns: [
      column('workplace', 'Arbetsplats', 'w.name'),
      column('kind', 'Samtal', 'k.kind', talkKindLabels),
      column('plannedOn', 'Planerat', 'k.planned_on'),
      column('heldOn', 'Genomfört', 'k.held_on'),
      column('note', 'Anteckning', 'k.note'),
    ],
    from: `placement_talk k JOIN placement p ON p.id = k.placement_id JOIN workplace w ON w.id = p.workplace_id
      WHERE p.student_id = $1 ORDER BY p.start_date DESC, p.id, k.kind DESC`,
  },
  {
    name: 'placementGoals',
    title: 'Mål och omdömen om APL',
    tables: ['placement_goal', 'placement_course', 'placement_assessment'],
    columns: [
      column('workplace', 'Arbetsplats', 'w.name'),
      column('course', 'Kurs', 'c.name'),
      column('goal', 'Mål', 'g.text'),
      column('level', 'Omdöme om målet', 'g.level', assessmentLevelLabels),
      column('comment', 'Kommentar till målet', 'g.comment'),
      column('text', 'Omdöme', 'a.text'),
      column('assessedBy', 'Lämnat av', 'a.assessed_by_name'),
      column('assessedAt', 'Lämnat', 'iso(a.assessed_at)'),
      column('seenAt', 'Läst av skolan', 'iso(a.seen_at)'),
      column('seenBy', 'Läst av', 'a.seen_by_name'),
    ],
    from: `placement p JOIN workplace w ON w.id = p.workplace_id
      LEFT JOIN placement_assessment a ON a.placement_id = p.id
      JOIN LATERAL (SELECT e.course_id FROM placement_course k JOIN enrollment e ON e.id = k.enrollment_id
          WHERE k.placement_id = p.id
        UNION SELECT o.course_id FROM placement_goal o WHERE o.placement_id = p.id
        UNION SELECT NULL WHERE a.placement_id IS NOT NULL
          AND NOT EXISTS (SELECT FROM placement_course k WHERE k.placement_id = p.id)) of_course ON true
      LEFT JOIN course c ON c.id = of_course.course_id
      LEFT JOIN placement_goal g ON g.placement_id = p.id AND g.course_id = of_course.course_id
      WHERE p.student_id = $1 ORDER BY p.start_date DESC, p.id, c.name, g.position`,
  },
  {
    name: 'placementIncidents',
    title: 'Händelser under APL',
    tables: ['placement_incident'],
    columns: [
      column('createdAt', 'När', 'iso(i.created_at)'),
      column('kind', 'Vad', 'i.kind', incidentKindLabels),
      column('text', 'Text', 'i.text'),
    ],
    from: `placement_incident i JOIN placement p ON p.id = i.placement_id WHERE p.student_id = $1
      ORDER BY i.created_at DESC, i.id DESC`,
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
