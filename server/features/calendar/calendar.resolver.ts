import { Resolver } from '@nestjs/graphql';
import type { MutationArgs, QueryArgs } from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { Mutation, Query, Subscription } from '../../platform/graphql/root-field.js';
import { CalendarNews } from './calendar-news.service.js';
import { CalendarReader } from './calendar-reader.sql.js';
import { CalendarSubscriptions } from './subscriptions/calendar-subscriptions.service.js';
import { ExamBookingsService } from './occasions/exam-bookings.service.js';
import { ExamOccasionsService } from './occasions/exam-occasions.service.js';
import { ExamSummons } from './occasions/exam-summons.notice.js';
import { OpenOccasions } from './occasions/open-occasions.sql.js';

@Resolver()
export class CalendarResolver {
  constructor(
    private readonly reader: CalendarReader,
    private readonly occasions: ExamOccasionsService,
    private readonly bookings: ExamBookingsService,
    private readonly summons: ExamSummons,
    private readonly open: OpenOccasions,
    private readonly subscriptions: CalendarSubscriptions,
    private readonly news: CalendarNews,
  ) {}

  @Query()
  calendar({ input }: QueryArgs['calendar'], context: RequestContext) {
    return this.reader.read(signedIn(context).actor, input);
  }

  @Query()
  openExamOccasions({ course }: QueryArgs['openExamOccasions']) {
    return this.open.find(course);
  }

  @Query()
  calendarSubscription(_args: unknown, context: RequestContext) {
    return this.subscriptions.find(signedIn(context));
  }

  @Mutation()
  createExamOccasion({ input }: MutationArgs['createExamOccasion'], context: RequestContext) {
    return this.occasions.create(signedIn(context), input);
  }

  @Mutation()
  updateExamOccasion({ input }: MutationArgs['updateExamOccasion'], context: RequestContext) {
    return this.occasions.update(signedIn(context), input);
  }

  @Mutation()
  cancelExamOccasion({ input }: MutationArgs['cancelExamOccasion'], context: RequestContext) {
    return this.occasions.cancel(signedIn(context), input);
  }

  @Mutation()
  restoreExamOccasion({ input }: MutationArgs['restoreExamOccasion'], context: RequestContext) {
    return this.occasions.restore(signedIn(context), input);
  }

  @Mutation()
  bookExams({ input }: MutationArgs['bookExams'], context: RequestContext) {
    return this.bookings.bookExams(signedIn(context), input);
  }

  @Mutation()
  unbookExam({ input }: MutationArgs['unbookExam'], context: RequestContext) {
    return this.bookings.unbook(signedIn(context), input);
  }

  @Mutation()
  moveExamBooking({ input }: MutationArgs['moveExamBooking'], context: RequestContext) {
    return this.bookings.move(signedIn(context), input);
  }

  @Mutation()
  recordExam({ input }: MutationArgs['recordExam'], context: RequestContext) {
    return this.bookings.record(signedIn(context), input);
  }

  @Mutation()
  sendExamSummons({ input }: MutationArgs['sendExamSummons'], context: RequestContext) {
    return this.summons.send(signedIn(context), input);
  }

  @Mutation()
  createCalendarSubscription(_args: unknown, context: RequestContext) {
    return this.subscriptions.create(signedIn(context), context.origin);
  }

  @Mutation()
  deleteCalendarSubscription(_args: unknown, context: RequestContext) {
    return this.subscriptions.remove(signedIn(context));
  }

  @Subscription()
  calendarChanged(_args: unknown, context: RequestContext) {
    return this.news.changesFor(context);
  }
}
