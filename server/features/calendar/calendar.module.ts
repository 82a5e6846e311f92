import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ExamOccasionEntity } from './occasions/exam-occasion.entity.js';
import { CalendarFile } from './calendar-file.export.js';
import { CalendarNews } from './calendar-news.service.js';
import { CalendarReader } from './calendar-reader.queries.js';
import { CalendarResolver } from './calendar.resolver.js';
import { ExamBookingsService } from './occasions/exam-bookings.service.js';
import { ExamOccasionsService } from './occasions/exam-occasions.service.js';
import { ExamSummons } from './occasions/exam-summons.notifications.js';
import { OpenOccasions } from './occasions/open-occasions.queries.js';
import { CalendarSubscriptions } from './subscriptions/calendar-subscriptions.service.js';
import { CalendarController, CalendarFileController } from './calendar.controller.js';

/** Exam occasions (prövningar) and the other dates of the school year. */
@Module({
  imports: [TypeOrmModule.forFeature([ExamOccasionEntity])],
  controllers: [CalendarController, CalendarFileController],
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
  exports: [ExamBookingsService],
})
export class CalendarModule {}
