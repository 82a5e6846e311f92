import * as example from '../../platform/rest/openapi/openapi-examples.js';
import { route, type Areas } from '../../platform/rest/openapi/openapi-route.js';

const ID = example.STUDENT._id;
const KEY = `e:${ID}`;
const COURSE = {
  ...{ _id: ID, code: 'SVESVE01', name: 'Svenska 1', points: 100 },
  equivalents: [
    { code: 'SVEN1000X', name: 'Svenska nivå 1', source: 'Örebro kommun, Komvux prövningstabell' },
  ],
};
const COUNTS = { needs: 38, safe: 25, uncertain: 9, none: 4, skipped: 1 };
const PROPOSAL = {
  instanceId: ID,
  course: COURSE,
  name: 'Svenska 1',
  startDate: '2027-01-11',
  endDate: '2027-03-19',
  pacePercent: 50,
  location: null,
  municipality: 'Sollentuna',
  teacher: 'Maria Lind',
  seatsLeft: 6,
  score: 100,
  reasons: ['SAME_COURSE', 'DATES', 'SEATS', 'PLACE'],
  isOpen: true,
};
const NEED = {
  key: KEY,
  studentId: ID,
  student: 'Amina Hassan',
  municipality: 'Sollentuna',
  wanted: 'Svenska 1',
  courses: [COURSE],
  earliestOn: '2027-01-04',
  pacePercent: null,
  frame: null,
  step: null,
  note: null,
  state: 'SAFE',
  passedGrade: null,
  isEnrolled: false,
  isCrowded: false,
  proposals: [PROPOSAL],
};
const OUTCOME = { batchId: ID, matched: 1, job: null };
const BATCH = {
  _id: ID,
  title: 'Matchade 1 elev',
  size: 1,
  createdAt: '2026-11-20T08:00:00.000Z',
  createdBy: 'Eva Admin',
  undoneAt: null,
  entries: [
    {
      studentId: ID,
      student: 'Amina Hassan',
      course: 'Svenska 1',
      instance: 'Svenska 1',
      startDate: '2027-01-11',
    },
  ],
};
const ALIAS = {
  _id: ID,
  text: 'Sv 1',
  course: COURSE,
  createdBy: 'Eva Admin',
  createdAt: '2026-11-20T08:00:00.000Z',
};
const FILTER = {
  q: 'Part of the name or code of the course, or of the student’s name.',
  courseId: 'A course.',
  municipality: 'The student’s municipality.',
  startFrom: 'Earliest start from this day.',
  startTo: 'Earliest start until this day.',
  state: 'SAFE, UNCERTAIN, NONE or SKIPPED.',
};

const MATCHED_FILTER = {
  q: FILTER.q,
  courseId: FILTER.courseId,
  municipality: FILTER.municipality,
  startFrom: 'The course begins on this day or later.',
  startTo: 'The course begins on this day or earlier.',
};
const MATCHED = {
  _id: ID,
  studentId: ID,
  student: 'Amina Hassan',
  municipality: 'Sollentuna',
  course: COURSE,
  instance: 'Svenska 1',
  startDate: '2027-01-11',
  matchedAt: '2026-11-20T08:00:00.000Z',
  matchedBy: 'Eva Admin',
  batchId: ID,
  batchSize: 1,
  mayUndo: true,
};

/** Students who need a course, and the instances that could take them. */
export const COURSE_MATCHING_AREAS: Areas = {
  'Course matching': [
    route('GET /course-matching', 'RestCourseMatching', 'Needs with their proposals, best first.', {
      query: { ...FILTER, page: 'From 1.', first: '1 to 200; 50 unless given.' },
      answer: { counts: COUNTS, totalCount: 38, nodes: [NEED] },
    }),
    route('POST /course-matching', 'RestMatchNeeds', 'Enrol each in the chosen instance: all or none.', {
      body: { picks: [{ key: KEY, courseInstanceId: ID }] },
      answer: OUTCOME,
    }),
    route('GET /course-matching/safe', 'RestSafeMatches', 'What matching all safe ones would do.', {
      query: FILTER,
      answer: {
        total: 1,
        groups: [
          {
            instanceId: ID,
            name: 'Svenska 1',
            courseCode: 'SVESVE01',
            startDate: '2027-01-11',
            seatsLeft: 6,
            students: ['Amina Hassan'],
          },
        ],
      },
    }),
    route('POST /course-matching/safe', 'RestMatchSafeNeeds', 'Match them; a job when they are many.', {
      body: { filter: { municipality: 'Sollentuna' }, expected: 1 },
      answer: OUTCOME,
    }),
    route('GET /course-matching/batches', 'RestMatchBatches', 'The last ten deeds.', { answer: [BATCH] }),
    route(
      'GET /course-matching/matched',
      'RestMatchedEntries',
      'Whom matching has placed, the latest first.',
      {
        query: { ...MATCHED_FILTER, page: 'From 1.', first: '1 to 200; 50 unless given.' },
        answer: { totalCount: 1, nodes: [MATCHED] },
      },
    ),
    route('POST /course-matching/batches/{id}/undo', 'RestUndoMatch', 'Take a deed back as a unit.', {
      answer: BATCH,
    }),
    route('PUT /course-matching/skipped', 'RestSkipNeeds', 'Put needs aside, or take them up again.', {
      body: { keys: [KEY], skipped: true },
      answer: { changed: 1 },
    }),
    route(
      'POST /course-matching/instances',
      'RestCreateInstanceForNeeds',
      'Plan an instance for those who lack one, and enrol them.',
      {
        status: 201,
        body: { keys: [KEY], courseId: ID, values: { startDate: '2027-01-11', capacity: 20 } },
        answer: OUTCOME,
      },
    ),
    route('GET /course-matching/names', 'RestUnknownCourseNames', 'Names that the catalogue does not know.', {
      query: { q: 'Part of the name.', page: 'From 1.', first: '1 to 100; 25 unless given.' },
      answer: {
        totalCount: 1,
        nodes: [{ text: 'Sv 1', students: 2, importRows: 3, hits: [{ likeness: 75, course: COURSE }] }],
      },
    }),
    route('PUT /course-matching/names', 'RestResolveCourseName', 'Say what a name means.', {
      body: { text: 'Sv 1', courseId: ID, remember: true },
      answer: { students: 2, alias: ALIAS },
    }),
    route('POST /course-matching/wishes', 'RestAddCourseWish', 'Write down what a student asks for.', {
      status: 201,
      body: { studentId: ID, text: 'Sv 1', earliestOn: '2027-01-04' },
      answer: COUNTS,
    }),
    route('GET /course-matching/aliases', 'RestCourseAliases', 'Remembered spellings.', { answer: [ALIAS] }),
    route('DELETE /course-matching/aliases/{id}', 'RestForgetCourseAlias', 'Forget a spelling.', {
      status: 204,
    }),
  ],
};
