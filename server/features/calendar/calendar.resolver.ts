import { Args, Context, Mutation, Query, Resolver, Subscription } from '@nestjs/graphql';
import type {
  BookExamsInput,
  Calendar,
  CalendarChange,
  CalendarInput,
  CalendarSubscription,
  CancelExamOccasionInput,
  CreatedCalendarSubscription,
  CreateExamOccasionInput,
  ExamOccasion,
  ExamSummonsResult,
  MoveExamBookingInput,
  OpenExamOccasion,
  RecordExamInput,
  RestoreExamOccasionInput,
  SendExamSummonsInput,
  UnbookExamInput,
  UpdateExamOccasionInput,
} from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
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
  calendar(@Args('input') input: CalendarInput, @Context() context: RequestContext): Promise<Calendar> {
    return this.reader.read(signedIn(context).actor, input);
  }

  @Query()
  openExamOccasions(@Args('course') course: string): Promise<OpenExamOccasion[]> {
    return this.open.find(course);
  }

  @Query()
  calendarSubscription(@Context() context: RequestContext): Promise<CalendarSubscription | null> {
    return this.subscriptions.find(signedIn(context));
  }

  @Mutation()
  createExamOccasion(
    @Args('input') input: CreateExamOccasionInput,
    @Context() context: RequestContext,
  ): Promise<ExamOccasion> {
    return this.occasions.create(signedIn(context), input);
  }

  @Mutation()
  updateExamOccasion(
    @Args('input') input: UpdateExamOccasionInput,
    @Context() context: RequestContext,
  ): Promise<ExamOccasion> {
    return this.occasions.update(signedIn(context), input);
  }

  @Mutation()
  cancelExamOccasion(
    @Args('input') input: CancelExamOccasionInput,
    @Context() context: RequestContext,
  ): Promise<ExamOccasion> {
    return this.occasions.cancel(signedIn(context), input);
  }

  @Mutation()
  restoreExamOccasion(
    @Args('input') input: RestoreExamOccasionInput,
    @Context() context: RequestContext,
  ): Promise<ExamOccasion> {
    return this.occasions.restore(signedIn(context), input);
  }

  @Mutation()
  bookExams(@Args('input') input: BookExamsInput, @Context() context: RequestContext): Promise<ExamOccasion> {
    return this.bookings.bookExams(signedIn(context), input);
  }

  @Mutation()
  unbookExam(
    @Args('input') input: UnbookExamInput,
    @Context() context: RequestContext,
  ): Promise<ExamOccasion> {
    return this.bookings.unbook(signedIn(context), input);
  }

  @Mutation()
  moveExamBooking(
    @Args('input') input: MoveExamBookingInput,
    @Context() context: RequestContext,
  ): Promise<ExamOccasion> {
    return this.bookings.move(signedIn(context), input);
  }

  @Mutation()
  recordExam(
    @Args('input') input: RecordExamInput,
    @Context() context: RequestContext,
  ): Promise<ExamOccasion> {
    return this.bookings.record(signedIn(context), input);
  }

  @Mutation()
  sendExamSummons(
    @Args('input') input: SendExamSummonsInput,
    @Context() context: RequestContext,
  ): Promise<ExamSummonsResult> {
    return this.summons.send(signedIn(context), input);
  }

  @Mutation()
  createCalendarSubscription(@Context() context: RequestContext): Promise<CreatedCalendarSubscription> {
    return this.subscriptions.create(signedIn(context), context.origin);
  }

  @Mutation()
  deleteCalendarSubscription(@Context() context: RequestContext): Promise<boolean> {
    return this.subscriptions.remove(signedIn(context));
  }

  @Subscription()
  calendarChanged(
    @Context() context: RequestContext,
  ): AsyncGenerator<{ calendarChanged: CalendarChange }, void, void> {
    return this.news.changesFor(context);
  }
}
