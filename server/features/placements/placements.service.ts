import { PLACEMENT_LIMITS } from '../../../domain/placements/limits.js';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { addDays } from '../../../domain/days.js';
import { counted } from '../../../domain/numbers.js';
import { mostAtOnce, type Stay } from '../../../domain/placements/free-places.js';
import { placementStateLabels } from '../../../domain/labels/placement.js';
import {
  AGREEMENT_MISSING_TEXT,
  beginsWithoutAgreement,
  isOpen,
  mayFollow,
} from '../../../domain/placements/state.js';
import type { Actor } from '../../platform/auth/actor.js';
import type { Read } from '../../platform/database/rows.js';
import { UnitOfWork, type Work } from '../../platform/database/unit-of-work.js';
import { badField, conflict, forbidden } from '../../platform/errors/app-error.js';
import type {
  DeletePlacementInput,
  Placement,
  PlanPlacementInput,
  SetPlacementStateInput,
  UpdatePlacementInput,
} from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import { logAccess } from '../../platform/history/access-log.js';
import { differing } from '../../platform/history/history-row.js';
import { boardNews } from '../../platform/realtime/live-event.js';
import { requireId } from '../../platform/validation/id.js';
import { optionalText } from '../../platform/validation/text.js';
import { tell, withdrawNotices } from '../notifications/notifications.repository.js';
import { AgreementSigning } from './agreements/agreement-signing.service.js';
import { UNSIGNED_NOTICE, unsignedCause } from './agreements/agreements.queries.js';
import { endAgreement } from './agreements/agreements.repository.js';
import { PlacementChanges, noValues, valuesOf } from './placement-changes.service.js';
import { PlacementGoals, readStudies } from './goals/placement-goals.service.js';
import { LAST_DAY, lastDayOf } from './last-day.queries.js';
import { overlapText, TAKES_PLACE } from './placement-conditions.queries.js';
import { lockPlacement, lockStudent, type PlacementRow } from './placement-locks.queries.js';
import { assertNotStopped, closedText } from './closed-workplace.rules.js';
import {
  assertBegins,
  assertCoversReported,
  assertNearToday,
  assertStaysBegun,
  endedOn,
} from './placement-days.rules.js';
import { withdrawDated, withdrawOutdated } from './placement-notices.repository.js';
import { dropPlansOutside } from './talks/talks.repository.js';
import { readPlacement, type PlacementColumns } from './placement.input.js';
import { mayPlanPlacement, placementRights } from './placements.policy.js';
import { PlacementList } from './placements.queries.js';
import { addPlacement, deletePlacement, updatePlacement } from './placements.repository.js';

/** Days before the first day of a placement from which its agreement can be signed. */
const EARLIEST_AGREEMENT = 366;

