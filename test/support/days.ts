import { swedishDay } from '../../domain/dates.js';
import { addDays } from '../../domain/days.js';

/** The day `offset` days from today, as `YYYY-MM-DD` by the Swedish calendar: after 23 UTC that is tomorrow. */
export const dayFromToday = (offset: number): string => addDays(swedishDay(new Date()), offset);
