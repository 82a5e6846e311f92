import type { NotificationSubjectKind } from '../../platform/graphql/generated.js';

/** Recipients of notifications: teachers and above (permissions, M34). */
export const STAFF = `('TEACHER', 'ADMIN', 'SYSTEMADMIN')`;

/** Accounts of these teachers (SQL expressions, null for none) except the actor's. */
export function teachersBut(actorId: string, ...teachers: string[]): string {
  return `ARRAY(SELECT t.user_id FROM teacher t WHERE t.id IN (${teachers.join(', ')})
    AND t.user_id IS DISTINCT FROM ${actorId})`;
}

/** Condition: notification `n` is addressed to the account with this id and role (SQL expressions). Checks the list last, since that is slower. */
export function addressedTo(userId: string, role: string): string {
  return `(n.audience = 'STAFF' AND ${role} IN ${STAFF}
    OR n.audience = 'ADMINISTRATORS' AND ${role} IN ('ADMIN', 'SYSTEMADMIN')
    OR n.recipients @> ARRAY[${userId}::uuid])`;
}

/** Subjects of a notification `n`, while they exist and are unsettled. */
const SUBJECTS: Readonly<Record<NotificationSubjectKind, string>> = {
  EXAM: 'exam x WHERE x.id = n.subject_id',
  COMMENT: 'comment x WHERE x.id = n.subject_id AND x.deleted_at IS NULL',
  COURSE_INSTANCE: 'course_instance x WHERE x.id = n.subject_id',
  INSTANCE_GRADES: 'course_instance x WHERE x.id = n.subject_id',
  EXAM_GRADES: 'course x WHERE x.id = n.subject_id',
  UNPLACED_GRADES: 'course x WHERE x.id = n.subject_id',
  IMPORT: 'import_batch x WHERE x.id = n.subject_id',
  HELD_ROWS: 'import_held_row x WHERE x.batch_id = n.subject_id AND x.decision IS NULL',
  ACCESS_LOG: 'app_user x WHERE x.id = n.subject_id',
  TEACHER: 'teacher x WHERE x.id = n.subject_id',
  CORRECTION: 'correction_request x WHERE x.id = n.subject_id',
  WORKPLACE: 'workplace x WHERE x.id = n.subject_id',
};

/** Condition: the subject of notification `n` still exists. */
export const SUBJECT_IS_THERE = `CASE n.subject ${Object.entries(SUBJECTS)
  .map(([kind, source]) => `WHEN '${kind}' THEN EXISTS (SELECT FROM ${source})`)
  .join(' ')} END`;
