import type { AskFirst } from '../apollo/links/ask-first';
import { CommentBox } from '../features/comments/comment-box';
import { askDay, MyDayPage } from '../features/my-day/my-day-page';
import { TourOffer } from '../features/tour/tour-offer';
import { getSession } from '../lib/session/session-store';

export const askFirst: AskFirst = (ask) => askDay(ask, getSession().role);

/** Where the day, comments and the tour meet: features do not import each other. */
export function MyDayRoute() {
  return <MyDayPage offer={<TourOffer />} CommentBox={CommentBox} />;
}
