import { addDays, weekdayOf } from '../../../domain/days.js';
import { swedishDay } from '../../../domain/dates.js';

const MINUTE_MS = 60_000;

/** Dates of the demo school, counted from the day on which it is loaded (contract, section 1). */
export class DemoCalendar {
  private readonly today: string;

  constructor(now: Date) {
    this.today = swedishDay(now);
  }

  /** The day at an offset from today, `YYYY-MM-DD`. */
  day(offset: number): string {
    return addDays(this.today, offset);
  }

  /** The Monday of that day's week, as an offset: courses begin on Mondays. */
  monday(offset: number): number {
    return offset + 1 - weekdayOf(this.day(offset));
  }

  /** A moment of that day in ISO 8601; minutes count from midnight in UTC. */
  moment(offset: number, minutes: number): string {
    return new Date(Date.parse(this.day(offset)) + minutes * MINUTE_MS).toISOString();
  }
}
