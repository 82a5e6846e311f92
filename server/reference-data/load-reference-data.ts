import type { DataSource, EntityManager } from 'typeorm';
import { CATALOGUE } from './catalogue.js';
import { catalogueId, shippedId } from './catalogue-id.js';
import { COURSE_PAIRS } from './course-pairs.js';
import { MUNICIPALITIES } from './municipalities.js';
import { coursesOf, SHIPPED_PACKAGES, SHIPPED_PROGRAMS } from './packages.js';

/**
 * Brings the municipalities, the course catalogue, its pairs, the national packages and the rules of the
 * exams into a database, at every start of the server. Each thing is offered once (`shipped_reference`
 * remembers it): what a school has mended, unlinked or deleted since stays as the school wants it. Several
 * servers may start at once.
 */
export async function loadReferenceData(source: DataSource): Promise<void> {
  await source.query(
    `INSERT INTO municipality AS known (name, code, kind, authority_name, place)
     SELECT name, code, kind, authority_name, place FROM jsonb_populate_recordset(NULL::municipality, $1::jsonb)
     ORDER BY name
     ON CONFLICT (name) DO UPDATE SET place = excluded.place,
         authority_name = coalesce(known.authority_name, excluded.authority_name)
       WHERE known.place IS DISTINCT FROM excluded.place`,
    [JSON.stringify(MUNICIPALITIES.map((one, index) => ({ ...one, place: index + 1 })))],
  );
  await source.transaction(async (tx) => {
    await loadCourses(tx);
    await loadPairs(tx);
    await loadPackages(tx);
    await loadPrograms(tx);
  });
}

/** Those of the keys that have not been offered to this database before; concurrent starts wait for each other. */
const fresh = (items: string): string => `
  offered AS (${items}),
  fresh AS (INSERT INTO shipped_reference (key) SELECT DISTINCT key FROM offered ORDER BY key
    ON CONFLICT DO NOTHING RETURNING key)`;

/** Courses that are there from before get what was not known of them then, where the school has not filled it. */
async function loadCourses(tx: EntityManager): Promise<void> {
  const rows = CATALOGUE.map((course) => ({
    key: `course ${course.code}`,
    id: catalogueId(course.code),
    ...course,
  }));
  await tx.query(
    `WITH ${fresh(`SELECT item ->> 'key' AS key, course.* FROM jsonb_array_elements($1::jsonb) AS item,
       jsonb_populate_record(NULL::course, item) AS course`)}
     INSERT INTO course AS c (id, code, name, points, system, subject, level, kind, price_category, valid_from,
       valid_to, cancelled_on)
     SELECT id, code, name, points, system, subject, level, kind, price_category, valid_from, valid_to, cancelled_on
     FROM offered JOIN fresh USING (key) ORDER BY code
     ON CONFLICT (system, lower(code)) DO UPDATE SET subject = coalesce(c.subject, excluded.subject),
       price_category = coalesce(c.price_category, excluded.price_category),
       valid_from = coalesce(c.valid_from, excluded.valid_from),
       valid_to = coalesce(c.valid_to, excluded.valid_to),
       cancelled_on = coalesce(c.cancelled_on, excluded.cancelled_on)`,
    [JSON.stringify(rows)],
  );
}

async function loadPairs(tx: EntityManager): Promise<void> {
  const rows = COURSE_PAIRS.map(({ gy11, gy25, source }) => ({
    key: `pair ${gy11} ${gy25}`,
    gy11: catalogueId(gy11),
    gy25: catalogueId(gy25),
    source,
  }));
  await tx.query(
    `WITH ${fresh(`SELECT * FROM jsonb_to_recordset($1::jsonb) AS pair(key text, gy11 uuid, gy25 uuid, source text)`)}
     INSERT INTO course_equivalent (course_id, equivalent_id, source)
     SELECT a.id, b.id, source FROM offered JOIN fresh USING (key) JOIN course a ON a.id = gy11 JOIN course b ON b.id = gy25
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(rows)],
  );
  // Pairs from before sources were kept.
  await tx.query(
    `UPDATE course_equivalent e SET source = pair.source
     FROM jsonb_to_recordset($1::jsonb) AS pair(gy11 uuid, gy25 uuid, source text)
     WHERE e.source IS NULL AND e.course_id = pair.gy11 AND e.equivalent_id = pair.gy25`,
    [JSON.stringify(rows)],
  );
}

async function loadPackages(tx: EntityManager): Promise<void> {
  const rows = SHIPPED_PACKAGES.map(
    ({ key, code, name, description, targetPoints, aplWeeks, steps, apl }) => ({
      key: `package ${key}`,
      id: shippedId('package', key),
      code,
      name,
      description,
      kind: 'NATIONAL',
      target_points: targetPoints,
      apl_weeks: aplWeeks,
      courses: coursesOf(steps).map((row) => ({
        ...row,
        course: catalogueId(row.code),
        has_apl: apl.includes(row.code),
      })),
    }),
  );
  await tx.query(
    `WITH ${fresh(`SELECT item ->> 'key' AS key, item -> 'courses' AS courses, package.*
       FROM jsonb_array_elements($1::jsonb) AS item, jsonb_populate_record(NULL::course_package, item) AS package`)},
     added AS (
       INSERT INTO course_package (id, code, name, description, kind, target_points, apl_weeks)
       SELECT id, code, name, description, kind, target_points, apl_weeks FROM offered JOIN fresh USING (key)
       ON CONFLICT DO NOTHING RETURNING id)
     INSERT INTO course_package_course (package_id, course_id, position, choice_group, has_apl)
     SELECT offered.id, c.id, row.position, row.choice_group, row.has_apl
     FROM offered JOIN added USING (id), jsonb_to_recordset(offered.courses)
       AS row(course uuid, position integer, choice_group text, has_apl boolean) JOIN course c ON c.id = row.course`,
    [JSON.stringify(rows)],
  );
}

async function loadPrograms(tx: EntityManager): Promise<void> {
  const rows = SHIPPED_PROGRAMS.map(({ key, steps, ...program }) => ({
    ...program,
    key: `program ${key}`,
    id: shippedId('program', key),
    courses: coursesOf(steps).map((row) => ({ ...row, course: catalogueId(row.code) })),
  }));
  await tx.query(
    `WITH ${fresh(`SELECT item ->> 'key' AS key, item -> 'courses' AS courses, program.*
       FROM jsonb_array_elements($1::jsonb) AS item, jsonb_populate_record(NULL::program, item) AS program`)},
     added AS (
       INSERT INTO program (id, name, description, points, required_points, programme_points, free_points, passed_points)
       SELECT id, name, description, points, required_points, programme_points, free_points, passed_points
       FROM offered JOIN fresh USING (key)
       ON CONFLICT DO NOTHING RETURNING id)
     INSERT INTO program_course (program_id, course_id, part, choice_group, position)
     SELECT offered.id, c.id, 'REQUIRED', row.choice_group, row.position
     FROM offered JOIN added USING (id), jsonb_to_recordset(offered.courses)
       AS row(course uuid, position integer, choice_group text) JOIN course c ON c.id = row.course`,
    [JSON.stringify(rows)],
  );
}
