import { daysBetween } from '../../../../domain/days.js';
import { counted, kronor } from '../../../../domain/numbers.js';
import { failedGrades } from '../../../../domain/grade-scale.js';
import {
  earningProblemReasons,
  priceBasisInSentence,
  priceCategoryFullLabels,
} from '../../../../domain/labels/earning.js';
import type {
  EarningProblemKind,
  EarningStep,
  PriceBasis,
  PriceCategory,
} from '../../../platform/graphql/generated.js';

/** Facts of one enrolment as calculated by the statement; nothing is calculated twice. */
export interface EarningFacts {
  problem: EarningProblemKind | null;
  /** Points that are paid for: those of the course without what is validated. */
  points: number | null;
  validatedPoints: number;
  firstOn: string | null;
  lastOn: string | null;
  /** The last day that accrues. */
  stopOn: string | null;
  isStopped: boolean;
  listName: string | null;
  priceOf: string | null;
  category: PriceCategory | null;
  distance: boolean | null;
  basis: PriceBasis | null;
  unitOre: number | null;
  basePercent: number | null;
  totalOre: number | null;
  baseShareOre: number | null;
  resultShareOre: number | null;
  /** Days of each pause that the price list pays; null: all. */
  paidPauseDays: number | null;
  /** Whether F and IG earn the result share by this price; null without one. */
  paysFailed: boolean | null;
  /** Pauses within the days that accrue, both ends counted. */
  pauses: { from: string; to: string }[];
  resultState: 'OPEN' | 'EARNED' | 'LOST';
  resultOn: string | null;
  grade: string | null;
  /** Open spans, with the amounts accrued before and through each. */
  open: {
    from: string;
    to: string;
    beforeOre: number;
    throughOre: number;
    unpaidDays: number;
    resultOre: number;
  }[];
  frozen: { month: string; baseOre: number; resultOre: number }[];
  corrections: { month: string; amountOre: number; reason: string }[];
}

/**
 * The calculation line by line ('Varför?'; pages, section 13). The counted lines sum to the period's
 * earnings.
 */
export function earningSteps(facts: EarningFacts): EarningStep[] {
  return [
    ...priceSteps(facts),
    ...pauseSteps(facts),
    ...facts.frozen.map(frozenStep),
    ...facts.open.flatMap((span) => spanSteps(facts, span)),
    ...resultNote(facts),
    ...facts.corrections.map(({ month, amountOre, reason }) =>
      summed(`Korrigering av ${month.slice(0, 7)}`, reason, amountOre),
    ),
  ];
}

function priceSteps(facts: EarningFacts): EarningStep[] {
  if (facts.problem !== null) return [note('Inget pris', earningProblemReasons[facts.problem], null)];
  if (facts.basis === null) return [];
  const { points, validatedPoints, unitOre, totalOre, basis, basePercent, baseShareOre, resultShareOre } =
    facts;
  const of =
    facts.priceOf ?? `${priceCategoryFullLabels[facts.category!]}${facts.distance ? ', distans' : ''}`;
  const calculation =
    basis === 'PER_POINT'
      ? `${pointsText(points!, validatedPoints)} × ${kronor(unitOre!)}`
      : `${kronor(unitOre!)} ${priceBasisInSentence[basis]}`;
  return [
    note(
      'Pris',
      `${of}: ${kronor(unitOre!)} ${priceBasisInSentence[basis]} – prislistan ”${facts.listName}”, som gäller startdagen ${facts.firstOn}`,
      unitOre,
    ),
    note('Hela priset', calculation, totalOre),
    note(`Grunddel ${basePercent} %`, 'tjänas in dag för dag från första till sista dagen', baseShareOre),
    note(`Resultatdel ${100 - basePercent!} %`, 'resten, vid signerat betyg', resultShareOre),
  ];
}

/** '100 p', '50 p (100 p minus 50 validerade)' */
const pointsText = (points: number, validated: number): string =>
  validated === 0 ? `${points} p` : `${points} p (${points + validated} p minus ${validated} validerade)`;

function frozenStep({ month, baseOre, resultOre }: EarningFacts['frozen'][number]): EarningStep {
  return summed(
    `Fryst ${month.slice(0, 7)}`,
    `grunddel ${kronor(baseOre)}, resultatdel ${kronor(resultOre)}`,
    baseOre + resultOre,
  );
}

