const dayMs = 86_400_000;
const pointsAWeek = 20;

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

/** Weeks of study for the points at the pace (domain, D2: 20 points are one full-time week). */
export function weeksFor(points: number, pacePercent: number): number {
  return points / (pointsAWeek * (pacePercent / 100));
}

/** The end that the server gives an instance without one: the last weekday before as many weeks have gone by. */
export function suggestedEnd(startDate: string, points: number, pacePercent: number): string {
  const days = Math.max(1, Math.round(weeksFor(points, pacePercent) * 7));
  let end = addDays(startDate, days - 1);
  while ([0, 6].includes(new Date(end).getUTCDay()) && end > startDate) end = addDays(end, -1);
  return end;
}
