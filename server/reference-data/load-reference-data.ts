import type { DataSource, EntityManager } from 'typeorm';
import {
  addShippedCourses,
  addShippedPackages,
  addShippedPairs,
  addShippedPrograms,
} from '../features/catalogue/shipped-catalogue.repository.js';
import { addShippedMunicipalities } from '../features/municipalities/municipalities.repository.js';
import { CATALOGUE } from './catalogue.js';
import { catalogueId, shippedId } from './catalogue-id.js';
import { COURSE_PAIRS } from './course-pairs.js';
import { MUNICIPALITIES } from './municipalities.js';
import { coursesOf, SHIPPED_PACKAGES, SHIPPED_PROGRAMS } from './packages.js';

/**
 * Loads municipalities, the course catalogue with its pairs, national packages and exam rules at every start
 * of the server. Each item is added once (recorded in `shipped_reference`): the school's later edits and
 * deletions are respected. Several servers may start concurrently.
 */
export async function loadReferenceData(source: DataSource): Promise<void> {
  await source.transaction((tx) =>
    addShippedMunicipalities(
      tx,
      MUNICIPALITIES.map((one, index) => ({ ...one, place: index + 1 })),
    ),
  );
  await source.transaction(async (tx) => {
    await loadCourses(tx);
    await loadPairs(tx);
    await loadPackages(tx);
    await loadPrograms(tx);
  });
}

async function loadCourses(tx: EntityManager): Promise<void> {
  const rows = CATALOGUE.map((course) => ({
    key: `course ${course.code}`,
    id: catalogueId(course.code),
    ...course,
  }));
  await addShippedCourses(tx, rows);
}

async function loadPairs(tx: EntityManager): Promise<void> {
  const rows = COURSE_PAIRS.map(({ gy11, gy25, source }) => ({
    key: `pair ${gy11} ${gy25}`,
    gy11: catalogueId(gy11),
    gy25: catalogueId(gy25),
    source,
  }));
  await addShippedPairs(tx, rows);
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
  await addShippedPackages(tx, rows);
}

async function loadPrograms(tx: EntityManager): Promise<void> {
  const rows = SHIPPED_PROGRAMS.map(({ key, steps, ...program }) => ({
    ...program,
    key: `program ${key}`,
    id: shippedId('program', key),
    courses: coursesOf(steps).map((row) => ({ ...row, course: catalogueId(row.code) })),
  }));
  await addShippedPrograms(tx, rows);
}
