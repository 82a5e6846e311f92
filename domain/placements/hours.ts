import { formatNumber } from '../numbers.js';

/** Part of a package's points that is work placement (SFS 2021:101; domain, D7). */
export const PLACEMENT_PERCENT = 15;

/** 20 points are one week, which is 40 hours at a workplace. */
export const HOURS_A_POINT = 2;

const MINUTES_AN_HOUR = 60;

/** Points of a student's packages with a work placement, and those of them that are validated. */
export interface PackagePoints {
  points: number;
  validatedPoints: number;
}

/** Hours of work placement that the points require. */
export function requiredHours({ points, validatedPoints }: PackagePoints): number {
  return Math.round((Math.max(0, points - validatedPoints) * PLACEMENT_PERCENT * HOURS_A_POINT) / 100);
}

/** The calculation of `requiredHours` in words: '15 % av 1 500 poäng är 225 poäng. 20 poäng är 40 timmar: 450 timmar.' */
export function calculationText(package_: PackagePoints): string {
  const { points, validatedPoints } = package_;
  const basis = Math.max(0, points - validatedPoints);
  const whole = validatedPoints
    ? `${formatNumber(points)} poäng minus ${formatNumber(validatedPoints)} validerade`
    : `${formatNumber(points)} poäng`;
  const part = formatNumber((basis * PLACEMENT_PERCENT) / 100, 1);
  return `${PLACEMENT_PERCENT} % av ${whole} är ${part} poäng. 20 poäng är 40 timmar: ${formatNumber(requiredHours(package_))} timmar.`;
}

/** Minutes as hours, in quarters. */
export const hoursOf = (minutes: number): number => minutes / MINUTES_AN_HOUR;

/** Hours as minutes. */
export const minutesOf = (hours: number): number => Math.round(hours * MINUTES_AN_HOUR);

/** '412 av 600 h'; '412 h' without required hours. */
export function hoursText(reported: number, required: number | null): string {
  return required === null
    ? `${formatNumber(reported, 2)} h`
    : `${formatNumber(reported, 2)} av ${formatNumber(required)} h`;
}
