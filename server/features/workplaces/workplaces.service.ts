import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { PLACEMENT_LIMITS } from '../../../domain/placements/limits.js';
import { assertVersion, findLocked } from '../../platform/database/locked-record.js';
import type { Read } from '../../platform/database/rows.js';
import { UnitOfWork, type Work } from '../../platform/database/unit-of-work.js';
import { badField, conflict, duplicate } from '../../platform/errors/app-error.js';
import type {
  AddSupervisorInput,
  CreateWorkplaceInput,
  DeleteWorkplaceInput,
  RemoveSupervisorInput,
  SetWorkplaceStateInput,
  UpdateSupervisorInput,
  UpdateWorkplaceInput,
  Workplace,
} from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import { requireId } from '../../platform/validation/id.js';
import { optionalText } from '../../platform/validation/text.js';
import { withdrawNoticesOf } from '../notifications/notifications.repository.js';
import { agreementCauses } from './agreements/workplace-agreements.queries.js';
import {
  readSupervisor,
  readWorkplace,
  type WorkplaceColumns,
  type SupervisorColumns,
} from './workplace.input.js';
import { findDouble } from './workplace-doubles.queries.js';
import { assertRoom } from './workplace-capacity.queries.js';
import { lockWorkplace, recordWorkplace } from './workplace-changes.queries.js';
import { WorkplaceList } from './workplaces.queries.js';
import {
  addSupervisor,
  addWorkplace,
  deleteSupervisor,
  deleteWorkplace,
  updateSupervisor,
  updateWorkplace,
} from './workplaces.repository.js';
import { SupervisorEntity } from './supervisor.entity.js';

/** Writes to workplaces and their supervisors, each with an entry in the audit log. */
@Injectable()
export class WorkplacesService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly list: WorkplaceList,
  ) {}

  create(call: Call, { values, allowDuplicate }: CreateWorkplaceInput): Promise<Workplace> {
    const columns = readWorkplace(values);
    return this.work.run(call, async (tx) => {
      const id = uuid();
      await assertMunicipality(tx, columns.municipality);
      await assertPast(tx, columns.riskAssessedOn, 'riskAssessedOn');
      if (!allowDuplicate) await assertNew(tx, columns);
      await addWorkplace(tx, id, columns);
      recordWorkplace(tx, columns.name, {}, { ...columns });
      return this.list.one(id, tx);
    });
  }

  update(call: Call, { id, version, values, overCapacity }: UpdateWorkplaceInput): Promise<Workplace> {
    const columns = readWorkplace(values);
    return this.work.run(call, async (tx) => {
      const stored = await lockWorkplace(tx, id, version);
      await assertMunicipality(tx, columns.municipality);
      await assertPast(tx, columns.riskAssessedOn, 'riskAssessedOn');
      if (columns.places < stored.places && !overCapacity) await assertRoom(tx, [id], columns);
      await updateWorkplace(tx, id, columns);
      recordWorkplace(tx, columns.name, { ...stored }, { ...columns });
      return this.list.one(id, tx);
    });
  }

  setState(call: Call, { id, version, state, reason }: SetWorkplaceStateInput): Promise<Workplace> {
    const stateReason = optionalText(reason, 'reason', PLACEMENT_LIMITS.reason);
    if (state === 'STOPPED' && stateReason === null)
      throw badField('reason', 'REQUIRED', 'Ange varför arbetsplatsen stoppas.');
    return this.work.run(call, async (tx) => {
      const stored = await lockWorkplace(tx, id, version);
      await updateWorkplace(tx, id, { state, stateReason });
      recordWorkplace(tx, stored.name, { ...stored }, { state, stateReason });
      return this.list.one(id, tx);
    });
  }

  delete(call: Call, { id }: DeleteWorkplaceInput): Promise<boolean> {
    return this.work.run(call, async (tx) => {
      const { name } = await lockWorkplace(tx, id, null);
      const [used] = await tx.query('SELECT FROM placement WHERE workplace_id = $1 LIMIT 1', [id]);
      if (used) throw conflict('IN_USE', 'Arbetsplatsen har haft elever. Gör den vilande i stället.');
      await deleteWorkplace(tx, id);
      await withdrawNoticesOf(tx, agreementCauses(id));
      recordWorkplace(tx, name, { name }, { name: null });
      return true;
    });
  }

  addSupervisor(call: Call, { workplaceId, values }: AddSupervisorInput): Promise<Workplace> {
    const columns = readSupervisor(values);
    return this.work.run(call, async (tx) => {
      const { name } = await lockWorkplace(tx, workplaceId, null, 'workplaceId');
      await assertPast(tx, columns.trainedOn, 'trainedOn');
      const id = uuid();
      await assertNewSupervisor(tx, { id, workplaceId, ...columns });
      await addSupervisor(tx, id, workplaceId, columns);
      recordWorkplace(tx, name, {}, recorded(columns));
      return this.list.one(workplaceId, tx);
    });
  }

  updateSupervisor(call: Call, { id, version, values }: UpdateSupervisorInput): Promise<Workplace> {
    const columns = readSupervisor(values);
    return this.work.run(call, async (tx) => {
      await lockWorkplaceOf(tx, id);
      const stored = await lockSupervisor(tx, id);
      assertVersion(stored, version, 'Någon annan har ändrat handledaren sedan du öppnade den.');
      await assertPast(tx, columns.trainedOn, 'trainedOn');
      await assertNewSupervisor(tx, { ...stored, ...columns });
      await updateSupervisor(tx, id, columns);
      const workplace = await this.list.one(stored.workplaceId, tx);
      recordWorkplace(tx, workplace.name, recorded(stored), recorded(columns), { supervisor: stored.name });
      return workplace;
    });
  }

  removeSupervisor(call: Call, { id }: RemoveSupervisorInput): Promise<Workplace> {
    return this.work.run(call, async (tx) => {
      const stored = await lockSupervisor(tx, id);
      for (const studentId of await studentsOf(tx, id))
        tx.history(
          call.actor,
          studentId,
          { placementSupervisor: stored.name },
          { placementSupervisor: null },
        );
      await deleteSupervisor(tx, id);
      const workplace = await this.list.one(stored.workplaceId, tx);
      recordWorkplace(tx, workplace.name, { supervisor: stored.name }, { supervisor: null });
      return workplace;
    });
  }
}

