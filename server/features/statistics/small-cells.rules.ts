/** Replaces a count too small to publish (pages, section 12); zero is published. */
export const SUPPRESSED = '..';
const LEAST = 5;

const isSmall = (count: number): boolean => count > 0 && count < LEAST;

/** The count, or the placeholder of a suppressed one. */
export function shownCount(count: number): number | string {
  return isSmall(count) ? SUPPRESSED : count;
}

/**
 * The counts of a row and their total. A single withheld count would follow from the total, so then the total
 * is withheld too.
 */
export function shownRow(counts: readonly number[]): { counts: (number | string)[]; total: number | string } {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const hidden = counts.filter(isSmall).length;
  return { counts: counts.map(shownCount), total: hidden === 1 || isSmall(total) ? SUPPRESSED : total };
}

/** A percentage whose counts are large enough to publish. */
export function shownShare(percent: number | null, ...counts: number[]): number | string | null {
  return counts.some(isSmall) ? SUPPRESSED : percent;
}
