import { get, inside, post, put, remove, type RouteTable } from '../../platform/rest/table/route.js';

const ID = '0199f3a0-1c2d-7a00-8000-000000000001';
const KEY = `e:${ID}`;
const FILTER = ['q', 'courseId', 'municipality', 'startFrom', 'startTo'] as const;
const PAGE = inside('input', 'page', 'first');

/** Students who need a course, and the instances that could take them (pages, section 7). */
export const COURSE_MATCHING_ROUTES: RouteTable = {
  area: 'Course matching',
  routes: [
    get('/course-matching', 'RestCourseMatching', 'Needs with their proposals, best first.', {
      query: { ...inside('input.filter', ...FILTER, 'state'), ...PAGE },
    }),
    post('/course-matching', 'RestMatchNeeds', 'Enrol each in the chosen instance: all or none.', {
      example: { picks: [{ key: KEY, courseInstanceId: ID }] },
    }),
    get('/course-matching/safe', 'RestSafeMatches', 'What matching all safe ones would do.', {
      query: inside('filter', ...FILTER, 'state'),
    }),
    post('/course-matching/safe', 'RestMatchSafeNeeds', 'Match them; a job when they are many.', {
      example: { filter: { municipality: 'Sollentuna' }, expected: 1 },
    }),
    get('/course-matching/batches', 'RestMatchBatches', 'The last ten actions.'),
    get('/course-matching/matched', 'RestMatchedEntries', 'Whom matching has placed, the latest first.', {
      query: { ...inside('input.filter', ...FILTER), ...PAGE },
    }),
    post('/course-matching/batches/{id}/undo', 'RestUndoMatch', 'Take an action back as a unit.', {
      id: 'batchId',
    }),
    put('/course-matching/skipped', 'RestSkipNeeds', 'Put needs aside, or take them up again.', {
      named: true,
      example: { keys: [KEY], skipped: true },
    }),
    post(
      '/course-matching/instances',
      'RestCreateInstanceForNeeds',
      'Plan an instance for those who lack one, and enrol them.',
      {
        status: 201,
        example: { keys: [KEY], courseId: ID, values: { startDate: '2027-01-11', capacity: 20 } },
      },
    ),
    get('/course-matching/names', 'RestUnknownCourseNames', 'Names that the catalogue does not know.', {
      query: inside('input', 'q', 'page', 'first'),
    }),
    put('/course-matching/names', 'RestResolveCourseName', 'Say what a name means.', {
      example: { text: 'Sv 1', courseId: ID, remember: true },
    }),
    post('/course-matching/wishes', 'RestAddCourseWish', 'Write down what a student asks for.', {
      status: 201,
      example: { studentId: ID, text: 'Sv 1', earliestOn: '2027-01-04' },
    }),
    get('/course-matching/aliases', 'RestCourseAliases', 'Remembered spellings.'),
    remove('/course-matching/aliases/{id}', 'RestForgetCourseAlias', 'Forget a spelling.', { status: 204 }),
  ],
};
