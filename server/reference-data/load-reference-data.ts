import type { DataSource } from 'typeorm';
import { CATALOGUE } from './catalogue.js';
import { catalogueId } from './catalogue-id.js';
import { MUNICIPALITIES } from './municipalities.js';

/**
 * Brings the municipalities and the course catalogue into a database, at every start of the server.
 * Rows that are there stay as they are: a school may have mended a name, and several servers may
 * start at once.
 */
export async function loadReferenceData(source: DataSource): Promise<void> {
  await source.query(
    `INSERT INTO municipality (name, code, kind)
     SELECT name, code, kind FROM jsonb_populate_recordset(NULL::municipality, $1::jsonb)
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(MUNICIPALITIES)],
  );
  await source.query(
    `INSERT INTO course (id, code, name, points, system)
     SELECT id, code, name, points, system FROM jsonb_populate_recordset(NULL::course, $1::jsonb)
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(CATALOGUE.map((course) => ({ id: catalogueId(course.code), ...course })))],
  );
}
