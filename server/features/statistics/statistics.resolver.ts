import { Args, Query, Resolver } from '@nestjs/graphql';
import type {
  CourseStatistics,
  CourseStatisticsInput,
  DropoutStatistics,
  GradeSpread,
  GroupFigures,
  StartMonth,
  StatisticsGroup,
} from '../../platform/graphql/generated.js';
import { StatisticsService } from './statistics.service.js';

@Resolver()
export class StatisticsResolver {
  constructor(private readonly service: StatisticsService) {}

  @Query()
  courseStatistics(@Args('input') input: CourseStatisticsInput): Promise<CourseStatistics> {
    return this.service.figures(input);
  }

  @Query()
  gradeStatistics(@Args('input') input: CourseStatisticsInput): Promise<GradeSpread[]> {
    return this.service.grades(input);
  }

  @Query()
  dropoutStatistics(@Args('input') input: CourseStatisticsInput): Promise<DropoutStatistics> {
    return this.service.dropouts(input);
  }

  @Query()
  startStatistics(@Args('input') input: CourseStatisticsInput): Promise<StartMonth[]> {
    return this.service.starts(input);
  }

  @Query()
  groupStatistics(
    @Args('input') input: CourseStatisticsInput,
    @Args('by') by: StatisticsGroup,
  ): Promise<GroupFigures[]> {
    return this.service.groups(input, by);
  }
}
