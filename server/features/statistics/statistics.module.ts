import { Module } from '@nestjs/common';
import { ExportsModule } from '../exports/exports.module.js';
import { EnrollmentsModule } from '../enrollments/enrollments.module.js';
import { StatisticsResolver } from './statistics.resolver.js';
import { StatisticsService } from './statistics.service.js';
import { StatisticsController } from './statistics.controller.js';
import { StatisticsExports } from './statistics.export.js';

/** Statistics of courses. */
@Module({
  controllers: [StatisticsController],
  imports: [ExportsModule, EnrollmentsModule],
  providers: [StatisticsExports, StatisticsResolver, StatisticsService],
})
export class StatisticsModule {}
