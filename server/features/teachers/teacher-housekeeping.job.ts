import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { Database } from '../../platform/database/database.js';
import type { Read, Row } from '../../platform/database/rows.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { hasUngraded, LACKS_GRADE } from '../enrollments/lacks-grade.queries.js';
import { Housekeeping } from '../../platform/jobs/housekeeping.js';
import { callOffPlan, WAITING } from './replacement/planned-replacements.repository.js';
import { carryOut, type Replacement } from './replacement/teacher-replacement.repository.js';
import { GRADES_DUE_ON } from './teacher-work.queries.js';
import { noteCarriedOut } from './teachers.repository.js';
import { tellOfAll } from '../notifications/notifications.repository.js';

interface Due extends Read<'teacher_replacement', 'id'>, Read<'app_user', 'name'> {
  userId: Row<'app_user'>['id'];
  role: Actor['role'];
}

/** Daily jobs: due replacements, and notifications of late grades. */
@Injectable()
export class TeacherHousekeeping implements OnModuleInit {
  constructor(
    private readonly housekeeping: Housekeeping,
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  onModuleInit(): void {
    this.housekeeping.register('teacher-replacements', () => this.carryOutDue());
    this.housekeeping.register('overdue-grades', () => this.tellOfOverdueGrades());
  }

  /** The actor is the user who planned it. */
  async carryOutDue(): Promise<void> {
    const due = await this.database.query<Due>(
      `SELECT r.id, u.id AS "userId", u.name, u.role
       FROM teacher_replacement r JOIN app_user u ON u.id = r.created_by
       WHERE r.from_on <= today() AND ${WAITING} ORDER BY r.from_on, r.id`,
    );
    for (const replacement of due) await this.carryOutOne(replacement);
  }

  /** Read again under the lock, since another replacement of the same day may have changed this one. */
  private async carryOutOne(due: Due): Promise<void> {
    const { userId, name, role } = due;
    const actor = { userId, name, role, email: '', studentId: null, teacherId: null, sessionHash: '' };
    await this.work.run({ actor, idempotency: null }, async (tx) => {
      const [open] = await tx.query<Replacement & { present: Row<'app_user'>['active'] }>(
        `SELECT r.teacher_id AS "teacherId", r.replacement_id AS "replacementId", r.from_on::text AS "fromOn",
           u.active AS present
         FROM teacher_replacement r JOIN teacher t ON t.id = r.replacement_id JOIN app_user u ON u.id = t.user_id
         WHERE r.id = $1 AND ${WAITING} FOR UPDATE OF r`,
        [due.id],
      );
      if (!open) return;
      if (!open.present) return callOffPlan(tx, null, due.id);
      const { counts } = await carryOut(tx, actor, open);
      await noteCarriedOut(tx, due.id, counts);
    });
  }

  /** Notifies the teacher and the administrators once per instance (pages, section 10). */
  tellOfOverdueGrades(): Promise<void> {
    return tellOfAll(
      this.database,
      `SELECT ci.id FROM course_instance ci
       WHERE ci.planning <> 'CANCELLED' AND ci.end_date < today() AND ${GRADES_DUE_ON} < today()
         AND ${hasUngraded('ci')}
         AND NOT EXISTS (SELECT FROM notification n WHERE n.cause = 'grade-overdue:' || ci.id)
       ORDER BY ci.end_date, ci.id`,
      LATE,
    );
  }
}

const LATE = `SELECT chosen.id, 'GRADE_OVERDUE' AS kind, 'grade-overdue:' || ci.id AS cause,
    'Försenade betyg: ' || c.name || ' (' || c.code || '), ' || n.ungraded
      || CASE WHEN n.ungraded = 1 THEN ' elev' ELSE ' elever' END || ', skulle ha satts senast '
      || ${GRADES_DUE_ON} || '.' AS message,
    NULL::uuid AS student_id, 'INSTANCE_GRADES' AS subject, ci.id AS subject_id, 'ADMINISTRATORS' AS audience,
    array_remove(ARRAY[t.user_id], NULL) AS recipients
  FROM unnest($1::uuid[], $2::uuid[]) AS chosen (instance_id, id)
  JOIN course_instance ci ON ci.id = chosen.instance_id
  JOIN course c ON c.id = ci.course_id
  LEFT JOIN teacher t ON t.id = ci.teacher_id
  CROSS JOIN LATERAL (SELECT count(*) AS ungraded FROM enrollment e WHERE e.course_instance_id = ci.id AND ${LACKS_GRADE}) n`;
