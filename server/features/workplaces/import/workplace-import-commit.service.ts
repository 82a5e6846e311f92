import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { UnitOfWork, type Work } from '../../../platform/database/unit-of-work.js';
import { conflict } from '../../../platform/errors/app-error.js';
import type {
  CommitWorkplaceImportInput,
  UndoWorkplaceImportInput,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { recordWorkplace } from '../workplace-changes.queries.js';
import {
  addSupervisors,
  addWorkplaces,
  deleteSupervisors,
  deleteWorkplaces,
  updateSupervisorContacts,
  updateWorkplaces,
} from '../workplaces.repository.js';
import { WORKPLACE_HEADINGS } from './workplace-columns.rules.js';
import { assertOpen, finishImport, lockImport, markUndone } from './workplace-import.repository.js';
import { fingerprintOf, WorkplaceImportReader, type ImportView } from './workplace-imports.queries.js';
import { checkWorkplaces, columnsOf, hasNewColumns, type PlannedWorkplace } from './workplace-plan.rules.js';
import type { WrittenWorkplaces } from './written-workplaces.rules.js';

/** Keeps others from writing workplaces until the end: rows are matched with all of them. */
const LOCK = 'LOCK TABLE workplace, supervisor IN SHARE ROW EXCLUSIVE MODE';

/** Writes the valid rows of an import of workplaces, or undoes it: each in one transaction. */
@Injectable()
export class WorkplaceImportCommitService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly reader: WorkplaceImportReader,
  ) {}

  commit(call: Call, { id, planned }: CommitWorkplaceImportInput): Promise<ImportView> {
    return this.work.run(call, async (tx) => {
      const stored = await lockImport(tx, call.actor, id);
      assertOpen(stored);
      WORKPLACE_HEADINGS.assertChecked(stored.columns);
      await tx.query(LOCK);
      const checked = checkWorkplaces(stored, await this.reader.reference(tx));
      if (fingerprintOf(checked) !== planned)
        throw conflict(
          'STALE',
          'Arbetsplatserna har ändrats sedan förhandsgranskningen. Granska raderna igen.',
        );
      if (checked.planned.length === 0)
        throw conflict('NOTHING_TO_IMPORT', 'Ingen rad är ny eller ändrar något.');
      const plans = checked.planned.map((plan) => ({ ...plan, id: plan.stored?.id ?? uuid() }));
      const written = await write(tx, plans);
      for (const plan of plans) recordImported(tx, plan, stored.filename);
      const idOf = new Map(plans.flatMap((plan) => plan.rows.map((row) => [row, plan.id] as const)));
      const result = checked.rows.map((row) => ({
        ...row,
        workplaceId: row.workplaceId ?? idOf.get(row.row) ?? null,
      }));
      await finishImport(tx, stored.id, { result, written });
      return this.reader.find(call, stored.id, tx);
    });
  }

  undo(call: Call, { id }: UndoWorkplaceImportInput): Promise<ImportView> {
    return this.work.run(call, async (tx) => {
      const stored = await lockImport(tx, call.actor, id);
      if (stored.state !== 'DONE')
        throw conflict('NOT_COMMITTED', 'Importen är inte genomförd, eller redan ångrad.');
      await tx.query(LOCK);
      const { workplaces, supervisors } = stored.written!;
      // Waits for placements that are being planned there.
      await tx.query('SELECT FROM workplace WHERE id = ANY ($1) ORDER BY id FOR UPDATE', [
        workplaces.map((workplace) => workplace.id),
      ]);
      await tx.query('SELECT FROM supervisor WHERE id = ANY ($1) ORDER BY id FOR UPDATE', [
        supervisors.map((supervisor) => supervisor.id),
      ]);
      const refusal = await this.reader.refusalOf(tx, stored.id);
      if (refusal) throw conflict(stored.expired ? 'EXPIRED' : 'LATER_WORK', refusal);
      await takeBack(tx, stored.written!);
      for (const { name, before } of workplaces)
        recordWorkplace(
          tx,
          before?.name ?? name,
          { name },
          { name: before?.name ?? null, importUndone: stored.filename },
        );
      await markUndone(tx, stored.id);
      return this.reader.find(call, stored.id, tx);
    });
  }
}

type Plan = PlannedWorkplace & { id: string };

async function write(tx: Work, plans: readonly Plan[]): Promise<WrittenWorkplaces> {
  await addWorkplaces(
    tx,
    plans.flatMap(({ stored, id, columns }) => (stored ? [] : { id, ...columns })),
  );
  const changed = plans.filter(hasNewColumns);
  const versions = await updateWorkplaces(
    tx,
    changed.map(({ id, columns }) => ({ id, ...columns })),
  );
  const versionOf = new Map(versions.map(({ id, version }) => [id, version]));
  const newSupervisors = plans.flatMap(({ id: workplaceId, newSupervisors: added }) =>
    added.map((supervisor) => ({ ...supervisor, id: uuid(), workplaceId })),
  );
  await addSupervisors(tx, newSupervisors);
  const contacts = await updateSupervisorContacts(
    tx,
    plans.flatMap(({ changedSupervisors }) => changedSupervisors),
  );
  const contactVersion = new Map(contacts.map(({ id, version }) => [id, version]));
  return {
    workplaces: plans.map(({ id, stored, columns }) => ({
      ...{ id, name: columns.name },
      before: stored && columnsOf(stored),
      version: stored ? (versionOf.get(id) ?? null) : 1,
    })),
    supervisors: [
      ...newSupervisors.map(({ id, workplaceId, name }) => ({
        id,
        workplaceId,
        name,
        before: null,
        version: 1,
      })),
      ...plans.flatMap(({ stored, id: workplaceId, changedSupervisors }) =>
        changedSupervisors.map(({ id }) => {
          const { name, phone, email } = stored!.supervisors.find((supervisor) => supervisor.id === id)!;
          return { id, workplaceId, name, before: { phone, email }, version: contactVersion.get(id)! };
        }),
      ),
    ],
  };
}

/** Deletes what the commit added, and restores what it changed. */
async function takeBack(tx: Work, { workplaces, supervisors }: WrittenWorkplaces): Promise<void> {
  await deleteSupervisors(
    tx,
    supervisors.flatMap(({ id, before }) => (before ? [] : id)),
  );
  await updateSupervisorContacts(
    tx,
    supervisors.flatMap(({ id, before }) => (before ? { id, ...before } : [])),
  );
  await deleteWorkplaces(
    tx,
    workplaces.flatMap(({ id, before }) => (before ? [] : id)),
  );
  await updateWorkplaces(
    tx,
    workplaces.flatMap(({ id, before, version }) => (before && version !== null ? { id, ...before } : [])),
  );
}

/** Records what the import wrote, with the name of the file. */
function recordImported(
  tx: Work,
  { stored, columns, newSupervisors, changedSupervisors }: Plan,
  file: string,
): void {
  const known = stored?.supervisors ?? [];
  const before = { ...stored, supervisors: known.map(({ name }) => name) };
  const supervisors = [...before.supervisors, ...newSupervisors.map(({ name }) => name)];
  const contacts = known.filter(({ id }) => changedSupervisors.some((changed) => changed.id === id));
  recordWorkplace(tx, columns.name, before, {
    ...columns,
    supervisors,
    ...(contacts.length > 0 && { supervisorContacts: contacts.map(({ name }) => name) }),
    import: file,
  });
}