/** Writes to placements, each with an entry in the student's history. */
@Injectable()
export class PlacementsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly list: PlacementList,
    private readonly changes: PlacementChanges,
    private readonly signing: AgreementSigning,
    private readonly goals: PlacementGoals,
  ) {}

  plan(call: Call, { studentId, values, overCapacity }: PlanPlacementInput): Promise<Placement> {
    const { actor } = call;
    const columns = readPlacement(values);
    const studies = readStudies(values);
    return this.work.run(call, async (tx) => {
      const student = await lockStudent(tx, actor, requireId(studentId, 'studentId'));
      if (!mayPlanPlacement(actor, student)) throw forbidden();
      const id = uuid();
      await assertPossible(tx, actor, columns, {
        id,
        studentId: student.id,
        overCapacity: overCapacity ?? false,
      });
      await addPlacement(tx, {
        ...{ id, studentId: student.id, createdBy: actor.userId, createdByName: actor.name },
        ...columns,
      });
      await this.goals.write(tx, id, await this.goals.prepare(tx, { id, studentId: student.id }, studies));
      return this.answerNew(tx, actor, id);
    });
  }

  update(call: Call, origin: string, input: UpdatePlacementInput): Promise<Placement> {
    const { id, version, values, overCapacity } = input;
    const studies = readStudies(values);
    return this.work.run(call, async (tx) => {
      const stored = await lockPlacement(tx, call.actor, id, version);
      const columns = readPlacement(values, stored.weekdays);
      if (!isOpen(stored.state)) throw conflict('STATE', 'Placeringen är avslutad och kan inte ändras.');
      const before = await this.list.one(call.actor, id, tx);
      await assertCoversReported(tx, stored, columns);
      await assertStaysBegun(tx, stored, columns);
      await assertPossible(tx, call.actor, columns, { ...stored, overCapacity: overCapacity ?? false });
      const change = await this.goals.prepare(tx, stored, studies);
      const isAllowed = input.newAgreement ?? false;
      const agreement = await this.signing.assertRenewable(tx, stored, {
        columns,
        studies: change,
        isAllowed,
      });
      await updatePlacement(tx, id, columns);
      await followDays(tx, stored, columns);
      await this.goals.write(tx, id, change);
      await this.signing.renew(tx, { actor: call.actor, origin }, stored, agreement);
      return this.changes.answer(tx, call.actor, before);
    });
  }

  setState(call: Call, input: SetPlacementStateInput): Promise<Placement> {
    const { id, version, state } = input;
    const reason = optionalText(input.reason, 'reason', PLACEMENT_LIMITS.reason);
    if (state === 'INTERRUPTED' && reason === null)
      throw badField('reason', 'REQUIRED', 'Ange varför placeringen avbryts.');
    return this.work.run(call, async (tx) => {
      const stored = await lockPlacement(tx, call.actor, id, version);
      if (!mayFollow(stored.state, state))
        throw conflict(
          'TRANSITION',
          `En placering som är ”${placementStateLabels[stored.state]}” kan inte bli ”${placementStateLabels[state]}”.`,
        );
      const isWaived = beginsWithoutAgreement(stored, state);
      if (isWaived) assertWaivable(call.actor, input, reason);
      const [{ today }] = (await tx.query('SELECT today()::text AS today')) as [{ today: string }];
      if (state === 'ONGOING') assertBegins(stored, today);
      if (state === 'ONGOING' && stored.state !== 'DONE') await assertNotStopped(tx, stored);
      const before = await this.list.one(call.actor, id, tx);
      if (isOpen(state) && !isOpen(stored.state))
        await assertResumable(tx, call.actor, stored, input.overCapacity ?? false);
      if (state === 'PLANNED') await endAgreement(tx, id);
      await updatePlacement(tx, id, {
        state,
        stateReason: state === 'INTERRUPTED' ? reason : null,
        agreedOn: agreedOn(stored, input, today),
        endedOn: await endedOn(tx, stored, input, today),
        waivedReason: isWaived ? reason : stored.waivedReason,
      });
      await withdrawOutdated(tx, id, state);
      if (isWaived) await tellWaived(tx, id);
      return this.changes.answer(tx, call.actor, before);
    });
  }

  delete(call: Call, { id }: DeletePlacementInput): Promise<boolean> {
    return this.work.run(call, async (tx) => {
      const stored = await lockPlacement(tx, call.actor, id, null);
      if (stored.state !== 'PLANNED')
        throw conflict('STATE', 'Bara en planerad placering kan tas bort. Avbryt den i stället.');
      const before = await this.list.one(call.actor, id, tx);
      if (before.incidents.length > 0)
        throw conflict('INCIDENT', 'Placeringen har en rapporterad händelse, som måste sparas.');
      await deletePlacement(tx, id);
      await withdrawNotices(tx, unsignedCause(id));
      const values = valuesOf(before);
      const [was, is] = differing(values, noValues(values));
      tx.history(call.actor, stored.studentId, was, is);
      // The answer does not name the student.
      await logAccess(tx, call.actor, 'CHANGE_STUDENT', { studentId: stored.studentId });
      tx.publish(boardNews(call.actor, 'CHANGED', stored.studentId));
      return true;
    });
  }

  private async answerNew(tx: Work, actor: Actor, id: string): Promise<Placement> {
    const after = await this.list.one(actor, id, tx);
    const values = valuesOf(after);
    const [was, is] = differing(noValues(values), values);
    tx.history(actor, after.studentId, was, is);
    tx.publish(boardNews(actor, 'CHANGED', after.studentId));
    return after;
  }
}

