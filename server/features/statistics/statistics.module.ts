import { Module } from '@nestjs/common';
import { EnrollmentsModule } from '../enrollments/enrollments.module.js';
import { StatisticsResolver } from './statistics.resolver.js';
import { StatisticsService } from './statistics.service.js';
import { StatisticsController } from './statistics.controller.js';

/** Statistics of courses. */
@Module({
  controllers: [StatisticsController],
  imports: [EnrollmentsModule],
  providers: [StatisticsResolver, StatisticsService],
})
export class StatisticsModule {}
