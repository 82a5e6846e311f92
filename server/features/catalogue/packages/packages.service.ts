import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { UnitOfWork, type Work } from '../../../platform/database/unit-of-work.js';
import type { Read } from '../../../platform/database/rows.js';
import { conflict, duplicate } from '../../../platform/errors/app-error.js';
import type {
  CopyCoursePackageInput,
  CoursePackage,
  CreateCoursePackageInput,
  CreatePackageEditionInput,
  DeleteFromCatalogueInput,
  SetArchivedInput,
  UpdateCoursePackageInput,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { auditChanges } from '../../../platform/history/audit.js';
import { requireId } from '../../../platform/validation/id.js';
import { requiredLine } from '../../../platform/validation/text.js';
import { readPackage, readPackageCourses } from './package.input.js';
import { PackageList } from './packages.queries.js';
import {
  addPackage,
  addPackageCopy,
  addPackageEdition,
  copyPackageCourses,
  deletePackage,
  packageCourseCodes,
  setPackageArchived,
  setPackageCourses,
  updatePackage,
} from './packages.repository.js';
import { lockPackage } from '../locked.queries.js';
import { found } from '../found.rules.js';
import { assertCoursesExist } from '../course-rows.queries.js';

/** Writes to packages; the schema restricts them to administrators. */
@Injectable()
export class PackageWrites {
  constructor(
    private readonly work: UnitOfWork,
    private readonly list: PackageList,
  ) {}

  create(call: Call, input: CreateCoursePackageInput): Promise<CoursePackage> {
    const columns = readPackage(input.package);
    const courses = readPackageCourses(input.package.courses);
    return this.work.run(call, async (tx) => {
      const id = uuid();
      await assertCodeFree(tx, columns.code, id);
      await addPackage(tx, { id, ...columns });
      await assertCoursesExist(tx, courses, 'package');
      await setPackageCourses(tx, id, courses);
      return this.answer(tx, id);
    });
  }

  update(call: Call, input: UpdateCoursePackageInput): Promise<CoursePackage> {
    const id = requireId(input.id, 'id');
    const columns = readPackage(input.package);
    const courses = readPackageCourses(input.package.courses);
    return this.work.run(call, async (tx) => {
      const stored = await lockPackage(tx, id, input.version);
      await assertCodeFree(tx, columns.code, id);
      await updatePackage(tx, id, columns);
      await assertCoursesExist(tx, courses, 'package');
      const before = await packageCourseCodes(tx, id);
      await setPackageCourses(tx, id, courses);
      auditChanges(
        tx,
        { kind: 'CATALOGUE_CHANGED', subjectId: id },
        { ...stored, courses: before },
        { ...columns, courses: await packageCourseCodes(tx, id) },
      );
      return this.answer(tx, id);
    });
  }

  /** Copies a package with its rows, without the code. */
  copy(call: Call, { id, name }: CopyCoursePackageInput): Promise<CoursePackage> {
    requireId(id, 'id');
    const chosen = name ? requiredLine(name, 'name', 120) : null;
    return this.work.run(call, async (tx) => {
      const old = await lockPackage(tx, id, null);
      const copy = uuid();
      await addPackageCopy(tx, id, copy, chosen ?? `Kopia av ${old.name}`.slice(0, 120));
      await copyPackageCourses(tx, id, copy);
      return this.answer(tx, copy);
    });
  }

  newEdition(call: Call, { id }: CreatePackageEditionInput): Promise<CoursePackage> {
    requireId(id, 'id');
    return this.work.run(call, async (tx) => this.answer(tx, await addEdition(tx, id)));
  }

  setArchived(call: Call, { id, version, archived }: SetArchivedInput): Promise<CoursePackage> {
    requireId(id, 'id');
    return this.work.run(call, async (tx) => {
      await lockPackage(tx, id, version);
      await setPackageArchived(tx, id, archived);
      return this.answer(tx, id);
    });
  }

  delete(call: Call, { id }: DeleteFromCatalogueInput): Promise<boolean> {
    requireId(id, 'id');
    return this.work.run(call, async (tx) => {
      await lockPackage(tx, id, null);
      const { keptBecause } = await this.answer(tx, id);
      if (keptBecause) throw conflict('IN_USE', keptBecause);
      await deletePackage(tx, id);
      return true;
    });
  }

  private answer(tx: Work, id: string): Promise<CoursePackage> {
    return found(this.list.find(id, tx), 'Kurspaketet finns inte.');
  }
}

/**
 * Creates the next edition of a package; enrolled students keep theirs. Only the current edition can have a
 * successor, so editions form a line.
 */
export async function addEdition(tx: Work, id: string): Promise<string> {
  await lockPackage(tx, id, null);
  const [later] = await tx.query('SELECT FROM course_package WHERE follows_id = $1', [id]);
  if (later) throw conflict('REPLACED', 'Kurspaketet har redan en senare version.');
  const next = uuid();
  await addPackageEdition(tx, id, next);
  await copyPackageCourses(tx, id, next);
  return next;
}

/** Only editions of the same package may share a code. */
async function assertCodeFree(tx: Work, code: string | null, id: string): Promise<void> {
  if (code === null) return;
  const [other] = await tx.query<Read<'course_package', 'name'>>(
    `WITH RECURSIVE line AS (
       SELECT $2::uuid AS id
       UNION SELECT CASE WHEN p.id = line.id THEN p.follows_id ELSE p.id END
         FROM line JOIN course_package p ON p.follows_id IS NOT NULL AND line.id IN (p.id, p.follows_id))
     SELECT name FROM course_package WHERE lower(code) = lower($1) AND id NOT IN (SELECT id FROM line) LIMIT 1`,
    [code, id],
  );
  if (!other) return;
  throw duplicate('package.code', `Paketkoden används redan av ${other.name}.`);
}