/** Tells the teachers that a placement begins without an agreement, also if they have been reminded of it. */
async function tellWaived(tx: Work, id: string): Promise<void> {
  await withdrawNotices(tx, unsignedCause(id));
  await tell(tx, UNSIGNED_NOTICE, [[id], [uuid()]]);
}

/** Consequences of changed days: planned talks outside them are dropped, and due notices are sent again. */
async function followDays(tx: Work, stored: PlacementRow, columns: PlacementColumns): Promise<void> {
  const { startDate, endDate } = columns;
  if (startDate === stored.startDate && endDate === stored.endDate) return;
  await dropPlansOutside(tx, stored.id, { startDate, endDate });
  await withdrawDated(tx, stored.id);
}

interface Placed {
  id: string;
  studentId: string;
}

/** The workplace takes students, its supervisor and the teacher exist, the student is free, and a place is left. */
async function assertPossible(
  tx: Work,
  actor: Actor,
  columns: PlacementColumns,
  placed: Placed & { overCapacity: boolean } & Partial<Stored>,
): Promise<void> {
  const { workplaceId, supervisorId, teacherId, startDate, endDate } = columns;
  // The lock makes a second writer wait, who then sees the place taken.
  const [workplace] = await tx.query<Read<'workplace', 'name' | 'places' | 'state' | 'stateReason'>>(
    'SELECT name, places, state, state_reason AS "stateReason" FROM workplace WHERE id = $1 FOR UPDATE',
    [workplaceId],
  );
  if (!workplace) throw badField('values.workplaceId', 'BAD_REFERENCE', 'Arbetsplatsen finns inte.');
  if (workplace.state !== 'ACTIVE' && placed.workplaceId !== workplaceId)
    throw badField('values.workplaceId', 'NOT_ALLOWED', closedText(workplace));
  const [known] = (await tx.query(
    `SELECT $1::uuid IS NULL OR EXISTS (SELECT FROM supervisor WHERE id = $1 AND workplace_id = $2) AS supervisor,
       $3::uuid IS NULL OR EXISTS (SELECT FROM teacher WHERE id = $3) AS teacher`,
    [supervisorId, workplaceId, teacherId],
  )) as [{ supervisor: boolean; teacher: boolean }];
  if (!known.supervisor)
    throw badField('values.supervisorId', 'BAD_REFERENCE', 'Handledaren finns inte på arbetsplatsen.');
  if (!known.teacher) throw badField('values.teacherId', 'BAD_REFERENCE', 'Läraren finns inte.');
  await assertNearToday(tx, columns);
  const overlap = await overlapOf(tx, columns, placed);
  if (overlap) throw badField('values.startDate', 'NOT_ALLOWED', overlap);
  const { id, studentId, overCapacity } = placed;
  if (keepsItsPlace(placed, columns)) return;
  await takePlace(tx, actor, workplace, { workplaceId, startDate, endDate, id, studentId, overCapacity });
}

type Stored = Pick<PlacementColumns, 'workplaceId' | 'startDate' | 'endDate'>;

/** A changed placement that stays where it is, within its days, takes no further place. */
const keepsItsPlace = ({ workplaceId, startDate, endDate }: Partial<Stored>, columns: Stored): boolean =>
  workplaceId === columns.workplaceId && columns.startDate >= startDate! && columns.endDate <= endDate!;

