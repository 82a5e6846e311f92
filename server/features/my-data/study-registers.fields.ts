import { documentLanguageLabels } from '../../../domain/labels/document.js';
import { enrollmentStatusLabels, statusReasonLabels } from '../../../domain/labels/enrollment.js';
import { examAttendanceLabels, examPartLabels } from '../../../domain/labels/exam.js';
import { gradeKindExtractLabels } from '../../../domain/labels/grade.js';
import { titleOf } from '../documents/document-labels.view.js';
import type { DocumentType } from '../../platform/graphql/generated.js';
import { columnsOf, readingOf } from '../../platform/records/record-fields.js';
import { enrollmentFields } from '../enrollments/enrollment.fields.js';
import { column, columnsIn, STUDY_JOINS, STUDY_NAME, YES_OR_NO, type Register } from './register.fields.js';

const DOCUMENT_TYPES: readonly DocumentType[] = [
  'STUDY_CERTIFICATE',
  'GRADE_EXTRACT',
  'GRADE_CATALOGUE',
  'EXAM_CATALOGUE',
  'ORIENTATION_CERTIFICATE',
  'ADMISSION_NOTICE',
  'COURSE_SUMMONS',
  'EXAM_SUMMONS',
  'APL_AGREEMENT',
  'ATTENDANCE_LIST',
  'STUDENT_LIST',
];

