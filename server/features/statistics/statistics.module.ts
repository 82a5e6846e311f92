import { Module } from '@nestjs/common';
import { StatisticsExport } from './statistics.export.js';
import { StatisticsResolver } from './statistics.resolver.js';
import { StatisticsService } from './statistics.service.js';

/** What the register tells of courses as a whole. */
@Module({ providers: [StatisticsExport, StatisticsResolver, StatisticsService] })
export class StatisticsModule {}
