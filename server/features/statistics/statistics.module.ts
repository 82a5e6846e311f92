import { Module, type OnModuleInit } from '@nestjs/common';
import { EnrollmentsModule } from '../enrollments/enrollments.module.js';
import { EnrollmentFacts } from '../enrollments/facts/enrollment-facts.service.js';
import { writeParticipationFacts } from './participation-facts.writes.js';
import { StatisticsExport } from './statistics.export.js';
import { StatisticsResolver } from './statistics.resolver.js';
import { StatisticsService } from './statistics.service.js';

/** What the register tells of courses as a whole. */
@Module({
  imports: [EnrollmentsModule],
  providers: [StatisticsExport, StatisticsResolver, StatisticsService],
})
export class StatisticsModule implements OnModuleInit {
  constructor(private readonly facts: EnrollmentFacts) {}

  onModuleInit(): void {
    this.facts.register(writeParticipationFacts);
  }
}
