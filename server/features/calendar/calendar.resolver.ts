import { signedIn } from '../../platform/graphql/request-context.js';
import { rootFields } from '../../platform/graphql/root-field.js';
import { CalendarNews } from './calendar-news.service.js';
import { CalendarReader } from './calendar-reader.sql.js';
import { CalendarSubscriptions } from './subscriptions/calendar-subscriptions.service.js';
import { ExamBookingsService } from './occasions/exam-bookings.service.js';
import { ExamOccasionsService } from './occasions/exam-occasions.service.js';
import { ExamSummons } from './occasions/exam-summons.notice.js';
import { OpenOccasions } from './occasions/open-occasions.sql.js';

/** Occasions of exams (prövningar), and what else the school year holds. */
export const calendarFields = rootFields(
  [
    CalendarReader,
    ExamOccasionsService,
    ExamBookingsService,
    ExamSummons,
    OpenOccasions,
    CalendarSubscriptions,
    CalendarNews,
  ],
  (reader, occasions, bookings, summons, open, subscriptions, news) => ({
    calendar: ({ input }, context) => reader.read(signedIn(context).actor, input),
    openExamOccasions: ({ course }) => open.find(course),
    calendarSubscription: (_args, context) => subscriptions.find(signedIn(context)),
    createExamOccasion: ({ input }, context) => occasions.create(signedIn(context), input),
    updateExamOccasion: ({ input }, context) => occasions.update(signedIn(context), input),
    cancelExamOccasion: ({ input }, context) => occasions.cancel(signedIn(context), input),
    restoreExamOccasion: ({ input }, context) => occasions.restore(signedIn(context), input),
    bookExams: ({ input }, context) => bookings.bookExams(signedIn(context), input),
    unbookExam: ({ input }, context) => bookings.unbook(signedIn(context), input),
    moveExamBooking: ({ input }, context) => bookings.move(signedIn(context), input),
    recordExam: ({ input }, context) => bookings.record(signedIn(context), input),
    sendExamSummons: ({ input }, context) => summons.send(signedIn(context), input),
    createCalendarSubscription: (_args, context) => subscriptions.create(signedIn(context), context.origin),
    deleteCalendarSubscription: (_args, context) => subscriptions.remove(signedIn(context)),
    calendarChanged: (_args, context) => news.changesFor(context),
  }),
);