function spanSteps(
  facts: EarningFacts,
  { from, to, beforeOre, throughOre, unpaidDays, resultOre }: EarningFacts['open'][number],
): EarningStep[] {
  const base = summed(
    `Grunddel ${from} – ${to}`,
    baseDetail(facts, to, { beforeOre, throughOre, unpaidDays }),
    throughOre - beforeOre,
  );
  const result = summed(`Resultatdel ${facts.resultOn}`, resultDetail(facts), resultOre);
  return resultOre === 0 ? [base] : [base, result];
}

/** Why the result share is earned; of a grade that is no pass, by which rule. */
function resultDetail({ grade, paysFailed }: EarningFacts): string {
  if (!grade) return 'slutförd';
  const rule = failedGrades.includes(grade) && paysFailed ? '; priset gäller även F och IG' : '';
  return `betyg ${grade} signerat${rule}`;
}

const pauseRule = (paid: number | null): string => {
  if (paid === null) return 'prislistan betalar alla dagar';
  if (paid === 0) return 'prislistan betalar ingen av dagarna';
  return paid === 1
    ? 'prislistan betalar den första dagen'
    : `prislistan betalar de första ${paid} dagarna av varje uppehåll`;
};

/** Each pause with its days, and its effect by the price list. */
function pauseSteps({ problem, basis, pauses, paidPauseDays }: EarningFacts): EarningStep[] {
  if (problem !== null || basis === null) return [];
  return pauses.map(({ from, to }) => {
    const days = daysThrough(from, to);
    return note(
      'Studieuppehåll',
      `${from} – ${to}, ${counted(days, 'dag', 'dagar')}: ${pauseRule(paidPauseDays)}`,
      null,
    );
  });
}

/** '50 av 100 dagar: 1 534,00 kr, varav 920,40 kr före perioden'. */
function baseDetail(
  { firstOn, lastOn, stopOn, isStopped }: EarningFacts,
  to: string,
  { beforeOre, throughOre, unpaidDays }: { beforeOre: number; throughOre: number; unpaidDays: number },
): string | null {
  if (!firstOn || !lastOn || !stopOn) return null;
  const end = [to, stopOn, lastOn].sort()[0]!;
  const days = Math.max(0, daysThrough(firstOn, end) - unpaidDays);
  const unpaid = unpaidDays > 0 ? `, ${counted(unpaidDays, 'dag', 'dagar')} i uppehåll utan ersättning` : '';
  const stopped = isStopped && stopOn <= to ? ', avbrott därefter' : '';
  return `${days} av ${daysThrough(firstOn, lastOn)} dagar${unpaid}${stopped}: ${kronor(throughOre)}, varav ${kronor(beforeOre)} före perioden`;
}

/** Why there is no result share, where there is none. */
function resultNote({
  problem,
  resultState,
  grade,
  isStopped,
  resultShareOre,
  basis,
  paysFailed,
}: EarningFacts): EarningStep[] {
  if (problem !== null || basis === null || resultState === 'EARNED' || resultShareOre === 0) return [];
  if (resultState === 'OPEN') return [note('Resultatdel väntar', 'Inget signerat betyg än.', null)];
  return [
    note(
      'Ingen resultatdel',
      isStopped ? 'Eleven har avbrutit kursen.' : lostGrade(grade, paysFailed, basis),
      null,
    ),
  ];
}

function lostGrade(grade: string | null, paysFailed: boolean | null, basis: PriceBasis): string {
  if (!grade || !failedGrades.includes(grade) || paysFailed) return `Betyget ${grade} ger ingen resultatdel.`;
  return basis === 'PER_COMPLETED_COURSE'
    ? `Betyget ${grade}: priset per slutförd kurs gäller bara godkänt betyg.`
    : `Betyget ${grade}: priset ger ingen resultatdel för F och IG.`;
}

/** Both days summed. */
const daysThrough = (first: string, last: string): number => daysBetween(first, last) + 1;

const note = (label: string, detail: string | null, amountOre: number | null): EarningStep => ({
  label,
  detail,
  amountOre,
  counts: false,
});
const summed = (label: string, detail: string | null, amountOre: number): EarningStep => ({
  label,
  detail,
  amountOre,
  counts: true,
});
