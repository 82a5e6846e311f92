import { Injectable } from '@nestjs/common';
import { UnitOfWork, type Work } from '../../../platform/database/unit-of-work.js';
import { badField, notFound } from '../../../platform/errors/app-error.js';
import type {
  CatalogueCourse,
  SetCoursesArchivedInput,
  SetCoursesPriceCategoryInput,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { requireId } from '../../../platform/validation/id.js';
import { CourseList } from './courses.queries.js';
import { setCoursesArchived, setCoursesPriceCategory } from './courses.repository.js';

const MOST_AT_ONCE = 500;

/** Bulk changes of courses (pages, section 0): all or none, in a constant number of statements. */
@Injectable()
export class CourseSets {
  constructor(
    private readonly work: UnitOfWork,
    private readonly list: CourseList,
  ) {}

  setArchived(call: Call, { ids, archived }: SetCoursesArchivedInput): Promise<CatalogueCourse[]> {
    return this.change(call, ids, (tx, courses) => setCoursesArchived(tx, courses, archived));
  }

  setPriceCategory(
    call: Call,
    { ids, priceCategory }: SetCoursesPriceCategoryInput,
  ): Promise<CatalogueCourse[]> {
    return this.change(call, ids, (tx, courses) =>
      setCoursesPriceCategory(tx, courses, priceCategory ?? null),
    );
  }

  private change(
    call: Call,
    given: readonly string[],
    write: (tx: Work, ids: string[]) => Promise<unknown>,
  ): Promise<CatalogueCourse[]> {
    const ids = [...new Set(given.map((id) => requireId(id, 'ids')))];
    if (ids.length === 0 || ids.length > MOST_AT_ONCE)
      throw badField('ids', 'RANGE', `Välj 1 till ${MOST_AT_ONCE} kurser.`);
    return this.work.run(call, async (tx) => {
      const found = await tx.query(
        'SELECT id FROM course WHERE id = ANY ($1::uuid[]) ORDER BY id FOR UPDATE',
        [ids],
      );
      if (found.length < ids.length) throw notFound('En av kurserna finns inte längre.');
      await write(tx, ids);
      return this.list.some(ids, tx);
    });
  }
}
