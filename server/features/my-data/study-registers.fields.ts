import { documentLanguageLabels, documentTypeLabels } from '../../../domain/labels/document.js';
import { enrollmentStatusLabels, statusReasonLabels } from '../../../domain/labels/enrollment.js';
import { examAttendanceLabels, examPartLabels } from '../../../domain/labels/exam.js';
import { gradeKindExtractLabels } from '../../../domain/labels/grade.js';
import { enrollmentFields } from '../enrollments/enrollment.fields.js';
import { column, columnsIn, YES_OR_NO, type Register } from './register.fields.js';
import { TARGET_JOINS, TARGET_NAME } from '../enrollments/target.queries.js';

/** Courses, grades, exams and documents: the school's records of the studies. */
export const STUDY_REGISTERS: readonly Register[] = [
  {
    name: 'enrollments',
    title: 'Inskrivningar och planerade kurser',
    tables: ['enrollment'],
    columns: [column('name', 'Kurs, paket eller program', TARGET_NAME), ...columnsIn('e', enrollmentFields)],
    from: `enrollment e ${TARGET_JOINS} WHERE e.student_id = $1 ORDER BY e.created_at DESC, e.id DESC`,
  },
  {
    name: 'statusHistory',
    title: 'Hur inskrivningarnas status har ändrats',
    tables: ['enrollment_status_change'],
    columns: [
      column('changedAt', 'När', 'iso(h.changed_at)'),
      column('name', 'Kurs, paket eller program', TARGET_NAME),
      column('status', 'Status', 'h.status', enrollmentStatusLabels),
      column('effectiveOn', 'Gäller från', 'h.effective_on'),
      column('reason', 'Orsak', 'h.reason', statusReasonLabels),
      column('note', 'Notering', 'h.note'),
    ],
    from: `enrollment_status_change h JOIN enrollment e ON e.id = h.enrollment_id ${TARGET_JOINS}
      WHERE e.student_id = $1 ORDER BY h.changed_at DESC, h.id DESC`,
  },
  {
    name: 'courseWishes',
    title: 'Önskade kurser',
    tables: ['course_wish'],
    columns: [
      column('text', 'Önskemål', 'w.text'),
      column('earliestOn', 'Tidigast från', 'w.earliest_on'),
      column('createdAt', 'Sparat', 'iso(w.created_at)'),
      column('settledAt', 'Avklarat', 'iso(w.settled_at)'),
      column('name', 'Blev', TARGET_NAME),
    ],
    from: `course_wish w LEFT JOIN enrollment e ON e.id = w.enrollment_id ${TARGET_JOINS}
      WHERE w.student_id = $1 ORDER BY w.created_at DESC, w.id DESC`,
  },
  {
    name: 'grades',
    title: 'Betyg',
    tables: ['grade'],
    columns: [
      column('course', 'Kurs', 'c.name'),
      column('courseCode', 'Kurskod', 'c.code'),
      column('value', 'Betyg', 'g.value'),
      column('gradedOn', 'Betygsdatum', 'g.graded_on'),
      column('kind', 'Satt vid', 'g.kind', gradeKindExtractLabels),
      column('motivation', 'Motivering', 'g.motivation'),
      column('basis', 'Underlag', 'g.basis'),
      column('nationalTest', 'Nationellt prov', 'g.national_test'),
      column('projectTitle', 'Arbetets titel', 'g.project_title'),
      column('projectSummary', 'Arbetets sammanfattning', 'g.project_summary'),
      column('signedAt', 'Signerat', 'iso(g.signed_at)'),
      column('signedBy', 'Signerat av', 'g.signed_by_name'),
    ],
    from: `grade g JOIN course c ON c.id = g.course_id
      WHERE g.student_id = $1 AND g.signed_at IS NOT NULL ORDER BY g.graded_on DESC, g.id DESC`,
  },
  {
    name: 'gradeChanges',
    title: 'Ändringar av betyg',
    tables: ['grade_change'],
    columns: [
      column('changedAt', 'När', 'iso(h.changed_at)'),
      column('course', 'Kurs', 'c.name'),
      column('previousValue', 'Från', 'h.previous_value'),
      column('newValue', 'Till', 'h.new_value'),
      column('reason', 'Skäl', 'h.reason'),
    ],
    // By the grade, since lines before a merge keep the id of the merged record.
    from: `grade_change h JOIN grade g ON g.id = h.grade_id JOIN course c ON c.id = g.course_id
      WHERE g.student_id = $1 AND g.signed_at IS NOT NULL ORDER BY h.changed_at DESC, h.id DESC`,
  },
  {
    name: 'examTimes',
    title: 'Tider och lokaler för prövningar',
    tables: ['exam_booking'],
    columns: [
      column('course', 'Kurs', 'x.course'),
      column('heldOn', 'Dag', 'o.held_on'),
      column('startsAt', 'Från', "to_char(o.starts_at, 'HH24:MI')"),
      column('endsAt', 'Till', "to_char(o.ends_at, 'HH24:MI')"),
      column('room', 'Lokal', 'o.room'),
      column('part', 'Del', 'o.part', examPartLabels),
      column('attendance', 'Närvaro', 'b.attendance', examAttendanceLabels),
      column('idChecked', 'Legitimation kontrollerad', 'b.id_checked', YES_OR_NO),
      column('bookedAt', 'Bokad', 'iso(b.booked_at)'),
      column('summonedAt', 'Kallad', 'iso(b.summoned_at)'),
      column('summonedFor', 'Kallad till', 'b.summoned_for'),
      column('cancelledAt', 'Inställd', 'iso(o.cancelled_at)'),
    ],
    from: `exam_booking b JOIN exam x ON x.id = b.exam_id JOIN exam_occasion o ON o.id = b.occasion_id
      WHERE x.student_id = $1 ORDER BY o.held_on DESC, o.starts_at DESC`,
  },
  {
    name: 'documents',
    title: 'Dokument om dig',
    tables: ['document'],
    columns: [
      column('type', 'Dokument', 'd.type', documentTypeLabels),
      column('language', 'Språk', 'd.language', documentLanguageLabels),
      column('code', 'Kod', 'd.code'),
      column('createdAt', 'Skapat', 'iso(d.created_at)'),
      column('revokedAt', 'Återkallat', 'iso(d.revoked_at)'),
      column('revokedReason', 'Återkallat för att', 'd.revoked_reason'),
    ],
    from: 'document d WHERE d.student_id = $1 ORDER BY d.created_at DESC, d.id DESC',
  },
];
