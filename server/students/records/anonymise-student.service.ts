import { Injectable } from '@nestjs/common';
import { UnitOfWork, type Work } from '../../database/unit-of-work.js';
import { badField, conflict } from '../../errors/app-error.js';
import type { AnonymiseStudentInput, Student } from '../../graphql/generated.js';
import type { Call } from '../../graphql/request-context.js';
import { StudentReader } from '../student-reader.js';
import { lockStudent } from '../students.service.js';
import { requireId } from '../../validation/id.js';
import { JobsService } from '../../jobs/jobs.service.js';
import { UsersService } from '../../users/users.service.js';
import {
  eraseBelongings,
  erasePerson,
  eraseStudies,
  eraseTrails,
  NOBODY,
  readTraces,
  seal,
  unseal,
} from './erasure.js';
import { withdrawPlans } from './student-ending.js';

/**
 * Erasure within the duty to keep archives (security; domain, G5): who the student was goes, grades, decisions
 * and the bare fact of each change stay. It cannot be taken back.
 */
@Injectable()
export class AnonymiseStudentService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly reader: StudentReader,
    private readonly users: UsersService,
    private readonly jobs: JobsService,
  ) {}

  /** For systemadmins, by the contract; the typed name is the second step. */
  anonymise(call: Call, { studentId, confirmName, version }: AnonymiseStudentInput): Promise<Student> {
    const id = requireId(studentId, 'studentId');
    return this.work.run(call, async (tx) => {
      const stored = await lockStudent(tx, id);
      if (version !== stored.version)
        throw conflict('VERSION', 'Någon annan har ändrat eleven.', stored.version);
      if (confirmName.trim().normalize('NFC') !== stored.name)
        throw badField('confirmName', 'NOT_ALLOWED', 'Namnet stämmer inte med elevens.');
      await assertOver(tx, id);
      await withdrawPlans(tx, call.actor, id, 'Eleven är anonymiserad');
      const traces = await readTraces(tx, stored);
      await unseal(tx, traces);
      await erasePerson(tx, id);
      if (stored.userId) await this.users.erase(tx, call, stored.userId, NOBODY);
      await eraseBelongings(tx, id, traces);
      await eraseStudies(tx, id);
      await eraseTrails(tx, traces);
      await this.jobs.forget(tx, traces.names, NOBODY);
      await seal(tx);
      tx.history({
        studentId: id,
        actor: call.actor,
        changes: ['anonymised'],
        previousValues: { anonymised: false },
        newValues: { anonymised: true },
      });
      const who = { actorId: call.actor.userId, actorName: call.actor.name };
      tx.publish({ topic: 'board', kind: 'CHANGED', studentId: id, from: null, ...who });
      return this.reader.afterChange(tx, call.actor, id);
    });
  }
}

async function assertOver(tx: Work, id: string): Promise<void> {
  const [open] = await tx.query(
    `SELECT id FROM enrollment WHERE student_id = $1 AND is_enrollment AND removed_at IS NULL
       AND NOT is_ended(status) AND coalesce(end_date >= today(), true) LIMIT 1`,
    [id],
  );
  if (open) throw conflict('ACTIVE', 'Eleven har en pågående inskrivning. Avsluta eleven först.');
}
