import type { AskFirst } from '../apollo/links/ask-first';
import { askDay, MyDayPage } from '../features/my-day/my-day-page';
import { TourOffer } from '../features/tour/tour-offer';
import { getSession } from '../lib/session/session-store';

export const askFirst: AskFirst = (ask) => askDay(ask, getSession().role);

/** Where the day and the tour meet: features do not import each other. */
export function MyDayRoute() {
  return <MyDayPage offer={<TourOffer />} />;
}
