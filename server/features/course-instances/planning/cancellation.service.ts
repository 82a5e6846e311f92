import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { isReachedByMail } from '../../../platform/auth/student-scope.js';
import { UnitOfWork, type Work } from '../../../platform/database/unit-of-work.js';
import { badField, conflict } from '../../../platform/errors/app-error.js';
import { lockInstances } from '../../enrollments/single/enrollment-locks.queries.js';
import { moveToInstance } from '../../enrollments/bulk/enrollment-moves.queries.js';
import { planAnew } from '../../enrollments/single/enrollment-replan.rules.js';
import { changeStatus, startBatch, undoBatch } from '../../enrollments/single/enrollments.repository.js';
import type {
  CancelCourseInstanceInput,
  CancelCourseInstanceResult,
  CancellationPreview,
  CourseInstance,
  ReopenCourseInstanceInput,
  SendCancellationMailsInput,
  SentCancellationMails,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { requireId } from '../../../platform/validation/id.js';
import { optionalText } from '../../../platform/validation/text.js';
import {
  CancellationNotices,
  WAITING_MAILS,
  type AffectedStudent,
  type Cancellation,
} from './cancellation.notifications.js';
import { CourseInstanceList } from '../course-instances.queries.js';
import { assertCurrent, lockInstance, type StoredInstance } from '../course-instances.service.js';
import { updateInstance } from './course-instances.repository.js';

/** Condition: an enrolment that a cancellation changes. It holds or plans a seat and has no signed grade. */
const AFFECTED = `e.removed_at IS NULL AND e.grade_signed_at IS NULL
  AND (NOT e.is_enrollment OR takes_seat(e.status) AND e.status IS DISTINCT FROM 'COMPLETED')`;

/** 'Ställ in' and its undo, including the students (pages, section 6). */
@Injectable()
export class CourseInstanceCancellation {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly list: CourseInstanceList,
    private readonly notices: CancellationNotices,
  ) {}

  /**
   * Preview: affected students and possible target instances; for a cancelled instance the students that reopening
   * restores.
   */
  async preview(id: string): Promise<CancellationPreview> {
    const instance = await this.list.one(id);
    const [counts] = await this.database.query<Omit<CancellationPreview, 'instance'>>(
      `SELECT c.*, coalesce((SELECT b.size FROM course_instance i JOIN enrollment_batch b ON b.id = i.cancel_batch_id
           WHERE i.id = $1 AND b.undone_at IS NULL), 0) AS returning,
         (SELECT ${WAITING_MAILS} FROM course_instance i WHERE i.id = $1) AS "waitingMails", coalesce((SELECT json_agg(t ORDER BY t."startDate", t.name) FROM (
           SELECT i.id, i.name, i.start_date AS "startDate", i.end_date AS "endDate", u.name AS "teacherName",
             greatest(0, i.capacity - (SELECT count(*) FROM enrollment e WHERE e.course_instance_id = i.id
               AND e.removed_at IS NULL AND e.is_enrollment AND takes_seat(e.status)))::integer AS "freePlaces"
           FROM course_instance i LEFT JOIN teacher t ON t.id = i.teacher_id LEFT JOIN app_user u ON u.id = t.user_id
           WHERE i.course_id = $2 AND i.id <> $1 AND i.planning <> 'CANCELLED'
             AND coalesce(i.end_date >= today(), true)) t), '[]'::json) AS targets
       FROM (SELECT (count(*) FILTER (WHERE ${AFFECTED}))::integer AS students,
           (count(*) FILTER (WHERE ${AFFECTED} AND e.status IN ('ACTIVE', 'PAUSED')))::integer AS begun,
           (count(*) FILTER (WHERE e.removed_at IS NULL AND NOT (${AFFECTED})))::integer AS untouched,
           (count(*) FILTER (WHERE ${AFFECTED} AND ${isReachedByMail('s')}))::integer AS mailable,
           (count(*) FILTER (WHERE ${AFFECTED} AND s.is_protected))::integer AS "withProtectedData"
         FROM enrollment e JOIN student s ON s.id = e.student_id WHERE e.course_instance_id = $1) c`,
      [instance.id, instance.courseId],
    );
    return { instance, ...counts! };
  }

  cancel(call: Call, input: CancelCourseInstanceInput): Promise<CancelCourseInstanceResult> {
    const reason = optionalText(input.reason, 'reason', 500);
    const targetId = input.students === 'MOVE' ? targetOf(input) : null;
    return this.work.run(call, async (tx) => {
      await lockInstances(tx, [requireId(input.id, 'id'), targetId]);
      const stored = await lockInstance(tx, input.id);
      assertCurrent(stored, input.version);
      assertCancellable(stored);
      const students = await affectedOf(tx, stored.id);
      const cancellation: Cancellation = {
        instance: stored,
        choice: input.students,
        targetId,
        reason,
        students,
      };
      const mailed = input.mailStudents ?? true;
      const batchId = await this.dispose(tx, call, cancellation);
      await updateInstance(tx, stored.id, {
        planning: 'CANCELLED',
        cancelledFrom: stored.planning === 'PLANNED' ? 'PLANNED' : 'OPEN',
        cancelledReason: reason,
        cancelledAt: new Date(),
        cancelBatchId: batchId,
        cancelMailed: mailed,
      });
      await this.notices.tellTeachers(tx, call.actor, cancellation);
      const waitingMails = mailed
        ? await this.notices.mailStudents(tx, cancellation, input.mailNow ?? false)
        : 0;
      const instance = await this.list.one(stored.id, tx);
      return { instance, students: students.length, batchId, waitingMails };
    });
  }

  /** Sends the held mails at once. A later undo then sends corrections. */
  sendMails(call: Call, { id }: SendCancellationMailsInput): Promise<SentCancellationMails> {
    return this.work.run(call, async (tx) => {
      const stored = await lockInstance(tx, id);
      if (stored.planning !== 'CANCELLED') throw conflict('NOT_CANCELLED', 'Tillfället är inte inställt.');
      const sent = await this.notices.release(tx, stored.id);
      if (sent > 0)
        tx.audit({ kind: 'HELD_MAILS_SENT', newValues: { courseInstanceId: stored.id, mails: sent } });
      return { sent };
    });
  }

  /** Undoes a cancellation. The students are restored too, unless their batch was undone separately. */
  reopen(call: Call, { id, version }: ReopenCourseInstanceInput): Promise<CourseInstance> {
    return this.work.run(call, async (tx) => {
      const stored = await lockInstance(tx, id);
      assertCurrent(stored, version);
      if (stored.planning !== 'CANCELLED') throw conflict('NOT_CANCELLED', 'Tillfället är inte inställt.');
      await updateInstance(tx, stored.id, {
        planning: stored.cancelledFrom ?? 'OPEN',
        ...{
          cancelledFrom: null,
          cancelledReason: null,
          cancelledAt: null,
          cancelBatchId: null,
          cancelMailed: false,
        },
      });
      const [open] = stored.cancelBatchId
        ? await tx.query('SELECT FROM enrollment_batch WHERE id = $1 AND undone_at IS NULL', [
            stored.cancelBatchId,
          ])
        : [];
      if (open) await undoBatch(tx, call.actor, stored.cancelBatchId!);
      await this.notices.takeBackNotice(tx, stored);
      if (stored.cancelMailed) await this.notices.takeBack(tx, stored, stored.cancelBatchId);
      return this.list.one(stored.id, tx);
    });
  }

  /** Moves, ends or plans the students in one batch, which can be undone as a unit. */
  private async dispose(
    tx: Work,
    { actor }: Call,
    { instance, choice, targetId, reason, students }: Cancellation,
  ): Promise<string | null> {
    if (students.length === 0) return null;
    const title = `Ställde in ${instance.name}${instance.startDate ? `, start ${instance.startDate}` : ''}`;
    const batchId = await startBatch(tx, actor, { kind: 'CANCEL_INSTANCE', title, size: students.length });
    const [day] = await tx.query<{ today: string }>('SELECT today()');
    const effectiveOn = day!.today;
    const enrolled = students.filter((one) => one.isEnrollment).map((one) => one.enrollmentId);
    const planned = students.filter((one) => !one.isEnrollment).map((one) => one.enrollmentId);
    const note = reason ?? 'Kurstillfället är inställt.';
    if (choice === 'MOVE')
      await moveToInstance(tx, actor, enrolled, { courseInstanceId: targetId!, effectiveOn, batchId });
    if (choice === 'END')
      await changeStatus(tx, actor, enrolled, { status: 'CANCELLED', effectiveOn, note, batchId });
    const again = choice === 'PLAN' ? [...enrolled, ...planned] : planned;
    if (again.length > 0) await planAnew(tx, actor, again, { note, batchId });
    return batchId;
  }
}

