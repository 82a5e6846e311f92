import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { UnitOfWork, type Work } from '../../../platform/database/unit-of-work.js';
import { badField, conflict, notFound } from '../../../platform/errors/app-error.js';
import { someReasons } from '../../../platform/errors/some-names.js';
import type {
  CoursePackage,
  DeleteCoursePackagesInput,
  SetPackagesArchivedInput,
  CopyCoursePackagesInput,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { requireId } from '../../../platform/validation/id.js';
import { PackageList } from './packages.queries.js';
import { addPackageCopies, deletePackages, setPackagesArchived } from './packages.repository.js';

const MOST_AT_ONCE = 200;

/** Bulk changes of packages (pages, section 0): all or none, in a constant number of statements. */
@Injectable()
export class PackageSets {
  constructor(
    private readonly work: UnitOfWork,
    private readonly list: PackageList,
  ) {}

  setArchived(call: Call, { ids, archived }: SetPackagesArchivedInput): Promise<CoursePackage[]> {
    return this.change(call, ids, async (tx, packages) => {
      await setPackagesArchived(tx, packages, archived);
      return this.list.some(packages, tx);
    });
  }

  /** Copies packages with their courses, without their codes. */
  copy(call: Call, { ids }: CopyCoursePackagesInput): Promise<CoursePackage[]> {
    return this.change(call, ids, async (tx, packages) => {
      const copies = packages.map((id) => ({ id, copy_id: uuid() }));
      await addPackageCopies(tx, copies);
      return this.list.some(
        copies.map(({ copy_id }) => copy_id),
        tx,
      );
    });
  }

  /** Deletes packages that nothing refers to; otherwise refuses them all, with names and reasons. */
  delete(call: Call, { ids }: DeleteCoursePackagesInput): Promise<number> {
    return this.change(call, ids, async (tx, packages) => {
      const refused = (await this.list.some(packages, tx)).flatMap(({ name, keptBecause }) =>
        keptBecause ? [{ name, reason: keptBecause }] : [],
      );
      if (refused.length > 0)
        throw conflict('IN_USE', `Inget kurspaket är borttaget. ${someReasons(refused)}`);
      await deletePackages(tx, packages);
      return packages.length;
    });
  }

  private change<Result>(
    call: Call,
    given: readonly string[],
    write: (tx: Work, ids: string[]) => Promise<Result>,
  ): Promise<Result> {
    const ids = [...new Set(given.map((id) => requireId(id, 'ids')))];
    if (ids.length === 0 || ids.length > MOST_AT_ONCE)
      throw badField('ids', 'RANGE', `Välj 1 till ${MOST_AT_ONCE} kurspaket.`);
    return this.work.run(call, async (tx) => {
      const found = await tx.query(
        'SELECT id FROM course_package WHERE id = ANY ($1::uuid[]) ORDER BY id FOR UPDATE',
        [ids],
      );
      if (found.length < ids.length) throw notFound('Ett av kurspaketen finns inte längre.');
      return write(tx, ids);
    });
  }
}
