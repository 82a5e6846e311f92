import type { DemoCalendar } from './studies/demo-calendar.js';
import type { DemoRow } from './made-up/demo-rows.js';
import type { DemoStaff } from './demo-staff.js';
import { SeededRandom } from './made-up/seeded-random.js';

export interface DemoNotifications {
  notifications: DemoRow<'notification'>[];
  resolved: DemoRow<'notification_resolved'>[];
}

/** Messages between people, without a link. */
const MESSAGES = {
  STAFF: ['Studiedag på fredag: inga lektioner efter kl. 12.', 'Betygskonferensen är flyttad till sal B2.'],
  ADMINISTRATORS: ['Prislistan för nästa år är klar att granskas.'],
  TEACHER: 'Välkommen till Studievy! Dina elever finns under Elever, med filtret Mina elever.',
} as const;

const NEWEST_EXAMS = 5;
const NEWEST_MOVES = 4;
const NEWEST_COMMENTS = 3;

type Subject = Pick<
  DemoRow<'notification'>,
  'kind' | 'cause' | 'message' | 'student_id' | 'subject' | 'subject_id' | 'audience' | 'recipients'
>;
const NO_SUBJECT = { subject: null, subject_id: null } as const;

/**
 * Notifications with and without links, for all staff, for administrators and for single users. The server
 * itself adds those of approaching end dates.
 */
export function buildNotifications(
  students: readonly DemoRow<'student'>[],
  exams: readonly DemoRow<'exam'>[],
  comments: readonly DemoRow<'comment'>[],
  staff: DemoStaff,
  calendar: DemoCalendar,
): DemoNotifications {
  const random = new SeededRandom('notifications');
  const teacher = staff.teachers[0]!;
  const nameOf = new Map(students.map(({ id, name }) => [id, name]));
  const responsible = (student: DemoRow<'student'> | undefined): string[] =>
    student?.teacher_id ? [staff.userOf(student.teacher_id).id] : [];
  const own = new Set(students.filter(({ teacher_id }) => teacher_id === teacher.id).map(({ id }) => id));
  const subjects: Subject[] = [
    ...messages(teacher.user_id),
    ...students
      .filter(({ apl_status, teacher_id }) => apl_status === 'RED' && teacher_id !== null)
      .slice(0, NEWEST_MOVES)
      .map((student): Subject => ({
        kind: 'MOVED_TO_RED',
        cause: `red:${student.id}`,
        message: `${student.apl_moved_by ?? 'En kollega'} har flyttat ${student.name} till Praktik slut, ej närvarat.`,
        student_id: student.id,
        ...NO_SUBJECT,
        audience: 'ADMINISTRATORS',
        recipients: responsible(student),
      })),
    ...comments
      .filter((comment) => own.has(comment.student_id) && comment.author_id !== teacher.user_id)
      .slice(-NEWEST_COMMENTS)
      .map((comment): Subject => ({
        kind: 'COMMENT',
        cause: `comment:${comment.id}`,
        message: `${comment.author_name} har skrivit en kommentar om ${nameOf.get(comment.student_id)}.`,
        student_id: comment.student_id,
        ...{ subject: 'COMMENT', subject_id: comment.id },
        audience: null,
        recipients: [teacher.user_id],
      })),
    ...exams
      .filter(({ status }) => status === 'INTRESSE')
      .slice(-NEWEST_EXAMS)
      .map((exam): Subject => ({
        kind: 'EXAM_REGISTERED',
        cause: `exam-registered:${exam.id}`,
        message: `Ny anmälan till prövning i ${exam.requested_month.toLowerCase()}: ${exam.name}.`,
        student_id: exam.student_id,
        ...{ subject: 'EXAM', subject_id: exam.id },
        audience: 'ADMINISTRATORS',
        recipients: responsible(students.find(({ id }) => id === exam.student_id)),
      })),
  ];
  const notifications = subjects.map((subject, index) => ({
    id: random.id(),
    ...subject,
    created_at: calendar.moment(-1, 6 * 60 + index * 10),
  }));
  return { notifications, resolved: resolvedByAdmin(notifications, staff, calendar) };
}

function messages(teacherUserId: string): Subject[] {
  const message = (text: string, to: Pick<Subject, 'audience' | 'recipients'>, cause: string): Subject => ({
    kind: 'MESSAGE',
    cause,
    message: text,
    student_id: null,
    ...NO_SUBJECT,
    ...to,
  });
  return [
    message(MESSAGES.TEACHER, { audience: null, recipients: [teacherUserId] }, 'message:welcome'),
    ...(['STAFF', 'ADMINISTRATORS'] as const).flatMap((audience) =>
      MESSAGES[audience].map((text, index) =>
        message(text, { audience, recipients: [] }, `message:${audience}:${index}`),
      ),
    ),
  ];
}

/** One of each audience has been dealt with by admin@demo.se, so that 'Hanterade' has something to show. */
function resolvedByAdmin(
  notifications: readonly DemoRow<'notification'>[],
  staff: DemoStaff,
  calendar: DemoCalendar,
): DemoRow<'notification_resolved'>[] {
  const admin = staff.account('admin@demo.se');
  return (['STAFF', 'ADMINISTRATORS'] as const).flatMap((audience) =>
    notifications
      .filter((notification) => notification.audience === audience)
      .slice(0, 1)
      .map(({ id }) => ({
        notification_id: id,
        user_id: admin.id,
        batch_id: null,
        resolved_at: calendar.moment(-1, 16 * 60),
      })),
  );
}