/** The student has no other placement in the period of an ended one, and a place is left for it. */
async function assertResumable(
  tx: Work,
  actor: Actor,
  stored: PlacementRow,
  overCapacity: boolean,
): Promise<void> {
  const [workplace] = await tx.query<Read<'workplace', 'name' | 'places'>>(
    'SELECT name, places FROM workplace WHERE id = $1 FOR UPDATE',
    [stored.workplaceId],
  );
  const overlap = await overlapOf(tx, stored, stored);
  if (overlap) throw conflict('OVERLAP', overlap);
  await takePlace(tx, actor, workplace!, { ...stored, overCapacity });
}

/** Names the student's other placement in the period, which must not overlap; null without one. */
async function overlapOf(
  tx: Work,
  { startDate, endDate }: Pick<PlacementColumns, 'startDate' | 'endDate'>,
  { id, studentId }: Placed,
): Promise<string | null> {
  const [other] = await tx.query<Read<'workplace', 'name'> & Read<'placement', 'startDate' | 'endDate'>>(
    `SELECT w.name, p.start_date AS "startDate", ${LAST_DAY} AS "endDate"
     FROM placement p JOIN workplace w ON w.id = p.workplace_id
     WHERE p.student_id = $1 AND p.id <> $2 AND p.start_date <= $4 AND ${lastDayOf('p')} >= greatest(p.start_date, $3::date)
     ORDER BY p.start_date LIMIT 1`,
    [studentId, id, startDate, endDate],
  );
  return other ? overlapText({ ...other, workplace: other.name }) : null;
}

type PlannedStay = Pick<PlacementColumns, 'workplaceId' | 'startDate' | 'endDate'> & { id: string };

/**
 * Refuses with FULL if the workplace, which the caller has locked, has no place left in the whole period; a place that is
 * taken all the same is in the student's history.
 */
async function takePlace(
  tx: Work,
  actor: Actor,
  { name, places }: Read<'workplace', 'name' | 'places'>,
  stay: PlannedStay & Placed & { overCapacity: boolean },
): Promise<void> {
  const taken = mostAtOnce(await othersThere(tx, stay));
  if (taken < places) return;
  const text = `${name} har ${counted(places, 'plats', 'platser')} och redan ${counted(taken, 'elev', 'elever')} under perioden.`;
  if (!stay.overCapacity) throw conflict('FULL', text);
  tx.history(actor, stay.studentId, {}, { placementCondition: text });
}

/** The stays of other students at the workplace, from the first day of the period on. */
function othersThere(tx: Work, { workplaceId, startDate, endDate, id }: PlannedStay): Promise<Stay[]> {
  return tx.query<Stay>(
    `SELECT greatest(p.start_date, $2::date) AS "startDate", p.end_date AS "endDate" FROM placement p
     WHERE p.workplace_id = $1 AND p.id <> $4 AND ${TAKES_PLACE} AND p.start_date <= $3 AND p.end_date >= $2`,
    [workplaceId, startDate, endDate, id],
  );
}

function assertWaivable(actor: Actor, input: SetPlacementStateInput, reason: string | null): void {
  if (!input.allowWithoutAgreement)
    throw conflict('AGREEMENT_MISSING', `${AGREEMENT_MISSING_TEXT} En administratör kan tillåta starten.`);
  const { waiveAgreement } = placementRights(actor, { teacherId: null, studentTeacherId: null });
  if (!waiveAgreement) throw forbidden();
  if (reason === null)
    throw badField('reason', 'REQUIRED', 'Ange varför placeringen får börja utan påskrivet avtal.');
}

/** The day of the agreement after the change: not in the future, and at most a year before the first day. */
function agreedOn(
  { startDate, agreedOn: stored }: Read<'placement', 'startDate' | 'agreedOn'>,
  { state, agreedOn: day }: SetPlacementStateInput,
  today: string,
): string | null {
  if (state === 'PLANNED') return null;
  if (state !== 'AGREED') return stored;
  if (!day) return today;
  if (day > today) throw badField('agreedOn', 'RANGE', 'Välj i dag eller en tidigare dag.');
  if (day < addDays(startDate, -EARLIEST_AGREEMENT))
    throw badField('agreedOn', 'RANGE', 'Välj en dag högst ett år före placeringens första dag.');
  return day;
}
