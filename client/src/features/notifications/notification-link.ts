import type { NotificationItemFragment } from './notifications.generated';
import type { NotificationSubjectKind, Role } from '../../../../domain/generated';
import { notificationSubjectLabels } from '../../../../domain/labels/notification';
import { sheetLink } from '../../entities/grading/sheet-link';
import { heldRowsLink } from '../../entities/import/held-rows-link';

const studentPath = /^\/student\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Where 'Se elev' leads; anything but a student's page of this site is no link (permissions, D19). */
export function studentLinkOf(meta: { url: string } | null): string | null {
  return meta && studentPath.test(meta.url) ? meta.url : null;
}

/** Null where the role reads no such page, or the notification says too little. */
type Path = (id: string, student: string | null, role: Role) => string | null;

const paths: Readonly<Record<NotificationSubjectKind, Path>> = {
  EXAM: (id) => `/examform?anmalan=${id}`,
  COMMENT: (_id, student) => student && `${student}#kommentarer`,
  COURSE_INSTANCE: (id) => `/education/${id}`,
  INSTANCE_GRADES: (id) => sheetLink({ kind: 'INSTANCE', id }),
  EXAM_GRADES: (id) => sheetLink({ kind: 'EXAMS', id }),
  UNPLACED_GRADES: (id) => sheetLink({ kind: 'UNPLACED', id }),
  IMPORT: (id) => `/students?import=${id}`,
  HELD_ROWS: heldRowsLink,
  ACCESS_LOG: (id, _student, role) =>
    role === 'SYSTEMADMIN' ? `/system/atkomstlogg?person=${id}&skyddade=ja` : null,
  TEACHER: (id) => `/detaljer/Lärare/${id}`,
  CORRECTION: (_id, student) => student && `${student}#rattelser`,
  WORKPLACE: (id) => `/apl/plats/${id}`,
};

/** Where a notification's cause is opened, or that it is gone; null where there is nothing to open but the student. */
export function causeOf(
  { subject, meta }: Pick<NotificationItemFragment, 'subject' | 'meta'>,
  role: Role,
): { to: string; see: string } | { gone: string } | null {
  if (!subject) return null;
  const to = paths[subject.kind](subject.id, studentLinkOf(meta), role);
  if (to === null) return null;
  const { see, gone } = notificationSubjectLabels[subject.kind];
  return subject.isThere ? { to, see } : { gone };
}
