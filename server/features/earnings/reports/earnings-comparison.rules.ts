import type { EarningsGroup, EarningsReport } from '../../../platform/graphql/generated.js';

/** A report without comparison. */
export type OneReport = Omit<EarningsReport, 'groups' | 'compared'> & {
  groups: Omit<EarningsGroup, 'comparedOre'>[];
};

/** Zero earnings. */
const NOTHING = {
  enrollments: 0,
  baseOre: 0,
  resultOre: 0,
  correctionsOre: 0,
  earnedOre: 0,
  remainingResultOre: 0,
  riskOre: 0,
} as const;

const keyOf = ({ municipality, courseId, packageId }: OneReport['groups'][number]): string =>
  `${municipality} ${courseId} ${packageId}`;

/**
 * A report compared with another period ('Jämför två perioder'; pages, section 13). A group in only one of
 * them has 0 in the other, so that the rows sum to both totals.
 */
export function comparedReport(report: OneReport, other: OneReport | null): EarningsReport {
  if (!other)
    return {
      ...report,
      compared: null,
      groups: report.groups.map((group) => ({ ...group, comparedOre: null })),
    };
  const before = new Map(other.groups.map((group) => [keyOf(group), group.earnedOre]));
  const here = new Set(report.groups.map(keyOf));
  const status = report.frozenMonths.length > 0 && isWholly(report) ? 'FROZEN' : 'PRELIMINARY';
  const gone = other.groups
    .filter((group) => !here.has(keyOf(group)))
    .map((group) => ({ ...group, ...NOTHING, status, comparedOre: group.earnedOre }) as const);
  const groups = report.groups.map((group) => ({ ...group, comparedOre: before.get(keyOf(group)) ?? 0 }));
  return {
    ...report,
    compared: { from: other.from, to: other.to, earnedOre: other.cards.earnedOre },
    groups: [...groups, ...gone].sort(byName),
  };
}

/** True if the whole period is frozen. */
function isWholly({ from, to, frozenMonths }: OneReport): boolean {
  const count = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return frozenMonths.length === count(to) - count(from) + 1;
}

function byName(one: EarningsGroup, other: EarningsGroup): number {
  return (
    one.municipality.localeCompare(other.municipality, 'sv') ||
    (one.title ?? '').localeCompare(other.title ?? '', 'sv') ||
    (one.code ?? '').localeCompare(other.code ?? '', 'sv')
  );
}
