import { counted } from '../../../../domain/numbers.js';
import { Injectable } from '@nestjs/common';
import { courseList } from '../../../../domain/lists/catalogue/courses.js';
import { Database, type Queryable } from '../../../platform/database/database.js';
import {
  filterConditions,
  limitTo,
  orderOf,
  readPage,
  type FilterSql,
  type SortSql,
} from '../../../platform/database/list-query.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import type {
  CatalogueCourse,
  CatalogueCourseFilter,
  CatalogueCoursePage,
  CatalogueCoursesInput,
} from '../../../platform/graphql/generated.js';
import { NATIONAL_CODES } from '../../../reference-data/catalogue.js';
import { requireId } from '../../../platform/validation/id.js';
import {
  ACTIVE_INSTANCES,
  COURSE_FIELDS,
  COURSE_STATUS,
  IS_WITHOUT_TEACHER,
  PACKAGE_COUNT,
  STUDENT_COUNT,
} from '../course.sql.js';
import { CODE_PATTERNS, courseWarnings } from './course-warnings.rules.js';

/** A course as PostgreSQL builds it; what is to be said of it is added here. */
type CourseRow = Omit<CatalogueCourse, 'warnings' | 'keptBecause'> & { uses: CourseUses };

interface CourseUses {
  students: number;
  instances: number;
  packages: number;
  programs: number;
  exams: number;
  /** Price lists that name it. */
  prices: number;
}

const SORT: SortSql<typeof courseList> = {
  CODE: 'c.code COLLATE "sv-x-icu"',
  NAME: 'c.name',
  SUBJECT: 'c.subject',
  SYSTEM: `array_position(ARRAY['GY11', 'GY25', 'VUX_GRUND', 'SFI', 'LOCAL'], c.system)`,
  POINTS: 'c.points',
  LEVEL: `array_position(ARRAY['BASIC', 'UPPER_SECONDARY', 'SFI', 'ADAPTED_BASIC', 'ADAPTED_UPPER_SECONDARY'], c.level)`,
  PRICE_CATEGORY: 'c.price_category',
  PACKAGES: PACKAGE_COUNT,
  ACTIVE_INSTANCES,
  STUDENTS: STUDENT_COUNT,
  VALID_TO: 'c.valid_to',
};

/** The course catalogue for those who keep it (pages, section 4): one statement a page, its total included. */
@Injectable()
export class CourseList {
  constructor(private readonly database: Database) {}

  async page(input: CatalogueCoursesInput, fixedOperation: boolean): Promise<CatalogueCoursePage> {
    return this.read(input, readPage(courseList, input, fixedOperation));
  }

  /** Everything that matches: an export is never cut short. */
  async all(input: CatalogueCoursesInput): Promise<CatalogueCourse[]> {
    return (await this.read(input, null)).nodes;
  }

  async find(id: string, db: Queryable = this.database): Promise<CatalogueCourse | null> {
    const [row] = await db.query<{ course: CourseRow }>(
      `SELECT ${COURSE_FIELDS} AS course FROM course c WHERE c.id = $1`,
      [requireId(id, 'id')],
    );
    return row ? toCourse(row.course) : null;
  }

  /** Those of these ids that exist, by name. */
  async some(ids: readonly string[], db: Queryable): Promise<CatalogueCourse[]> {
    const rows = await db.query<{ course: CourseRow }>(
      `SELECT ${COURSE_FIELDS} AS course FROM course c WHERE c.id = ANY ($1::uuid[]) ORDER BY c.name, c.id`,
      [ids],
    );
    return rows.map(({ course }) => toCourse(course));
  }

  private async read(
    { filter, sort }: CatalogueCoursesInput,
    page: { first: number; offset: number } | null,
  ): Promise<CatalogueCoursePage> {
    const params = new SqlParams();
    const where = conditions(filter ?? {}, params);
    const order = `ORDER BY ${orderOf(courseList, SORT, sort)}, c.name, c.code, c.id`;
    const [row] = await this.database.query<{
      nodes: CourseRow[];
      total: number;
      subjects: string[];
    }>(
      `WITH matching AS MATERIALIZED (SELECT c.id, row_number() OVER (${order}) AS place FROM course c WHERE ${where}),
       shown AS (SELECT id, place FROM matching ORDER BY place ${page ? limitTo(page, params) : ''})
       SELECT (SELECT count(*)::integer FROM matching) AS total,
         (SELECT coalesce(json_agg(${COURSE_FIELDS} ORDER BY shown.place), '[]'::json)
          FROM shown JOIN course c USING (id)) AS nodes,
         (SELECT coalesce(json_agg(subject ORDER BY subject), '[]'::json)
          FROM (SELECT DISTINCT subject FROM course WHERE subject IS NOT NULL) s) AS subjects`,
      params.values,
    );
    return { nodes: row!.nodes.map(toCourse), totalCount: row!.total, subjects: row!.subjects };
  }
}

function conditions(filter: CatalogueCourseFilter, params: SqlParams): string {
  const all = filterConditions(courseList, filter, { sql: filterSql(params), params });
  if (!filter.statuses?.length) all.push(`${COURSE_STATUS} = ANY (${params.add(OFFERED)}::text[])`);
  return all.join(' AND ');
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

const OFFERED = ['ACTIVE', 'ENDING'];

/**
 * A course that calls itself national under a code that may be unknown in the agency's register (pages,
 * section 3). The product brings only a part of that register along, so a code of the usual shape is believed.
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

/** Why the course cannot be deleted (pages, section 4); null where nothing refers to it. */
function keptBecause({ students, instances, packages, programs, exams, prices }: CourseUses): string | null {
  const kept = (by: string) => `Kursen ${by} och kan bara arkiveras.`;
  if (students > 0) return kept(`används av ${counted(students, 'elev', 'elever')}`);
  if (instances > 0) return kept(`har ${counted(instances, 'kurstillfälle', 'kurstillfällen')}`);
  if (packages > 0) return kept(`ingår i ${packages} kurspaket`);
  if (programs > 0) return kept(`ingår i ${programs} program`);
  if (exams > 0) return kept('har prövningar');
  return prices > 0 ? kept(`har pris i ${counted(prices, 'prislista', 'prislistor')}`) : null;
}
