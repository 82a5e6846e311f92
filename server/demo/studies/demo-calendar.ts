import { swedishDay } from '../../../domain/dates.js';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Writes a moment as its calendar day in Sweden, `YYYY-MM-DD`. */

/** Dates of the demo school, counted from the day on which it is loaded (contract, section 1). */
export class DemoCalendar {
  private readonly today: number;

  constructor(now: Date) {
    this.today = Date.parse(`${swedishDay(now)}T00:00:00Z`);
  }

  /** The day so many days from today, `YYYY-MM-DD`. */
  day(offset: number): string {
    return new Date(this.today + offset * DAY_MS).toISOString().slice(0, 10);
  }

  /** The Monday of that day's week, as an offset: courses begin on Mondays. */
  monday(offset: number): number {
    const weekday = new Date(this.today + offset * DAY_MS).getUTCDay();
    return offset - ((weekday + 6) % 7);
  }

  /** A moment of that day in ISO 8601; minutes count from midnight in UTC. */
  moment(offset: number, minutes: number): string {
    return new Date(this.today + offset * DAY_MS + minutes * MINUTE_MS).toISOString();
  }
}
