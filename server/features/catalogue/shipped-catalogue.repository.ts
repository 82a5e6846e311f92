/** Runs the statements of one transaction at server start. */
interface Transaction {
  query(sql: string, params: unknown[]): Promise<unknown>;
}

/** CTE of the items that this database has not received before. Concurrent server starts wait for each other. */
const fresh = (items: string): string => `
  offered AS (${items}),
  fresh AS (INSERT INTO shipped_reference (key) SELECT DISTINCT key FROM offered ORDER BY key
    ON CONFLICT DO NOTHING RETURNING key)`;

/** Inserts shipped courses. Existing courses get only values that the school has not set. */
export async function addShippedCourses(tx: Transaction, rows: readonly object[]): Promise<void> {
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

/** Inserts shipped pairs of equivalents; existing pairs without a source get one. */
export async function addShippedPairs(tx: Transaction, rows: readonly object[]): Promise<void> {
  await tx.query(
    `WITH ${fresh(`SELECT * FROM jsonb_to_recordset($1::jsonb) AS pair(key text, gy11 uuid, gy25 uuid, source text)`)}
     INSERT INTO course_equivalent (course_id, equivalent_id, source)
     SELECT a.id, b.id, source FROM offered JOIN fresh USING (key) JOIN course a ON a.id = gy11 JOIN course b ON b.id = gy25
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(rows)],
  );
  await tx.query(
    `UPDATE course_equivalent e SET source = pair.source
     FROM jsonb_to_recordset($1::jsonb) AS pair(gy11 uuid, gy25 uuid, source text)
     WHERE e.source IS NULL AND e.course_id = pair.gy11 AND e.equivalent_id = pair.gy25`,
    [JSON.stringify(rows)],
  );
}

/** Inserts the national packages with their courses. */
export async function addShippedPackages(tx: Transaction, rows: readonly object[]): Promise<void> {
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

/** Inserts the programs with their courses. */
export async function addShippedPrograms(tx: Transaction, rows: readonly object[]): Promise<void> {
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
