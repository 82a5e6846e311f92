import { badField } from '../../../platform/errors/app-error.js';
import type { CourseInput } from '../../../platform/graphql/generated.js';
import { requireId } from '../../../platform/validation/id.js';
import { optionalLine, requiredLine } from '../../../platform/validation/text.js';
import type { Columns } from '../../../platform/database/rows.js';

/** Columns of the course form. */
export type CourseColumns = Omit<Columns<'course'>, 'id' | 'version' | 'archivedAt'>;

/** Upper limit that only a typing error exceeds. */
const MOST_POINTS = 5_000;

/** Normalised course code: NFC, trimmed, case unchanged (domain, D3). */
export function readCode(code: string, path: string): string {
  const clean = requiredLine(code, path, 20);
  if (/\s/.test(clean)) throw badField(path, 'FORMAT', 'En kurskod har inga blanksteg.');
  return clean;
}

export function readPoints(points: number | null | undefined, path: string): number | null {
  if (points === null || points === undefined) return null;
  if (points >= 0 && points <= MOST_POINTS) return points;
  throw badField(path, 'RANGE', `Ange ett tal från 0 till ${MOST_POINTS}.`);
}

/** Validates the course form (pages, section 4). Throws BAD_USER_INPUT on the field. */
export function readCourse(course: CourseInput): CourseColumns {
  const columns: CourseColumns = {
    code: readCode(course.code, 'course.code'),
    name: requiredLine(course.name, 'course.name', 120),
    subject: optionalLine(course.subject, 'course.subject', 120),
    points: readPoints(course.points, 'course.points'),
    system: course.system,
    level: course.level,
    kind: course.kind ?? 'COURSE',
    priceCategory: course.priceCategory ?? null,
    validFrom: course.validFrom ?? null,
    validTo: course.validTo ?? null,
    cancelledOn: course.cancelledOn ?? null,
  };
  if (columns.validFrom && columns.validTo && columns.validTo < columns.validFrom)
    throw badField('course.validTo', 'ORDER', 'Slutet på giltigheten ligger före början.');
  return columns;
}

/** Ids of the equivalents without duplicates; undefined leaves them unchanged. */
export function readEquivalents(ids: readonly string[] | null | undefined): string[] | undefined {
  return ids
    ? [...new Set(ids.map((id, index) => requireId(id, `course.equivalentIds.${index}`)))]
    : undefined;
}
