import { MyDayPage } from '../features/my-day/my-day-page';
import { TourOffer } from '../features/tour/tour-offer';
import type { PageRoute } from '../lib/routing/page-route';

export const route: PageRoute = {
  path: '/min-dag',
  access: 'signedIn',
  title: 'Min dag',
  menu: { group: 'Idag', place: 10 },
};

/** Where the day and the tour meet: features do not import each other. */
export function MyDayRoute() {
  return <MyDayPage offer={<TourOffer />} />;
}
