import { Args, Query, Resolver } from '@nestjs/graphql';
import type {
  QueryCourseStatisticsArgs,
  QueryDropoutStatisticsArgs,
  QueryGradeStatisticsArgs,
  QueryGroupStatisticsArgs,
  QueryStartStatisticsArgs,
} from '../../platform/graphql/generated.js';
import type { RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { StatisticsService } from './statistics.service.js';

/** Statistics of courses. */
@Resolver()
export class StatisticsResolver implements RootResolvers<
  'courseStatistics' | 'gradeStatistics' | 'dropoutStatistics' | 'startStatistics' | 'groupStatistics'
> {
  constructor(private readonly service: StatisticsService) {}

  @Query()
  courseStatistics(@Args() { input }: QueryCourseStatisticsArgs) {
    return this.service.figures(input);
  }

  @Query()
  gradeStatistics(@Args() { input }: QueryGradeStatisticsArgs) {
    return this.service.grades(input);
  }

  @Query()
  dropoutStatistics(@Args() { input }: QueryDropoutStatisticsArgs) {
    return this.service.dropouts(input);
  }

  @Query()
  startStatistics(@Args() { input }: QueryStartStatisticsArgs) {
    return this.service.starts(input);
  }

  @Query()
  groupStatistics(@Args() { input, by }: QueryGroupStatisticsArgs) {
    return this.service.groups(input, by);
  }
}
