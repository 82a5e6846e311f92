import { get, inside, type RouteTable, type Values } from '../../platform/rest/table/route.js';

export const STATISTICS_ROUTES: RouteTable = {
  area: 'Statistics',
  routes: [
    get(
      '/stats/courses',
      'RestCourseStatistics',
      'Figures about courses in a period, and in the one before it; this year unless a period is given.',
      {
        query: {
          ...inside('input', 'from', 'to', 'courseId', 'packageId', 'teacherId'),
          municipality: 'input.municipalities',
          studyForm: 'input.studyForms',
          system: 'input.systems',
        },
        usual: inThisYear,
        hoist: 'courseStatistics',
      },
    ),
  ],
};

function inThisYear(values: Values): Values {
  const year = new Date().getUTCFullYear();
  return { from: `${year}-01-01`, to: `${year}-12-31`, ...values };
}
