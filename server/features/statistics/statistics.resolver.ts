import { rootFields } from '../../platform/graphql/root-field.js';
import { StatisticsService } from './statistics.service.js';

/** What the register tells of courses as a whole. */
export const statisticsFields = rootFields([StatisticsService], (service) => ({
  courseStatistics: ({ input }) => service.figures(input),
  gradeStatistics: ({ input }) => service.grades(input),
  dropoutStatistics: ({ input }) => service.dropouts(input),
  startStatistics: ({ input }) => service.starts(input),
  groupStatistics: ({ input, by }) => service.groups(input, by),
}));