const lockSupervisor = (tx: Work, id: string): Promise<SupervisorEntity> =>
  findLocked(tx, SupervisorEntity, requireId(id, 'id'), 'Handledaren finns inte.');

/** Locks the workplace of a supervisor, so that names of its supervisors are compared one after the other. */
async function lockWorkplaceOf(tx: Work, supervisorId: string): Promise<void> {
  await tx.query(
    'SELECT FROM workplace WHERE id = (SELECT workplace_id FROM supervisor WHERE id = $1) FOR UPDATE',
    [requireId(supervisorId, 'id')],
  );
}

/** The students of the placements that lose the supervisor. */
async function studentsOf(tx: Work, supervisorId: string): Promise<string[]> {
  const rows = await tx.query<Read<'placement', 'studentId'>>(
    'SELECT DISTINCT student_id AS "studentId" FROM placement WHERE supervisor_id = $1',
    [supervisorId],
  );
  return rows.map(({ studentId }) => studentId);
}

const recorded = ({ name, phone, email, trainedOn }: SupervisorColumns) => ({
  ...{ supervisor: name, supervisorPhone: phone, supervisorEmail: email, supervisorTrainedOn: trainedOn },
});

async function assertMunicipality(tx: Work, name: string | null): Promise<void> {
  if (name === null) return;
  const [known] = await tx.query('SELECT FROM municipality WHERE name = $1', [name]);
  if (!known) throw badField('values.municipality', 'BAD_REFERENCE', 'Kommunen finns inte i listan.');
}

async function assertPast(tx: Work, day: string | null, field: string): Promise<void> {
  if (day === null) return;
  const [{ isAhead }] = (await tx.query('SELECT $1::date > today() AS "isAhead"', [day])) as [
    { isAhead: boolean },
  ];
  if (isAhead) throw badField(`values.${field}`, 'RANGE', 'Välj i dag eller en tidigare dag.');
}

/** No other workplace is added or renamed until the transaction ends, so that two at once are compared. */
async function assertNew(tx: Work, columns: WorkplaceColumns): Promise<void> {
  await tx.query('LOCK TABLE workplace IN SHARE ROW EXCLUSIVE MODE');
  const double = await findDouble(tx, columns);
  if (!double) return;
  const name = [double.name, double.city].filter(Boolean).join(', ');
  throw conflict('DUPLICATE', `${name} finns redan i registret: ${double.reason.toLocaleLowerCase('sv')}.`);
}

/** One person is registered once: nothing tells two supervisors of equal name, e-mail and phone apart. */
async function assertNewSupervisor(
  tx: Work,
  {
    id,
    workplaceId,
    name,
    email,
    phone,
  }: Read<'supervisor', 'id' | 'workplaceId' | 'name' | 'email' | 'phone'>,
): Promise<void> {
  const [double] = await tx.query<Read<'supervisor', 'name'>>(
    `SELECT name FROM supervisor WHERE workplace_id = $1 AND id <> $2 AND lower(name) = lower($3)
       AND lower(email) IS NOT DISTINCT FROM lower($4) AND phone IS NOT DISTINCT FROM $5 LIMIT 1`,
    [workplaceId, id, name, email, phone],
  );
  if (double) throw duplicate('values.name', `${double.name} finns redan som handledare här.`);
}
