import { Module } from '@nestjs/common';
import { CalendarFile } from './calendar-file.js';
import { CalendarNews } from './calendar-news.js';
import { CalendarReader } from './calendar-reader.js';
import { CalendarResolver } from './calendar.resolver.js';
import { CalendarSubscriptions } from './calendar-subscriptions.js';
import { ExamBookingsService } from './exam-bookings.service.js';
import { ExamOccasionsService } from './exam-occasions.service.js';
import { ExamSummons } from './exam-summons.js';
import { OpenOccasions } from './open-occasions.js';

/** Occasions of exams (prövningar), and what else the school year holds. */
@Module({
  providers: [
    CalendarFile,
    CalendarNews,
    CalendarReader,
    CalendarResolver,
    CalendarSubscriptions,
    ExamBookingsService,
    ExamOccasionsService,
    ExamSummons,
    OpenOccasions,
  ],
  exports: [CalendarFile, ExamBookingsService],
})
export class CalendarModule {}
