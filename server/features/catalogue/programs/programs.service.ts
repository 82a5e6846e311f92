import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { UnitOfWork, type Work } from '../../../platform/database/unit-of-work.js';
import type { Read } from '../../../platform/database/rows.js';
import { conflict, duplicate } from '../../../platform/errors/app-error.js';
import type {
  CreateProgramInput,
  DeleteFromCatalogueInput,
  Program,
  SetArchivedInput,
  UpdateProgramInput,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { auditChanges } from '../../../platform/history/audit.js';
import { requireId } from '../../../platform/validation/id.js';
import { readProgram, readProgramCourses } from './program.input.js';
import { ProgramList } from './programs.queries.js';
import {
  addProgram,
  deleteProgram,
  programCourseCodes,
  setProgramArchived,
  setProgramCourses,
  updateProgram,
} from './programs.repository.js';
import { lockProgram } from '../locked.queries.js';
import { found } from '../found.rules.js';
import { assertCoursesExist } from '../course-rows.queries.js';

/** Writes to programs; the schema restricts them to administrators. */
@Injectable()
export class ProgramWrites {
  constructor(
    private readonly work: UnitOfWork,
    private readonly list: ProgramList,
  ) {}

  create(call: Call, input: CreateProgramInput): Promise<Program> {
    const columns = readProgram(input.program);
    const courses = readProgramCourses(input.program.courses);
    return this.work.run(call, async (tx) => {
      const id = uuid();
      await assertCodeFree(tx, columns.code, id);
      await addProgram(tx, { id, ...columns });
      await assertCoursesExist(tx, courses, 'program');
      await setProgramCourses(tx, id, courses);
      return this.answer(tx, id);
    });
  }

  update(call: Call, input: UpdateProgramInput): Promise<Program> {
    const id = requireId(input.id, 'id');
    const columns = readProgram(input.program);
    const courses = readProgramCourses(input.program.courses);
    return this.work.run(call, async (tx) => {
      const stored = await lockProgram(tx, id, input.version);
      await assertCodeFree(tx, columns.code, id);
      await updateProgram(tx, id, columns);
      await assertCoursesExist(tx, courses, 'program');
      const before = await programCourseCodes(tx, id);
      await setProgramCourses(tx, id, courses);
      auditChanges(
        tx,
        { kind: 'CATALOGUE_CHANGED', subjectId: id },
        { ...stored, courses: before },
        { ...columns, courses: await programCourseCodes(tx, id) },
      );
      return this.answer(tx, id);
    });
  }

  setArchived(call: Call, { id, version, archived }: SetArchivedInput): Promise<Program> {
    requireId(id, 'id');
    return this.work.run(call, async (tx) => {
      await lockProgram(tx, id, version);
      await setProgramArchived(tx, id, archived);
      return this.answer(tx, id);
    });
  }

  delete(call: Call, { id }: DeleteFromCatalogueInput): Promise<boolean> {
    requireId(id, 'id');
    return this.work.run(call, async (tx) => {
      await lockProgram(tx, id, null);
      const { keptBecause } = await this.answer(tx, id);
      if (keptBecause) throw conflict('IN_USE', keptBecause);
      await deleteProgram(tx, id);
      return true;
    });
  }

  private answer(tx: Work, id: string): Promise<Program> {
    return found(this.list.find(id, tx), 'Programmet finns inte.');
  }
}

async function assertCodeFree(tx: Work, code: string | null, id: string): Promise<void> {
  if (code === null) return;
  const [other] = await tx.query<Read<'program', 'name'>>(
    'SELECT name FROM program WHERE lower(code) = lower($1) AND id <> $2',
    [code, id],
  );
  if (!other) return;
  throw duplicate('program.code', `Programkoden används redan av ${other.name}.`);
}