/** Courses, grades, exams and papers: what the school keeps of the studies. */
export const STUDY_REGISTERS: readonly Register[] = [
  {
    name: 'enrollments',
    title: 'Inskrivningar och planerade kurser',
    tables: ['enrollment'],
    columns: [column('name', 'Kurs, paket eller program'), ...columnsIn(enrollmentFields)],
    sql: `SELECT ${STUDY_NAME} AS name, ${columnsOf(readingOf('e', enrollmentFields, 'heading'))}
      FROM enrollment e ${STUDY_JOINS} WHERE e.student_id = $1 ORDER BY e.created_at DESC, e.id DESC`,
  },
  {
    name: 'statusHistory',
    title: 'Hur inskrivningarnas status har ändrats',
    tables: ['enrollment_status_change'],
    columns: [
      column('changedAt', 'När'),
      column('name', 'Kurs, paket eller program'),
      column('status', 'Status', enrollmentStatusLabels),
      column('effectiveOn', 'Gäller från'),
      column('reason', 'Orsak', statusReasonLabels),
      column('note', 'Notering'),
    ],
    sql: `SELECT iso(h.changed_at) AS "changedAt", ${STUDY_NAME} AS name, h.status,
        h.effective_on::text AS "effectiveOn", h.reason, h.note
      FROM enrollment_status_change h JOIN enrollment e ON e.id = h.enrollment_id ${STUDY_JOINS}
      WHERE e.student_id = $1 ORDER BY h.changed_at DESC, h.id DESC`,
  },
  {
    name: 'courseWishes',
    title: 'Önskade kurser',
    tables: ['course_wish'],
    columns: [
      column('text', 'Önskemål'),
      column('earliestOn', 'Tidigast från'),
      column('createdAt', 'Sparat'),
      column('settledAt', 'Avklarat'),
      column('name', 'Blev'),
    ],
    sql: `SELECT w.text, w.earliest_on::text AS "earliestOn", iso(w.created_at) AS "createdAt",
        iso(w.settled_at) AS "settledAt", ${STUDY_NAME} AS name
      FROM course_wish w LEFT JOIN enrollment e ON e.id = w.enrollment_id ${STUDY_JOINS}
      WHERE w.student_id = $1 ORDER BY w.created_at DESC, w.id DESC`,
  },
  {
    name: 'grades',
    title: 'Betyg',
    tables: ['grade'],
    columns: [
      column('course', 'Kurs'),
      column('courseCode', 'Kurskod'),
      column('value', 'Betyg'),
      column('gradedOn', 'Betygsdatum'),
      column('kind', 'Satt vid', gradeKindExtractLabels),
      column('motivation', 'Motivering'),
      column('basis', 'Underlag'),
      column('nationalTest', 'Nationellt prov'),
      column('projectTitle', 'Arbetets titel'),
      column('projectSummary', 'Arbetets sammanfattning'),
      column('signedAt', 'Signerat'),
      column('signedBy', 'Signerat av'),
    ],
    sql: `SELECT c.name AS course, c.code AS "courseCode", g.value, g.graded_on::text AS "gradedOn", g.kind,
        g.motivation, g.basis, g.national_test AS "nationalTest", g.project_title AS "projectTitle",
        g.project_summary AS "projectSummary", iso(g.signed_at) AS "signedAt", g.signed_by_name AS "signedBy"
      FROM grade g JOIN course c ON c.id = g.course_id
      WHERE g.student_id = $1 AND g.signed_at IS NOT NULL ORDER BY g.graded_on DESC, g.id DESC`,
  },
  {
    name: 'gradeChanges',
    title: 'Ändringar av betyg',
    tables: ['grade_change'],
    columns: [
      column('changedAt', 'När'),
      column('course', 'Kurs'),
      column('previousValue', 'Från'),
      column('newValue', 'Till'),
      column('reason', 'Skäl'),
    ],
    // By the grade: a line of before a merger names the record that it was made on.
    sql: `SELECT iso(h.changed_at) AS "changedAt", c.name AS course, h.previous_value AS "previousValue",
        h.new_value AS "newValue", h.reason
      FROM grade_change h JOIN grade g ON g.id = h.grade_id JOIN course c ON c.id = g.course_id
      WHERE g.student_id = $1 AND g.signed_at IS NOT NULL ORDER BY h.changed_at DESC, h.id DESC`,
  },
  {
    name: 'examTimes',
    title: 'Tider och lokaler för prövningar',
    tables: ['exam_booking'],
    columns: [
      column('course', 'Kurs'),
      column('heldOn', 'Dag'),
      column('startsAt', 'Från'),
      column('endsAt', 'Till'),
      column('room', 'Lokal'),
      column('part', 'Del', examPartLabels),
      column('attendance', 'Närvaro', examAttendanceLabels),
      column('idChecked', 'Legitimation kontrollerad', YES_OR_NO),
      column('bookedAt', 'Bokad'),
      column('summonedAt', 'Kallad'),
      column('summonedFor', 'Kallad till'),
      column('cancelledAt', 'Inställd'),
    ],
    sql: `SELECT x.course, o.held_on::text AS "heldOn", to_char(o.starts_at, 'HH24:MI') AS "startsAt",
        to_char(o.ends_at, 'HH24:MI') AS "endsAt", o.room, o.part, b.attendance, b.id_checked AS "idChecked",
        iso(b.booked_at) AS "bookedAt", iso(b.summoned_at) AS "summonedAt", b.summoned_for AS "summonedFor",
        iso(o.cancelled_at) AS "cancelledAt"
      FROM exam_booking b JOIN exam x ON x.id = b.exam_id JOIN exam_occasion o ON o.id = b.occasion_id
      WHERE x.student_id = $1 ORDER BY o.held_on DESC, o.starts_at DESC`,
  },
  {
    name: 'documents',
    title: 'Dokument om dig',
    tables: ['document'],
    columns: [
      column('type', 'Dokument', Object.fromEntries(DOCUMENT_TYPES.map((type) => [type, titleOf(type)]))),
      column('language', 'Språk', documentLanguageLabels),
      column('code', 'Kod'),
      column('createdAt', 'Skapat'),
      column('revokedAt', 'Återkallat'),
      column('revokedReason', 'Återkallat för att'),
    ],
    sql: `SELECT d.type, d.language, d.code, iso(d.created_at) AS "createdAt", iso(d.revoked_at) AS "revokedAt",
        d.revoked_reason AS "revokedReason"
      FROM document d WHERE d.student_id = $1 ORDER BY d.created_at DESC, d.id DESC`,
  },
];
