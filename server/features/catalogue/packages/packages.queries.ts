import { counted } from '../../../../domain/numbers.js';
import { Injectable } from '@nestjs/common';
import { packageList } from '../../../../domain/lists/catalogue/packages.js';
import { Database, type Queryable } from '../../../platform/database/database.js';
import {
  filterConditions,
  orderOf,
  readPage,
  type FilterSql,
  type SortSql,
} from '../../../platform/database/list-query.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import type {
  CoursePackage,
  CoursePackagePage,
  CoursePackageSortField,
  CoursePackagesInput,
} from '../../../platform/graphql/generated.js';
import { requireId } from '../../../platform/validation/id.js';
import { isFoundByKin } from '../courses/course-kin.queries.js';
import { isOffered } from '../course.queries.js';
import { packageWarnings } from './package-warnings.rules.js';
import { PACKAGE_FIELDS, PACKAGE_STUDENTS, PACKAGE_SUMS, SUMS_OF_ALL } from '../package.queries.js';

type PackageRow = Omit<CoursePackage, 'warnings' | 'keptBecause'> & {
  hasApl: boolean;
  allStudents: number;
  prices: number;
};

const SORT: SortSql<typeof packageList> = {
  NAME: 'p.name',
  CODE: 'p.code COLLATE "sv-x-icu"',
  KIND: `array_position(ARRAY['NATIONAL', 'REGIONAL', 'LOCAL'], p.kind)`,
  COURSES: 'coalesce(sums.courses, 0)',
  POINTS: 'coalesce(sums.points, 0)',
  APL_WEEKS: 'p.apl_weeks',
  STUDENTS: PACKAGE_STUDENTS,
};

const FILTER: FilterSql<typeof packageList> = {
  q: (value) => `(lower(concat_ws(' ', p.name, p.code)) LIKE ${value()} OR EXISTS (
      SELECT FROM course_package_course r JOIN course c ON c.id = r.course_id
      WHERE r.package_id = p.id AND (lower(concat_ws(' ', c.name, c.code)) LIKE ${value()}
        OR ${isFoundByKin('c', (expression) => `${expression} LIKE ${value()}`)})))`,
  kinds: (value) => `p.kind = ANY (${value()}::text[])`,
  pointsDiffer: 'coalesce(sums.points, 0) <> p.target_points',
  // Without it, archived and replaced packages are left out (see `read`).
  archived: null,
};

/** Sort fields that need the sums of all packages. */
const SUMMED: ReadonlySet<CoursePackageSortField> = new Set(['COURSES', 'POINTS']);

/** The packages with rows and sums (pages, section 5): one statement per page. */
@Injectable()
export class PackageList {
  constructor(private readonly database: Database) {}

  page(input: CoursePackagesInput, fixedOperation: boolean): Promise<CoursePackagePage> {
    return this.read(input, readPage(packageList, input, fixedOperation));
  }

  async all(input: CoursePackagesInput): Promise<CoursePackage[]> {
    return (await this.read(input, null)).nodes;
  }

  async find(id: string, db: Queryable = this.database): Promise<CoursePackage | null> {
    const [row] = await db.query<{ package: PackageRow }>(
      `SELECT ${PACKAGE_FIELDS} AS package FROM course_package p, ${PACKAGE_SUMS} WHERE p.id = $1`,
      [requireId(id, 'id')],
    );
    return row ? toPackage(row.package) : null;
  }

  /** These packages, by name. */
  async some(ids: readonly string[], db: Queryable = this.database): Promise<CoursePackage[]> {
    const rows = await db.query<{ package: PackageRow }>(
      `SELECT ${PACKAGE_FIELDS} AS package FROM course_package p, ${PACKAGE_SUMS}
       WHERE p.id = ANY ($1::uuid[]) ORDER BY p.name, p.edition DESC, p.id`,
      [ids],
    );
    return rows.map((row) => toPackage(row.package));
  }

  private async read(
    { filter, sort }: CoursePackagesInput,
    page: { first: number; offset: number } | null,
  ): Promise<CoursePackagePage> {
    const params = new SqlParams();
    const where = [
      filter?.archived ? 'true' : isOffered('p'),
      ...filterConditions(packageList, filter ?? {}, { sql: FILTER, params }),
    ].join(' AND ');
    const order = `ORDER BY ${orderOf(packageList, SORT, sort)}, p.name, p.edition DESC, p.id`;
    const isSummed = SUMMED.has(sort?.field ?? 'NAME') || Boolean(filter?.pointsDiffer);
    const window = page
      ? `WHERE place > ${params.add(page.offset)}::bigint ORDER BY place LIMIT ${Math.trunc(page.first)}`
      : '';
    const [row] = await this.database[filter?.q?.trim() ? 'query' : 'hot']<{
      nodes: PackageRow[];
      total: number;
    }>(
      `WITH matching AS MATERIALIZED (
         SELECT p.id, row_number() OVER (${order}) AS place
         FROM course_package p ${isSummed ? SUMS_OF_ALL : ''} WHERE ${where}),
       shown AS MATERIALIZED (SELECT id, place FROM matching ${window})
       SELECT (SELECT count(*)::integer FROM matching) AS total,
         (SELECT coalesce(json_agg(${PACKAGE_FIELDS} ORDER BY shown.place), '[]'::json)
          FROM shown JOIN course_package p USING (id), ${PACKAGE_SUMS}) AS nodes`,
      params.values,
    );
    return { nodes: row!.nodes.map(toPackage), totalCount: row!.total };
  }
}

function toPackage({ hasApl, allStudents, prices, ...pack }: PackageRow): CoursePackage {
  return {
    ...pack,
    warnings: packageWarnings({ ...pack, hasApl }),
    keptBecause: keptBecause(pack, allStudents, prices),
  };
}

/** Reason why the package cannot be deleted, in Swedish; null if it can. */
function keptBecause(
  { followedBy }: Pick<CoursePackage, 'followedBy'>,
  students: number,
  prices: number,
): string | null {
  if (students > 0)
    return `Kurspaketet används av ${counted(students, 'elev', 'elever')} och kan bara arkiveras.`;
  if (prices > 0)
    return `Kurspaketet har pris i ${counted(prices, 'prislista', 'prislistor')} och kan bara arkiveras.`;
  return followedBy ? 'Kurspaketet har en senare version och kan bara arkiveras.' : null;
}
