import { Module } from '@nestjs/common';
import { CalendarFile } from './calendar-file.export.js';
import { CalendarNews } from './calendar-news.service.js';
import { CalendarReader } from './calendar-reader.sql.js';
import { CalendarResolver } from './calendar.resolver.js';
import { CalendarFileAnswer, SummonsesAnswer } from './calendar.rest.js';
import { ExamBookingsService } from './occasions/exam-bookings.service.js';
import { ExamOccasionsService } from './occasions/exam-occasions.service.js';
import { ExamSummons } from './occasions/exam-summons.notice.js';
import { OpenOccasions } from './occasions/open-occasions.sql.js';
import { CalendarSubscriptions } from './subscriptions/calendar-subscriptions.service.js';

/** Occasions of exams (prövningar), and what else the school year holds. */
@Module({
  providers: [
    CalendarFile,
    CalendarFileAnswer,
    CalendarNews,
    CalendarReader,
    CalendarResolver,
    CalendarSubscriptions,
    ExamBookingsService,
    ExamOccasionsService,
    ExamSummons,
    OpenOccasions,
    SummonsesAnswer,
  ],
  exports: [ExamBookingsService],
})
export class CalendarModule {}
