import { counted } from '../../../../domain/numbers.js';
import { Injectable } from '@nestjs/common';
import { courseList } from '../../../../domain/lists/catalogue/courses.js';
import { Database, type Queryable } from '../../../platform/database/database.js';
import { filterConditions, readPage, type FilterSql } from '../../../platform/database/list-query.js';
import { type Found, placeOf, shownOf } from '../../../platform/database/paging/cursor.js';
import { lastPlace, stretchOf, type Stretch } from '../../../platform/database/paging/keyset.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import type {
  CatalogueCourse,
  CatalogueCourseFilter,
  CatalogueCoursePage,
  CatalogueCoursesInput,
} from '../../../platform/graphql/generated.js';
import { NATIONAL_CODES } from '../../../reference-data/catalogue.js';
import type { Order } from '../../../platform/database/paging/order.js';
import { requireId } from '../../../platform/validation/id.js';
import { COURSE_FIELDS, COURSE_STATUS, IS_WITHOUT_TEACHER } from '../course.queries.js';
import { courseOrder } from '../course-order.queries.js';
import { CODE_PATTERNS, courseWarnings } from './course-warnings.rules.js';

/** A row of `COURSE_FIELDS`; warnings and `keptBecause` are derived from it. */
type CourseRow = Omit<CatalogueCourse, 'warnings' | 'keptBecause'> & { uses: CourseUses | null };

/** References to the course; only the first kind found is set. */
interface CourseUses {
  students?: number;
  instances?: number;
  packages?: number;
  programs?: number;
  exams?: number;
  /** Number of price lists that include the course. */
  prices?: number;
}

/** The course catalogue for administrators (pages, section 4): one statement per page, including the total. */
@Injectable()
export class CourseList {
  constructor(private readonly database: Database) {}

  async page(
    { filter, sort, after, ...input }: CatalogueCoursesInput,
    asked: ReadonlySet<string>,
    fixedOperation: boolean,
  ): Promise<CatalogueCoursePage> {
    const { first, offset } = readPage(courseList, input, fixedOperation);
    const order = courseOrder(sort);
    const stretch = { first, offset, after: placeOf(after, order) };
    const { total: totalCount, subjects, ...found } = await this.read(filter ?? {}, order, stretch, asked);
    return { ...shownOf(found, first), totalCount, subjects };
  }

  /** All matching courses, for exports. */
  async all({ filter, sort }: CatalogueCoursesInput): Promise<CatalogueCourse[]> {
    return (await this.read(filter ?? {}, courseOrder(sort), null, new Set())).nodes;
  }

  async count(filter: CatalogueCourseFilter): Promise<number> {
    return (await this.page({ filter, first: 1 }, new Set(['totalCount']), false)).totalCount;
  }

  async find(id: string, db: Queryable = this.database): Promise<CatalogueCourse | null> {
    const [row] = await db.query<{ course: CourseRow }>(
      `SELECT ${COURSE_FIELDS} AS course FROM course c WHERE c.id = $1`,
      [requireId(id, 'id')],
    );
    return row ? toCourse(row.course) : null;
  }

  /** The courses with these ids, by name. */
  async some(ids: readonly string[], db: Queryable): Promise<CatalogueCourse[]> {
    const rows = await db.query<{ course: CourseRow }>(
      `SELECT ${COURSE_FIELDS} AS course FROM course c WHERE c.id = ANY ($1::uuid[]) ORDER BY c.name, c.id`,
      [ids],
    );
    return rows.map(({ course }) => toCourse(course));
  }

