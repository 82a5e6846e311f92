import type { DataSource } from 'typeorm';
import { BASIC_COURSES } from './basic-courses.js';
import { catalogueId } from './catalogue-id.js';
import type { CourseRow } from './course-row.js';
import { GY11_COURSES } from './gy11-courses.js';
import { GY25_COURSES } from './gy25-courses.js';
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
    [JSON.stringify(catalogue())],
  );
}

function catalogue(): unknown[] {
  return [...ofSystem('GY11', GY11_COURSES), ...ofSystem('GY25', GY25_COURSES), ...ofSystem('VUX_GRUND', BASIC_COURSES)];
}

function ofSystem(system: string, courses: readonly CourseRow[]): unknown[] {
  return courses.map((course) => ({ id: catalogueId(course.code), system, ...course }));
}
