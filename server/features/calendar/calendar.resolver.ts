import { Args, Context, Mutation, Query, Resolver, Subscription } from '@nestjs/graphql';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, CurrentCall } from '../../platform/graphql/call.decorators.js';
import type {
  MutationBookExamsArgs,
  MutationCancelExamOccasionArgs,
  MutationCreateExamOccasionArgs,
  MutationMoveExamBookingArgs,
  MutationRecordExamArgs,
  MutationRestoreExamOccasionArgs,
  MutationSendExamSummonsArgs,
  MutationSendOccasionMailsArgs,
  MutationUnbookExamArgs,
  MutationUpdateExamOccasionArgs,
  QueryCalendarArgs,
  QueryOpenExamOccasionsArgs,
} from '../../platform/graphql/generated.js';
import { signedIn, type Call, type RequestContext } from '../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { CalendarNews } from './calendar-news.service.js';
import { CalendarReader } from './calendar-reader.queries.js';
import { CalendarSubscriptions } from './subscriptions/calendar-subscriptions.service.js';
import { ExamBookingsService } from './occasions/exam-bookings.service.js';
import { ExamOccasionsService } from './occasions/exam-occasions.service.js';
import { ExamSummons } from './occasions/exam-summons.notifications.js';
import { OpenOccasions } from './occasions/open-occasions.queries.js';

/** Exam occasions (prövningar), their bookings and the calendar subscription. */
@Resolver()
export class CalendarResolver implements RootResolvers<
  | 'calendar'
  | 'openExamOccasions'
  | 'calendarSubscription'
  | 'createExamOccasion'
  | 'updateExamOccasion'
  | 'cancelExamOccasion'
  | 'sendOccasionMails'
  | 'restoreExamOccasion'
  | 'bookExams'
  | 'unbookExam'
  | 'moveExamBooking'
  | 'recordExam'
  | 'sendExamSummons'
  | 'createCalendarSubscription'
  | 'deleteCalendarSubscription'
  | 'calendarChanged'
> {
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
  calendar(@Args() { input }: QueryCalendarArgs, @CurrentActor() actor: Actor) {
    return this.reader.read(actor, input);
  }

  @Query()
  openExamOccasions(@Args() { course }: QueryOpenExamOccasionsArgs) {
    return this.open.find(course);
  }

  @Query()
  calendarSubscription(@CurrentCall() call: Call) {
    return this.subscriptions.find(call);
  }

  @Mutation()
  createExamOccasion(@Args() { input }: MutationCreateExamOccasionArgs, @CurrentCall() call: Call) {
    return this.occasions.create(call, input);
  }

  @Mutation()
  updateExamOccasion(@Args() { input }: MutationUpdateExamOccasionArgs, @CurrentCall() call: Call) {
    return this.occasions.update(call, input);
  }

  @Mutation()
  cancelExamOccasion(@Args() { input }: MutationCancelExamOccasionArgs, @CurrentCall() call: Call) {
    return this.occasions.cancel(call, input);
  }

  @Mutation()
  sendOccasionMails(@Args() { input }: MutationSendOccasionMailsArgs, @CurrentCall() call: Call) {
    return this.occasions.sendMails(call, input);
  }

  @Mutation()
  restoreExamOccasion(@Args() { input }: MutationRestoreExamOccasionArgs, @CurrentCall() call: Call) {
    return this.occasions.restore(call, input);
  }

  @Mutation()
  bookExams(@Args() { input }: MutationBookExamsArgs, @CurrentCall() call: Call) {
    return this.bookings.bookExams(call, input);
  }

  @Mutation()
  unbookExam(@Args() { input }: MutationUnbookExamArgs, @CurrentCall() call: Call) {
    return this.bookings.unbook(call, input);
  }

  @Mutation()
  moveExamBooking(@Args() { input }: MutationMoveExamBookingArgs, @CurrentCall() call: Call) {
    return this.bookings.move(call, input);
  }

  @Mutation()
  recordExam(@Args() { input }: MutationRecordExamArgs, @CurrentCall() call: Call) {
    return this.bookings.record(call, input);
  }

  @Mutation()
  sendExamSummons(@Args() { input }: MutationSendExamSummonsArgs, @CurrentCall() call: Call) {
    return this.summons.send(call, input);
  }

  @Mutation()
  createCalendarSubscription(@Context() context: RequestContext) {
    return this.subscriptions.create(signedIn(context), context.origin);
  }

  @Mutation()
  deleteCalendarSubscription(@CurrentCall() call: Call) {
    return this.subscriptions.remove(call);
  }

  @Subscription()
  calendarChanged(@Context() context: RequestContext) {
    return this.news.changesFor(context);
  }
}
