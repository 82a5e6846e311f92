import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { assertVersion, lockWhole } from '../../platform/database/lock-row.js';
import type { Columns } from '../../platform/database/rows.js';
import { UnitOfWork, type Work } from '../../platform/database/unit-of-work.js';
import { badField, conflict } from '../../platform/errors/app-error.js';
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
import type { AuditValues } from '../../platform/history/audit.js';
import { requireId } from '../../platform/validation/id.js';
import { optionalText } from '../../platform/validation/text.js';
import { readSupervisor, readWorkplace, type SupervisorColumns } from './workplace.input.js';
import { WorkplaceList } from './workplaces.queries.js';
import {
  addSupervisor,
  addWorkplace,
  deleteSupervisor,
  deleteWorkplace,
  updateSupervisor,
  updateWorkplace,
} from './workplaces.repository.js';

const LONGEST_REASON = 300;
const STALE = 'Någon annan har ändrat arbetsplatsen sedan du öppnade den.';

/** Writes to workplaces and their supervisors, each with an entry in the audit log. */
@Injectable()
export class WorkplacesService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly list: WorkplaceList,
  ) {}

  create(call: Call, { values }: CreateWorkplaceInput): Promise<Workplace> {
    const columns = readWorkplace(values);
    return this.work.run(call, async (tx) => {
      const id = uuid();
      await assertMunicipality(tx, columns.municipality);
      await addWorkplace(tx, id, columns);
      record(tx, columns.name, {}, { ...columns });
      return this.list.one(id, tx);
    });
  }

  update(call: Call, { id, version, values }: UpdateWorkplaceInput): Promise<Workplace> {
    const columns = readWorkplace(values);
    return this.work.run(call, async (tx) => {
      const stored = await lock(tx, id, version);
      await assertMunicipality(tx, columns.municipality);
      await updateWorkplace(tx, id, columns);
      record(tx, columns.name, { ...stored }, { ...columns });
      return this.list.one(id, tx);
    });
  }

  setState(call: Call, { id, version, state, reason }: SetWorkplaceStateInput): Promise<Workplace> {
    const stateReason = optionalText(reason, 'reason', LONGEST_REASON);
    if (state === 'STOPPED' && stateReason === null)
      throw badField('reason', 'REQUIRED', 'Ange varför arbetsplatsen stoppas.');
    return this.work.run(call, async (tx) => {
      const stored = await lock(tx, id, version);
      await updateWorkplace(tx, id, { state, stateReason });
      record(tx, stored.name, { ...stored }, { state, stateReason });
      return this.list.one(id, tx);
    });
  }

  delete(call: Call, { id }: DeleteWorkplaceInput): Promise<boolean> {
    return this.work.run(call, async (tx) => {
      const { name } = await lock(tx, id, null);
      const [used] = await tx.query('SELECT FROM placement WHERE workplace_id = $1 LIMIT 1', [id]);
      if (used) throw conflict('IN_USE', 'Arbetsplatsen har haft elever. Gör den vilande i stället.');
      await deleteWorkplace(tx, id);
      record(tx, name, { name }, { name: null });
      return true;
    });
  }

  addSupervisor(call: Call, { workplaceId, values }: AddSupervisorInput): Promise<Workplace> {
    const columns = readSupervisor(values);
    return this.work.run(call, async (tx) => {
      const { name } = await lock(tx, workplaceId, null, 'workplaceId');
      await assertPast(tx, columns);
      await addSupervisor(tx, uuid(), workplaceId, columns);
      record(tx, name, {}, { supervisor: columns.name });
      return this.list.one(workplaceId, tx);
    });
  }

  updateSupervisor(call: Call, { id, version, values }: UpdateSupervisorInput): Promise<Workplace> {
    const columns = readSupervisor(values);
    return this.work.run(call, async (tx) => {
      const stored = await lockSupervisor(tx, id);
      assertVersion(stored, version, 'Någon annan har ändrat handledaren sedan du öppnade den.');
      await assertPast(tx, columns);
      await updateSupervisor(tx, id, columns);
      const workplace = await this.list.one(stored.workplaceId, tx);
      record(tx, workplace.name, { supervisor: stored.name }, { supervisor: columns.name });
      return workplace;
    });
  }

  removeSupervisor(call: Call, { id }: RemoveSupervisorInput): Promise<Workplace> {
    return this.work.run(call, async (tx) => {
      const stored = await lockSupervisor(tx, id);
      await deleteSupervisor(tx, id);
      const workplace = await this.list.one(stored.workplaceId, tx);
      record(tx, workplace.name, { supervisor: stored.name }, { supervisor: null });
      return workplace;
    });
  }
}

async function lock(
  tx: Work,
  id: string,
  version: number | null | undefined,
  path = 'id',
): Promise<Columns<'workplace'>> {
  const stored = await lockWhole(tx, 'workplace', requireId(id, path), 'Arbetsplatsen finns inte.');
  assertVersion(stored, version, STALE);
  return stored;
}

const lockSupervisor = (tx: Work, id: string): Promise<Columns<'supervisor'>> =>
  lockWhole(tx, 'supervisor', requireId(id, 'id'), 'Handledaren finns inte.');

/** Records the changed values under the name of the workplace. */
function record(tx: Work, workplace: string, before: AuditValues, after: AuditValues): void {
  const changed = Object.keys(after).filter(
    (key) => JSON.stringify(after[key] ?? null) !== JSON.stringify(before[key] ?? null),
  );
  if (changed.length === 0) return;
  const only = (values: AuditValues) =>
    Object.fromEntries(changed.map((key) => [key, values[key] ?? null] as const));
  tx.audit({
    kind: 'WORKPLACE_CHANGED',
    previousValues: { workplace, ...only(before) },
    newValues: { workplace, ...only(after) },
  });
}

async function assertMunicipality(tx: Work, name: string | null): Promise<void> {
  if (name === null) return;
  const [known] = await tx.query('SELECT FROM municipality WHERE name = $1', [name]);
  if (!known) throw badField('values.municipality', 'BAD_REFERENCE', 'Kommunen finns inte i listan.');
}

async function assertPast(tx: Work, { trainedOn }: SupervisorColumns): Promise<void> {
  if (trainedOn === null) return;
  const [{ isAhead }] = (await tx.query('SELECT $1::date > today() AS "isAhead"', [trainedOn])) as [
    { isAhead: boolean },
  ];
  if (isAhead) throw badField('values.trainedOn', 'RANGE', 'Välj i dag eller en tidigare dag.');
}
