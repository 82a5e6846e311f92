import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { isWeekend, weekdayFrom } from '../../../domain/days.js';
import type { Actor } from '../../platform/auth/actor.js';
import { COLLEAGUE_MAY_KNOW, visibleTo } from '../../platform/auth/student-scope.js';
import { Database, type Queryable } from '../../platform/database/database.js';
import { assertVersion } from '../../platform/database/locked-record.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { badField, notFound } from '../../platform/errors/app-error.js';
import type {
  AddFollowUpInput,
  CompleteFollowUpInput,
  FollowUp,
  FollowUpAssignee,
  UpdateFollowUpInput,
} from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import { requireId } from '../../platform/validation/id.js';
import { optionalText } from '../../platform/validation/text.js';
import { isOpenFor } from './open-follow-up.queries.js';
import { insertFollowUp, markDone, updateFollowUp } from './follow-ups.repository.js';

const LONGEST = 500;
const SHOWN = 200;

const FOLLOW_UP = `f.id, f.version, f.student_id AS "studentId", s.name AS "studentName", f.due_on AS "dueOn", f.note,
  f.assignee_id AS "assigneeId", f.created_by_name AS "createdBy", iso(f.done_at) AS "doneAt"`;

/**
 * Dated follow-ups on students, for oneself or a colleague. Excludes students that the reader may no longer
 * see.
 */
@Injectable()
export class FollowUpsService {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  list({ actor }: Call): Promise<FollowUp[]> {
    const params = new SqlParams();
    return this.database.query<FollowUp>(
      `SELECT ${FOLLOW_UP} FROM follow_up f JOIN student s ON s.id = f.student_id
       WHERE ${isOpenFor(params.add(actor.userId))} AND ${visibleTo(actor, params)}
       ORDER BY f.due_on, f.id LIMIT ${SHOWN}`,
      params.values,
    );
  }

  /** Colleagues who may take over a follow-up on the student, by name. */
  async assignees({ actor }: Call, id: string): Promise<FollowUpAssignee[]> {
    const studentId = requireId(id, 'studentId');
    const params = new SqlParams();
    const [found] = await this.database.query<{ colleagues: FollowUpAssignee[] }>(
      `SELECT coalesce((SELECT json_agg(json_build_object('id', u.id, 'name', u.name, 'role', u.role)
           ORDER BY u.name, u.id) FROM app_user u
         WHERE u.id <> ${params.add(actor.userId)} AND ${COLLEAGUE_MAY_KNOW}), '[]') AS colleagues
       FROM student s WHERE s.id = ${params.add(studentId)} AND ${visibleTo(actor, params)}`,
      params.values,
    );
    if (!found) throw notFound('Eleven finns inte.');
    return found.colleagues;
  }

  add(call: Call, input: AddFollowUpInput): Promise<FollowUp> {
    const studentId = requireId(input.studentId, 'studentId');
    const assigneeId = input.assigneeId ? requireId(input.assigneeId, 'assigneeId') : call.actor.userId;
    const note = optionalText(input.note, 'note', LONGEST);
    const { userId: createdBy, name: createdByName } = call.actor;
    assertWeekday(input.dueOn);
    return this.work.run(call, async (tx) => {
      await this.assertPossible(tx, call.actor, studentId, assigneeId, input.dueOn);
      const id = uuid();
      const { dueOn } = input;
      await insertFollowUp(tx, { id, studentId, dueOn, note, assigneeId, createdBy, createdByName });
      return this.find(tx, id);
    });
  }

  update(call: Call, input: UpdateFollowUpInput): Promise<FollowUp> {
    const id = requireId(input.id, 'id');
    const note = input.note === undefined ? undefined : optionalText(input.note, 'note', LONGEST);
    return this.work.run(call, async (tx) => {
      const stored = await this.lockOwn(tx, call.actor, id);
      assertVersion(stored, input.version, 'Någon annan har ändrat uppföljningen sedan du öppnade den.');
      const dueOn = input.dueOn ?? stored.dueOn;
      // A follow-up may keep its day, even if it is late or on a weekend.
      if (dueOn !== stored.dueOn) {
        assertWeekday(dueOn);
        if (dueOn < stored.today) throw tooEarly();
      }
      await updateFollowUp(tx, id, { dueOn, note: note === undefined ? stored.note : note });
      return this.find(tx, id);
    });
  }

  complete(call: Call, input: CompleteFollowUpInput): Promise<FollowUp> {
    const id = requireId(input.id, 'id');
    return this.work.run(call, async (tx) => {
      await this.lockOwn(tx, call.actor, id);
      await markDone(tx, id, input.isDone ?? true);
      return this.find(tx, id);
    });
  }

  /** Locks the follow-up of its author or assignee until the transaction ends. */
  private async lockOwn(tx: Queryable, actor: Actor, id: string): Promise<FollowUp & { today: string }> {
    const params = new SqlParams();
    const who = params.add(actor.userId);
    const [row] = await tx.query<FollowUp & { today: string }>(
      `SELECT ${FOLLOW_UP}, today() FROM follow_up f JOIN student s ON s.id = f.student_id
       WHERE f.id = ${params.add(id)} AND ${who} IN (f.assignee_id, f.created_by)
         AND ${visibleTo(actor, params)} FOR UPDATE OF f`,
      params.values,
    );
    if (!row) throw notFound('Uppföljningen finns inte.');
    return row;
  }

  /** Both must be allowed to see the student, the colleague must be active, and the day not past. */
  private async assertPossible(
    tx: Queryable,
    actor: Actor,
    studentId: string,
    assigneeId: string,
    dueOn: string,
  ): Promise<void> {
    const params = new SqlParams();
    const [found] = await tx.query<{ mayTake: boolean; isPast: boolean }>(
      `SELECT ${params.add(dueOn)}::date < today() AS "isPast",
         EXISTS (SELECT FROM app_user u
           WHERE u.id = ${params.add(assigneeId)} AND ${COLLEAGUE_MAY_KNOW}) AS "mayTake"
       FROM student s WHERE s.id = ${params.add(studentId)} AND ${visibleTo(actor, params)}`,
      params.values,
    );
    if (!found) throw notFound('Eleven finns inte.');
    if (found.isPast) throw tooEarly();
    if (!found.mayTake)
      throw badField('assigneeId', 'BAD_REFERENCE', 'Kollegan finns inte, eller får inte se eleven.');
  }

  private async find(tx: Queryable, id: string): Promise<FollowUp> {
    const [row] = await tx.query<FollowUp>(
      `SELECT ${FOLLOW_UP} FROM follow_up f JOIN student s ON s.id = f.student_id WHERE f.id = $1`,
      [id],
    );
    return row!;
  }
}

function tooEarly(): Error {
  return badField('dueOn', 'RANGE', 'Välj i dag eller en senare dag.');
}

/** Follow-ups are due on Monday to Friday, as the date field of the screens has it. */
function assertWeekday(dueOn: string): void {
  if (!isWeekend(dueOn)) return;
  throw badField('dueOn', 'NOT_ALLOWED', `Välj en vardag, till exempel ${weekdayFrom(dueOn)}.`);
}
