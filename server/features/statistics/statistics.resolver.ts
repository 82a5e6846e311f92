import { Resolver } from '@nestjs/graphql';
import { Query } from '../../platform/graphql/root-field.js';
import type { QueryArgs } from '../../platform/graphql/generated.js';
import { StatisticsService } from './statistics.service.js';

@Resolver()
export class StatisticsResolver {
  constructor(private readonly service: StatisticsService) {}

  @Query()
  courseStatistics({ input }: QueryArgs['courseStatistics']) {
    return this.service.figures(input);
  }

  @Query()
  gradeStatistics({ input }: QueryArgs['gradeStatistics']) {
    return this.service.grades(input);
  }

  @Query()
  dropoutStatistics({ input }: QueryArgs['dropoutStatistics']) {
    return this.service.dropouts(input);
  }

  @Query()
  startStatistics({ input }: QueryArgs['startStatistics']) {
    return this.service.starts(input);
  }

  @Query()
  groupStatistics({ input, by }: QueryArgs['groupStatistics']) {
    return this.service.groups(input, by);
  }
}