function targetOf({ id, targetId }: CancelCourseInstanceInput): string {
  if (!targetId) throw badField('targetId', 'REQUIRED', 'Välj vilket tillfälle eleverna flyttas till.');
  if (targetId === id) throw badField('targetId', 'NOT_ALLOWED', 'Välj ett annat tillfälle.');
  return requireId(targetId, 'targetId');
}

function assertCancellable(stored: StoredInstance): void {
  if (stored.planning === 'CANCELLED') throw conflict('CANCELLED', 'Tillfället är redan inställt.');
  if (stored.gradesSignedAt)
    throw conflict('GRADED', 'Betygen är signerade: tillfället har hållits och kan inte ställas in.');
}

/** Reads the affected students; the functions that change them take the locks. */
function affectedOf(tx: Work, instanceId: string): Promise<AffectedStudent[]> {
  return tx.query<AffectedStudent>(
    `SELECT e.id AS "enrollmentId", e.is_enrollment AS "isEnrollment", s.name, s.teacher_id AS "teacherId",
       CASE WHEN ${isReachedByMail('s')} THEN s.email END AS email
     FROM enrollment e JOIN student s ON s.id = e.student_id
     WHERE e.course_instance_id = $1 AND ${AFFECTED} ORDER BY s.id, e.id`,
    [instanceId],
  );
}
