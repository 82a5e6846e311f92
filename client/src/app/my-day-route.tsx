import { MyDayPage } from '../features/my-day/my-day-page';
import { TourOffer } from '../features/tour/tour-offer';

/** Where the day and the tour meet: features do not import each other. */
export function MyDayRoute() {
  return <MyDayPage offer={<TourOffer />} />;
}
