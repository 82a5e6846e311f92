import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { UnitOfWork, type Work } from '../../../platform/database/unit-of-work.js';
import type { Read } from '../../../platform/database/rows.js';
import { badField, conflict, duplicate } from '../../../platform/errors/app-error.js';
import type {
  CatalogueCourse,
  CopyCourseToGy25Input,
  CreateCourseInput,
  DeleteFromCatalogueInput,
  SetArchivedInput,
  UpdateCourseInput,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { auditChanges } from '../../../platform/history/audit.js';
import { requireId } from '../../../platform/validation/id.js';
import { requiredLine } from '../../../platform/validation/text.js';
import { readCode, readCourse, readEquivalents, readPoints, type CourseColumns } from './course.input.js';
import { CourseList } from './courses.queries.js';
import {
  addCourse,
  addEquivalent,
  addEquivalents,
  deleteCourse,
  removeOtherEquivalents,
  setCourseArchived,
  updateCourse,
} from './courses.repository.js';
import { lockCourse } from '../locked.queries.js';
import { found } from '../found.rules.js';

/** Writes to the course catalogue; the schema restricts them to administrators. */
@Injectable()
export class CourseWrites {
  constructor(
    private readonly work: UnitOfWork,
    private readonly list: CourseList,
  ) {}

  create(call: Call, { course }: CreateCourseInput): Promise<CatalogueCourse> {
    const columns = readCourse(course);
    const equivalents = readEquivalents(course.equivalentIds);
    return this.work.run(call, async (tx) => {
      const id = await insertCourse(tx, columns);
      if (equivalents) await linkEquivalents(tx, id, columns.system, equivalents);
      return this.answer(tx, id);
    });
  }

  update(call: Call, { id, version, course }: UpdateCourseInput): Promise<CatalogueCourse> {
    requireId(id, 'id');
    const columns = readCourse(course);
    const equivalents = readEquivalents(course.equivalentIds);
    return this.work.run(call, async (tx) => {
      const stored = await lockCourse(tx, id, version);
      await assertCodeFree(tx, columns, id);
      await updateCourse(tx, id, columns);
      auditChanges(tx, { kind: 'CATALOGUE_CHANGED', subjectId: id }, stored, columns);
      if (equivalents) await linkEquivalents(tx, id, columns.system, equivalents);
      return this.answer(tx, id);
    });
  }

  setArchived(call: Call, { id, version, archived }: SetArchivedInput): Promise<CatalogueCourse> {
    requireId(id, 'id');
    return this.work.run(call, async (tx) => {
      await lockCourse(tx, id, version);
      await setCourseArchived(tx, id, archived);
      return this.answer(tx, id);
    });
  }

  /** Deletes a course without references, so that existing records stay complete. */
  delete(call: Call, { id }: DeleteFromCatalogueInput): Promise<boolean> {
    requireId(id, 'id');
    return this.work.run(call, async (tx) => {
      await lockCourse(tx, id, null);
      const { keptBecause } = await this.answer(tx, id);
      if (keptBecause) throw conflict('IN_USE', keptBecause);
      await deleteCourse(tx, id);
      return true;
    });
  }

  copyToGy25(call: Call, input: CopyCourseToGy25Input): Promise<CatalogueCourse> {
    requireId(input.id, 'id');
    const code = readCode(input.code, 'code');
    const name = input.name ? requiredLine(input.name, 'name', 120) : null;
    const points = readPoints(input.points, 'points');
    return this.work.run(call, async (tx) => {
      const { id: oldId, version, archivedAt, ...old } = await lockCourse(tx, input.id, null);
      if (old.system !== 'GY11')
        throw badField('id', 'NOT_ALLOWED', 'Bara en kurs i Gy11 kan kopieras till Gy25.');
      const id = await insertCourse(tx, {
        ...old,
        code,
        name: name ?? old.name,
        points: points ?? old.points,
        system: 'GY25',
        validFrom: '2025-07-01',
        validTo: null,
        cancelledOn: null,
      });
      await addEquivalent(tx, oldId, id);
      return this.answer(tx, id);
    });
  }

  private answer(tx: Work, id: string): Promise<CatalogueCourse> {
    return found(this.list.find(id, tx), 'Kursen finns inte.');
  }
}

/** Case-insensitive comparison; the stored code keeps its case (domain, D3). */
async function assertCodeFree(tx: Work, { code, system }: CourseColumns, but: string | null): Promise<void> {
  const [other] = await tx.query<Read<'course', 'name'>>(
    'SELECT name FROM course WHERE system = $1 AND lower(code) = lower($2) AND id IS DISTINCT FROM $3',
    [system, code, but],
  );
  if (!other) return;
  throw duplicate('course.code', `Kurskoden används redan av ${other.name}.`);
}

async function insertCourse(tx: Work, columns: CourseColumns): Promise<string> {
  await assertCodeFree(tx, columns, null);
  const id = uuid();
  await addCourse(tx, { id, ...columns });
  return id;
}

/** Replaces the links in both directions. An equivalent must belong to another curriculum. */
async function linkEquivalents(tx: Work, id: string, system: string, equivalents: string[]): Promise<void> {
  const found = await tx.query<Read<'course', 'id' | 'system'>>(
    'SELECT id, system FROM course WHERE id = ANY ($1::uuid[])',
    [equivalents],
  );
  equivalents.forEach((equivalent, index) => {
    const path = `course.equivalentIds.${index}`;
    const course = found.find((one) => one.id === equivalent);
    if (!course) throw badField(path, 'BAD_REFERENCE', 'Kursen finns inte.');
    if (course.system === system)
      throw badField(path, 'NOT_ALLOWED', 'En motsvarighet hör till ett annat kurssystem.');
  });
  await removeOtherEquivalents(tx, id, equivalents);
  await addEquivalents(tx, id, equivalents);
}
