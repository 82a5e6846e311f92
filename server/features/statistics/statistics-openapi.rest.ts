import { route, type Areas } from '../../platform/rest/openapi/openapi-route.js';

const ID = '0199f3a0-1c2d-7a00-8000-000000000001';

const FIGURES = {
  from: '2026-07-01',
  to: '2026-12-31',
  students: 210,
  participants: 342,
  graded: 120,
  droppedOut: 18,
  completedPercent: 87,
  droppedOutPercent: 13,
  passed: 108,
  passedPercent: 90,
  meanMerit: 13.4,
  meritGrades: 96,
  daysToGrade: 6.5,
  lateGrades: 3,
  dueGrades: 123,
};
const GROUP = {
  key: 'Sollentuna',
  label: 'Sollentuna',
  participants: 40,
  graded: 21,
  passed: 19,
  droppedOut: 3,
  completedPercent: 87.5,
};

export const STATISTICS_AREAS: Areas = {
  Statistics: [
    route(
      'GET /stats/courses',
      'RestCourseStatistics',
      'Figures about courses in a period, and in the one before it; this year unless a period is given.',
      {
        query: {
          from: 'The first day.',
          to: 'The last day.',
          municipality: 'Of the students.',
          courseId: 'One course.',
          packageId: 'The courses of a package.',
          studyForm: 'CLASSROOM, DISTANCE, FLEX or APPRENTICESHIP.',
          teacherId: 'Of the instances.',
          system: 'GY11, GY25, VUX_GRUND, SFI or LOCAL.',
        },
        answer: {
          current: FIGURES,
          previous: { ...FIGURES, from: '2026-01-01', to: '2026-06-30' },
          grades: [
            {
              courseId: ID,
              courseName: 'Matematik 1b',
              courseCode: 'MATMAT01b',
              equivalents: [
                {
                  code: 'MATE1B00X',
                  name: 'Matematik nivå 1b',
                  source: 'Örebro kommun, Komvux prövningstabell',
                },
              ],
              graded: 20,
              counts: [{ grade: 'C', count: 12 }],
            },
          ],
          dropouts: {
            total: 18,
            weeks: [{ week: 3, count: 6 }],
            reasons: [{ reason: 'WORK', count: 9 }],
          },
          starts: [{ month: '2026-08', count: 84 }],
          municipalities: [GROUP],
          forms: [{ ...GROUP, key: 'DISTANCE', label: 'DISTANCE' }],
          teachers: [{ ...GROUP, key: ID, label: 'Åsa Öberg' }],
        },
      },
    ),
  ],
};
