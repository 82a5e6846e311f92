/** Full load, in per cent: more at one time is worth a warning, and forbids nothing. */
export const FULL_LOAD = 100;

/** A teacher's load by the sum of the paces that run on one day, in per cent of the extent of the employment. */
export function loadPercent(pacePercent: number, employmentPercent: number): number {
  return Math.round((pacePercent * 100) / employmentPercent);
}

/** Explanation of the load calculation, shown on every page with a load. */
export const LOAD_DEFINITION =
  'Takten på de kurstillfällen som läraren har samma dag räknas ihop och delas med tjänstens omfattning. ' +
  'Två kurser på 50 % ger 100 % av en heltid och 200 % av en halvtid. Det högsta värdet från och med i dag visas. ' +
  'Inställda tillfällen räknas inte.';

/** An instance that runs for a period at a pace. */
export interface Paced {
  startDate: string;
  endDate: string;
  pacePercent: number;
}

/**
 * Highest sum of paces on one day of the period, and the first such day. Only start dates are checked, since the
 * sum rises only there.
 */
export function peakPace(
  instances: readonly Paced[],
  startDate: string,
  endDate: string,
): { pacePercent: number; peakOn: string } {
  const days = [startDate, ...instances.map((one) => one.startDate)]
    .filter((day) => day >= startDate && day <= endDate)
    .sort();
  let peak = { pacePercent: -1, peakOn: startDate };
  for (const day of days) {
    const pace = instances
      .filter((one) => one.startDate <= day && one.endDate >= day)
      .reduce((sum, one) => sum + one.pacePercent, 0);
    if (pace > peak.pacePercent) peak = { pacePercent: pace, peakOn: day };
  }
  return peak;
}
