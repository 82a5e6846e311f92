import type { School } from './school.js';

/** Rounds half up to whole öre. */
export function halfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}

/** The part of a share accrued after some of its days. */
export function accruedOre(share: number, days: number, passed: number): number {
  if (passed <= 0) return 0;
  return passed >= days ? share : halfUp(share * passed, days);
}

const DAY = 86_400_000;

/** Calculates earnings of all course enrolments from the rows (domain, D11: 65 % by day, 35 % by grade). */
export async function recount(
  school: School,
  through: string,
  priceOre: number,
): Promise<{ baseOre: number; resultOre: number; gradedFor: number }> {
  const rows = await school.sql<{
    points: number;
    first: string;
    last: string;
    status: string;
    status_on: string;
    grade: string | null;
  }>(
    `SELECT c.points, e.start_date::text AS first, e.end_date::text AS last, e.status, e.status_on::text, g.value AS grade
     FROM enrollment e JOIN course c ON c.id = e.course_id JOIN student s ON s.id = e.student_id
     LEFT JOIN grade g ON g.enrollment_id = e.id AND g.signed_at IS NOT NULL
     WHERE e.is_enrollment AND e.removed_at IS NULL AND s.municipality = 'Salem'`,
  );
  let [baseOre, resultOre, gradedFor] = [0, 0, 0];
  for (const row of rows) {
    const total = row.points * priceOre;
    const base = halfUp(total * 65, 100);
    const first = Date.parse(row.first);
    const days = (Date.parse(row.last) - first) / DAY + 1;
    const isDropout = row.status === 'DROPPED_OUT';
    const until = Math.min(Date.parse(through), isDropout ? Date.parse(row.status_on) - DAY : Infinity);
    baseOre += accruedOre(base, days, (until - first) / DAY + 1);
    if (isDropout || row.grade === null || row.grade === '–') continue;
    resultOre += total - base;
    gradedFor += 1;
  }
  return { baseOre, resultOre, gradedFor };
}
