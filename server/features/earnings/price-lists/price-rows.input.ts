import { v7 as uuid } from 'uuid';
import type { Queryable } from '../../../platform/database/database.js';
import { badField, badInput, type FieldError } from '../../../platform/errors/app-error.js';
import type { PriceRowInput } from '../../../platform/graphql/generated.js';
import { cleanText } from '../../../platform/validation/text.js';
import { type Row } from '../../../platform/database/rows.js';

/** A price as stored. */
export type PriceRowColumns = Omit<Row<'price_row'>, 'price_list_id'>;

export const MOST_ROWS = 200;
/** A million kronor, of a price or a correction either way: more is a slip of the finger. */
export const LARGEST_ORE = 100_000_000;
/** Default base share, which accrues daily (domain, D11: 65/35). */
const BASE_PERCENT = 65;

/** Validates the rows of a price list and resolves their targets. Throws BAD_USER_INPUT on `rows.n.field`. */
export async function readPriceRows(
  db: Queryable,
  rows: readonly PriceRowInput[],
): Promise<PriceRowColumns[]> {
  if (rows.length > MOST_ROWS) throw badField('rows', 'RANGE', `Högst ${MOST_ROWS} priser i en lista.`);
  const targets = await findTargets(db, rows);
  const errors: FieldError[] = [];
  const seen = new Set<string>();
  const read = rows.map((row, index) => {
    const fault = (field: string, reason: FieldError['reason'], message: string): void => {
      errors.push({ path: `rows.${index}.${field}`, reason, message });
    };
    const target = targets[index]!;
    check(row, target, fault);
    const columns = toColumns(row, target, index);
    const key = `${columns.course_id} ${columns.package_id} ${columns.category} ${columns.distance}`;
    if (hasTarget(columns) && seen.has(key)) fault(fieldOf(row), 'DUPLICATE', 'Raden finns redan i listan.');
    seen.add(key);
    return columns;
  });
  if (errors.length > 0) throw badInput(errors);
  return read;
}

/** Without one the row is refused already, for that. */
function hasTarget(columns: PriceRowColumns): boolean {
  return Boolean(columns.course_id ?? columns.package_id ?? columns.category);
}

interface Target {
  course_id: string | null;
  package_id: string | null;
}

type Fault = (field: string, reason: FieldError['reason'], message: string) => void;

function check(row: PriceRowInput, target: Target, fault: Fault): void {
  const given = [row.category, row.courseCode, row.package].filter(Boolean).length;
  if (given !== 1) return fault('category', 'REQUIRED', 'Ange en kategori, en kurskod eller ett paket.');
  const found = target.course_id ?? target.package_id;
  if (row.courseCode && !found) fault('courseCode', 'BAD_REFERENCE', `Kursen ${row.courseCode} finns inte.`);
  if (row.package && !found) fault('package', 'BAD_REFERENCE', `Paketet ${row.package} finns inte.`);
  if (row.distance && !row.category)
    fault('distance', 'NOT_ALLOWED', 'Distanspris går bara för en kategori.');
  if (row.amountOre < 0 || row.amountOre > LARGEST_ORE)
    fault('amountOre', 'RANGE', 'Ange 0 till 1 000 000 kr.');
  const percent = row.basePercent ?? BASE_PERCENT;
  if (percent < 0 || percent > 100) fault('basePercent', 'RANGE', 'Ange 0 till 100 procent.');
  if (row.basis === 'PER_PLACE' && !row.package && !row.courseCode)
    fault('basis', 'NOT_ALLOWED', 'Pris per plats går bara för en kurs eller ett paket.');
}

function fieldOf(row: PriceRowInput): string {
  return row.courseCode ? 'courseCode' : row.package ? 'package' : 'category';
}

function toColumns(row: PriceRowInput, target: Target, index: number): PriceRowColumns {
  const basis = row.basis ?? 'PER_POINT';
  return {
    id: uuid(),
    position: index + 1,
    ...target,
    category: row.courseCode || row.package ? null : (row.category ?? null),
    distance: row.distance ?? false,
    basis,
    amount_ore: row.amountOre,
    base_percent: basis === 'PER_COMPLETED_COURSE' ? 0 : (row.basePercent ?? BASE_PERCENT),
    pays_failed: row.paysFailed ?? basis !== 'PER_COMPLETED_COURSE',
  };
}

/**
 * Courses by code, national ones before the school's own; packages by code or name, the latest edition. The
 * code decides the kind: an imported list may confuse courses and packages.
 */
async function findTargets(db: Queryable, rows: readonly PriceRowInput[]): Promise<Target[]> {
  const wanted = rows.map((row, index) => ({
    index,
    course: row.courseCode ? cleanText(row.courseCode) : null,
    package: row.package ? cleanText(row.package) : null,
  }));
  return db.query<Target>(FIND_TARGETS, [JSON.stringify(wanted)]);
}

const FIND_TARGETS = `
  SELECT CASE WHEN w.course IS NOT NULL OR p.id IS NULL THEN c.id END AS course_id,
    CASE WHEN w.course IS NULL OR c.id IS NULL THEN p.id END AS package_id
  FROM jsonb_to_recordset($1::jsonb) AS w(index integer, course text, package text)
  LEFT JOIN LATERAL (SELECT c.id FROM course c WHERE lower(c.code) = lower(coalesce(w.course, w.package))
    ORDER BY c.system = 'LOCAL', c.code = coalesce(w.course, w.package) DESC, c.id LIMIT 1) c ON true
  LEFT JOIN LATERAL (SELECT p.id FROM course_package p
    WHERE lower(p.code) = lower(coalesce(w.course, w.package)) OR lower(p.name) = lower(w.package)
    ORDER BY p.edition DESC, p.id LIMIT 1) p ON true
  ORDER BY w.index`;