  private async read(
    filter: CatalogueCourseFilter,
    order: Order,
    stretch: Stretch,
    asked: ReadonlySet<string>,
  ): Promise<Found<CatalogueCourse> & { subjects: string[] }> {
    const params = new SqlParams();
    const where = conditions(filter, params);
    const page = stretchOf({ table: 'course c', row: 'c', where }, order, stretch, params);
    const total = asked.has('totalCount') ? `(SELECT count(*)::integer FROM course c WHERE ${where})` : '0';
    const [row] = await this.database[filter.q?.trim() ? 'query' : 'hot']<
      Found<CourseRow> & { subjects: string[] }
    >(
      `WITH ${page}
       SELECT ${total} AS total, ${lastPlace(stretch?.first ?? 0, order)} AS last,
         (SELECT coalesce(json_agg(${COURSE_FIELDS} ORDER BY c.place), '[]'::json) FROM page c) AS nodes,
         ${asked.has('subjects') ? SUBJECTS : `'[]'::json`} AS subjects`,
      params.values,
    );
    return { ...row!, nodes: row!.nodes.map(toCourse) };
  }
}

const SUBJECTS = `(SELECT coalesce(json_agg(subject ORDER BY subject), '[]'::json)
  FROM (SELECT DISTINCT subject FROM course WHERE subject IS NOT NULL) s)`;

function conditions(filter: CatalogueCourseFilter, params: SqlParams): string {
  const all = filterConditions(courseList, filter, { sql: filterSql(params), params });
  return [...(filter.statuses?.length ? [] : ['c.archived_at IS NULL']), ...all].join(' AND ');
}

const filterSql = (params: SqlParams): FilterSql<typeof courseList> => ({
  q: (value) => `(lower(concat_ws(' ', c.code, c.name, c.subject)) LIKE ${value()} OR EXISTS (
    SELECT FROM course_pair p JOIN course o ON o.id = p.equivalent_id
    WHERE p.course_id = c.id AND lower(concat_ws(' ', o.code, o.name)) LIKE ${value()}))`,
  systems: (value) => `c.system = ANY (${value()}::text[])`,
  levels: (value) => `c.level = ANY (${value()}::text[])`,
  subject: (value) => `c.subject = ${value()}`,
  priceCategories: (value) => `c.price_category = ANY (${value()}::text[])`,
  packageId: (value) =>
    `EXISTS (SELECT FROM course_package_course r WHERE r.package_id = ${value()} AND r.course_id = c.id)`,
  statuses: (value) => `${COURSE_STATUS} = ANY (${value()}::text[])`,
  unpaired: `c.system = 'GY11' AND NOT EXISTS (SELECT FROM course_pair p WHERE p.course_id = c.id)`,
  unknownCode: (_value, on) => (on ? unknownCode(params) : 'true'),
  withoutTeacher: IS_WITHOUT_TEACHER,
});

/**
 * Condition: a course of a national curriculum whose code may be unknown to Skolverket (pages, section 3). The
 * product ships only a part of the national register, so codes in the usual format are accepted.
 */
export function unknownCode(params: SqlParams): string {
  const shapes = Object.entries(CODE_PATTERNS).map(
    ([system, { source }]) => `c.system = ${params.add(system)} AND c.code ~ ${params.add(source)}`,
  );
  return `c.system <> 'LOCAL' AND c.code <> ALL (${params.add(NATIONAL_CODES)}::text[])
    AND NOT (${shapes.join(' OR ')})`;
}

function toCourse({ uses, ...course }: CourseRow): CatalogueCourse {
  return { ...course, warnings: courseWarnings(course), keptBecause: keptBecause(uses) };
}

/** Reason why the course cannot be deleted, in Swedish (pages, section 4); null if nothing refers to it. */
function keptBecause(uses: CourseUses | null): string | null {
  const { students = 0, instances = 0, packages = 0, programs = 0, exams = 0, prices = 0 } = uses ?? {};
  const kept = (by: string) => `Kursen ${by} och kan bara arkiveras.`;
  if (students > 0) return kept(`används av ${counted(students, 'elev', 'elever')}`);
  if (instances > 0) return kept(`har ${counted(instances, 'kurstillfälle', 'kurstillfällen')}`);
  if (packages > 0) return kept(`ingår i ${packages} kurspaket`);
  if (programs > 0) return kept(`ingår i ${programs} program`);
  if (exams > 0) return kept('har prövningar');
  return prices > 0 ? kept(`har pris i ${counted(prices, 'prislista', 'prislistor')}`) : null;
}
