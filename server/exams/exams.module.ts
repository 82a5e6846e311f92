import { Module } from '@nestjs/common';
import { ExamList } from './exam-list.js';
import { ExamsResolver } from './exams.resolver.js';
import { ExamsService } from './exams.service.js';

/** Registrations for exams (prövningar). */
@Module({ providers: [ExamList, ExamsResolver, ExamsService], exports: [ExamList] })
export class ExamsModule {}
