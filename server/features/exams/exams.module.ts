import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ExamEntity } from './exam.entity.js';
import { CalendarModule } from '../calendar/calendar.module.js';
import { ExamDecisionsService } from './exam-decisions.service.js';
import { ExamsResolver } from './exams.resolver.js';
import { ExamsService } from './exams.service.js';
import { ExamList } from './list/exams.queries.js';
import { ExamTerms } from './terms/exam-terms.queries.js';
import { ExamsController } from './exams.controller.js';

/** Registrations for exams (prövningar). */
@Module({
  controllers: [ExamsController],
  imports: [TypeOrmModule.forFeature([ExamEntity]), CalendarModule],
  providers: [ExamDecisionsService, ExamList, ExamTerms, ExamsResolver, ExamsService],
  exports: [ExamList],
})
export class ExamsModule {}
