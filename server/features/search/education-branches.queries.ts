import { isFoundByKin } from '../catalogue/courses/course-kin.queries.js';
import { MOST } from './search.mapper.js';
import { start, type Words } from './search.input.js';

/** Must equal the expressions of the indexes. */
const COURSE = `lower(c.name || ' ' || c.code)`;
const bundle = (alias: string): string => `lower(${alias}.name || ' ' || coalesce(${alias}.code, ''))`;

/** The code of course `c`, and those of its equivalents in other curricula. */
const CODE = `c.code, (SELECT string_agg('motsvarar ' || other.code, ', ' ORDER BY other.code)
  FROM course_pair pair JOIN course other ON other.id = pair.equivalent_id WHERE pair.course_id = c.id)`;

const archivedMark = (alias: string): string =>
  `CASE WHEN ${alias}.archived_at IS NOT NULL THEN 'arkiverad' END`;

/** A later edition replaces it for new students (pages, section 5). */
const REPLACED = 'EXISTS (SELECT FROM course_package later WHERE later.follows_id = p.id)';
const EDITION_MARKS = `CASE WHEN ${REPLACED} THEN 'version ' || p.edition || ', ersatt'
  WHEN p.edition > 1 THEN 'version ' || p.edition END, CASE WHEN p.archived_at IS NOT NULL THEN 'arkiverat' END`;

/** Courses by name and code, their instances by either, packages and programs (contract, section 5). */
export function educationByText(words: Words): string[] {
  const { whole, anywhere } = words;
  const branch = (
    type: string,
    from: string,
    alias: string,
    parts: { searched: string; code: string; detail: string; where: string; offered: string },
  ): string =>
    `SELECT '${type}' AS type, ${alias}.id, ${alias}.name AS title, ${parts.detail} AS detail, NULL AS born,
       NULL AS municipality, false AS "isProtected", ${parts.offered} AS "isOffered",
       CASE WHEN ${whole(`lower(${alias}.name)`)} OR ${whole(parts.code)} THEN 0 WHEN ${start(words, parts.searched)} THEN 1 ELSE 2 END AS rank
     FROM ${from} WHERE ${parts.where} ORDER BY rank, "isOffered" DESC, ${alias}.name, ${alias}.id LIMIT ${MOST}`;
  const bundles = (type: string, table: string, alias: string, marks: string, offered: string): string =>
    branch(type, `${table} ${alias}`, alias, {
      searched: bundle(alias),
      code: `lower(${alias}.code)`,
      detail: `concat_ws(', ', ${alias}.code, ${marks})`,
      where: anywhere(bundle(alias)),
      offered,
    });
  return [
    branch('Course', 'course c', 'c', {
      searched: COURSE,
      code: 'lower(c.code)',
      detail: `concat_ws(', ', ${CODE}, ${archivedMark('c')})`,
      where: `(${anywhere(COURSE)} OR ${isFoundByKin('c', anywhere)})`,
      offered: 'c.archived_at IS NULL',
    }),
    branch('Kurs', 'course_instance i JOIN course c ON c.id = i.course_id', 'i', {
      searched: `lower(i.name || ' ' || c.code)`,
      code: 'lower(c.code)',
      // Dates distinguish the instances of a course.
      detail: `concat_ws(', ', ${CODE}, nullif(concat_ws(' – ', i.start_date, i.end_date), ''))`,
      where: `i.id IN (SELECT i.id FROM course_instance i WHERE ${anywhere('lower(i.name)')}
        UNION SELECT i.id FROM course_instance i JOIN course c ON c.id = i.course_id WHERE ${anywhere(COURSE)}
        UNION SELECT i.id FROM course_instance i JOIN course c ON c.id = i.course_id WHERE ${isFoundByKin('c', anywhere)})`,
      offered: `i.planning <> 'CANCELLED'`,
    }),
    bundles(
      'CoursePackage',
      'course_package',
      'p',
      EDITION_MARKS,
      `p.archived_at IS NULL AND NOT ${REPLACED}`,
    ),
    bundles('Program', 'program', 'p', archivedMark('p'), 'p.archived_at IS NULL'),
  ];
}
