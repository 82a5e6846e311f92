import { readFileSync } from 'node:fs';
import { DataSource } from 'typeorm';
import { buildSchema, isNonNullType } from 'graphql';
import { loadDemoSchool } from '../../server/demo/load-demo-school.js';
import { FILE_STORE, type FileStore } from '../../server/platform/file-store/file-store.js';
import { fullSelections } from '../support/full-selections.js';
import { School, type Person } from '../support/school.js';
import { dayFromToday } from '../support/days.js';

/** The subject of the queries: a course of one school form, with a student. */
interface Form {
  level: string;
  courseId: string;
  instanceId: string;
  enrollmentId: string;
  studentId: string;
  packageId: string;
  municipality: string;
  teacherEmail: string;
}

type Variables = Record<string, unknown>;

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const QUERIES = schema.getQueryType()!.getFields();
const LEVELS = ['UPPER_SECONDARY', 'BASIC', 'SFI', 'ADAPTED_BASIC', 'ADAPTED_UPPER_SECONDARY'] as const;
/** From before the first course until after the last. */
const PERIOD = { from: dayFromToday(-730), to: dayFromToday(730) };
const OF_STUDENT = ['STUDY_CERTIFICATE', 'GRADE_EXTRACT', 'COURSE_SUMMONS', 'APL_AGREEMENT'] as const;
const OF_INSTANCE = ['GRADE_CATALOGUE', 'ATTENDANCE_LIST', 'STUDENT_LIST'] as const;

/** Variables of each field for a school form; fields without an entry take none. */
const ASKED: Record<string, (form: Form) => Variables[]> = {
  student: ({ studentId }) => [{ id: studentId }],
  placementHours: ({ studentId }) => [{ studentId }],
  placementCourses: ({ studentId }) => [{ studentId }],
  studentHistory: ({ studentId }) => [{ studentId }],
  anonymisePreview: ({ studentId }) => [{ input: { studentId } }],
  files: ({ studentId }) => [{ studentId }],
  correctionRequests: ({ studentId }) => [{ studentId }],
  studentGrades: ({ studentId }) => [{ studentId }],
  studentTimeline: ({ studentId }) => [{ input: { studentId } }],
  course: ({ courseId }) => [{ id: courseId }],
  ownCourse: ({ enrollmentId }) => [{ id: enrollmentId }],
  details: ({ studentId }) => [{ type: 'ELEV', id: studentId }],
  catalogueCourse: ({ courseId }) => [{ id: courseId }],
  courseInstance: ({ instanceId }) => [{ id: instanceId }],
  courseInstanceStudents: ({ instanceId }) => [{ id: instanceId }],
  participantMessagePreview: ({ instanceId }) => [{ id: instanceId }],
  courseInstanceCancellation: ({ instanceId }) => [{ id: instanceId }],
  courseInstanceDates: ({ instanceId }) => [
    { input: { id: instanceId, startDate: '2026-01-12', endDate: '2026-03-20' } },
  ],
  packagePlan: ({ packageId }) => [{ input: { packageId, startDate: dayFromToday(7) } }],
  coursePackage: ({ packageId }) => [{ id: packageId }],
  previewEnrollOnPackage: ({ packageId, studentId }) => [
    {
      input: {
        plan: { packageId, startDate: dayFromToday(7) },
        studentIds: [studentId],
        ...{ proposeInstances: true, extendStudentDates: true },
      },
    },
  ],
  followUpAssignees: ({ studentId }) => [{ studentId }],
  termPlan: ({ instanceId }) => [{ input: { ids: [instanceId] } }],
  courseInstanceSeries: ({ courseId }) => [
    {
      input: {
        ...{ courseId, everyWeeks: 10, until: '2028-12-01' },
        values: { startDate: '2028-01-10', endDate: '2028-03-17' },
      },
    },
  ],
  enrollments: ({ studentId }) => [{ input: { filter: { studentId } } }],
  enrollment: ({ enrollmentId }) => [{ id: enrollmentId }],
  previewEnrollmentChange: ({ enrollmentId }) => [
    { input: { selection: { ids: [enrollmentId] }, action: { extend: { endDate: '2030-01-31' } } } },
  ],
  previewEnrollMany: ({ studentId, courseId }) => [
    { input: { students: { ids: [studentId] }, targets: [{ courseId }] } },
  ],
  csnPreview: ({ enrollmentId }) => [{ input: { selection: { ids: [enrollmentId] } } }],
  gradeSheet: ({ instanceId }) => [{ input: { kind: 'INSTANCE', id: instanceId } }],
  calendar: () => [{ input: { from: dayFromToday(-30), to: dayFromToday(30) } }],
  search: () => [{ q: 'sfi' }, { q: 'anpassad' }, { type: 'KURS', q: 'kurs' }],
  courseStatistics: ({ courseId }) => [{ input: PERIOD }, { input: { ...PERIOD, courseId } }],
  gradeStatistics: ({ courseId }) => [{ input: { ...PERIOD, courseId } }],
  dropoutStatistics: ({ courseId }) => [{ input: { ...PERIOD, courseId } }],
  startStatistics: ({ courseId }) => [{ input: { ...PERIOD, courseId } }],
  groupStatistics: ({ courseId }) =>
    ['MUNICIPALITY', 'STUDY_FORM', 'TEACHER'].map((by) => ({ by, input: { ...PERIOD, courseId } })),
  earnings: ({ municipality }) => [{ input: { ...YEAR(), municipality } }],
  earningLines: ({ courseId }) => [{ input: { ...YEAR(), courseId } }],
  earningExplanation: ({ enrollmentId }) => [{ input: { enrollmentId, ...YEAR() } }],
  documentSubjects: () => [...OF_STUDENT, ...OF_INSTANCE].map((type) => ({ input: { type } })),
  documentPreview: ({ studentId, instanceId }) => [
    ...OF_STUDENT.map((type) => ({ input: { type, subjectId: studentId } })),
    ...OF_INSTANCE.map((type) => ({ input: { type, subjectId: instanceId } })),
  ],
  issuedDocuments: ({ studentId }) => [{ input: { studentId } }],
  studyPlans: () => ['MISSING', 'OLD', 'UNREACHABLE', 'INTERRUPTED'].map((filter) => ({ input: { filter } })),
  endStudentPreview: ({ studentId }) => [{ input: { studentId, endDate: '2030-01-31' } }],
};

/** The year up to today, for calculating income. */
function YEAR(): { from: string; to: string } {
  const to = dayFromToday(0);
  return { from: `${to.slice(0, 4)}-01-01`, to };
}

/** Fields about things without a school form; their own specs test them. */
const ELSEWHERE = new Set(
  `asksForReason file importBatch job openExamOccasions user gy25Proposal program instanceTeacherLoad
   findStudents csnReport teacherDetail assignableInstances teacherReplacementPreview invoiceSheet freezePreview
    earningDeviations examFees issuedDocument occasionSummonses verifyDocument listExport mergePreview savedViews
    ownExamTerms competenceGaps resetLinkIsAlive workplace placement supervisorView proposePlaces workplaceMergePreview courseWaiting workplaceContacts workplaceAgreementFile workplaceImport supervisorCertificate studyPlan studyPlanAt studyPlanRevisions studyPlanExchange previewStudyPlanImport checkStudyPlan mapping validations`.split(
    /\s+/,
  ),
);

const needsNothing = (name: string): boolean => !QUERIES[name]!.args.some((arg) => isNonNullType(arg.type));

let school: School;
let forms: Form[];

beforeAll(async () => {
  school = await School.open();
  await loadDemoSchool(school.app.get<DataSource>(DataSource), school.app.get<FileStore>(FILE_STORE));
  forms = await school.sql<Form>(
    `SELECT DISTINCT ON (c.level) c.level, c.id AS "courseId", i.id AS "instanceId", e.id AS "enrollmentId",
       s.id AS "studentId", s.municipality, u.email AS "teacherEmail"
     FROM course c JOIN course_instance i ON i.course_id = c.id
     JOIN enrollment e ON e.course_instance_id = i.id AND e.removed_at IS NULL
     JOIN student s ON s.id = e.student_id AND s.municipality IS NOT NULL AND NOT s.is_protected AND s.user_id IS NULL
     JOIN teacher t ON t.id = i.teacher_id JOIN app_user u ON u.id = t.user_id
     ORDER BY c.level, (e.grade IS NULL), s.name`,
  );
  for (const form of forms) form.packageId = await packageOf(form.courseId);
});

/** A package with this course alone. */
async function packageOf(courseId: string): Promise<string> {
  const [made] = await school.sql<{ id: string }>(
    `WITH made AS (INSERT INTO course_package (id, name) VALUES (gen_random_uuid(), 'Paket ' || $1) RETURNING id)
     INSERT INTO course_package_course (package_id, course_id, position) SELECT id, $1::uuid, 1 FROM made
     RETURNING package_id AS id`,
    [courseId],
  );
  return made!.id;
}

afterAll(() => school.close());

/** Queries all values of a field; not found and forbidden are not errors here. */
async function faults(who: Person, name: string, variables: Variables): Promise<string[]> {
  const field = QUERIES[name]!;
  const declared = field.args
    .filter((arg) => arg.name in variables)
    .map((arg) => `$${arg.name}: ${String(arg.type)}`)
    .join(', ');
  const passed = Object.keys(variables)
    .map((arg) => `${arg}: $${arg}`)
    .join(', ');
  const found: string[] = [];
  for (const selection of fullSelections(schema, field)) {
    const { errors } = await who.graphql(
      `query${declared && `(${declared})`} { ${name}${passed && `(${passed})`} ${selection} }`,
      variables,
    );
    for (const { message, path, extensions } of errors)
      if (extensions['code'] !== 'FORBIDDEN')
        found.push(
          `${name} ${JSON.stringify(variables)}: ${String(extensions['code'])} ${message} ${String(path)}`,
        );
  }
  return found;
}

describe('each school form', () => {
  it('is in the demo school, with a course that someone takes', () => {
    expect(forms.map(({ level }) => level).sort()).toEqual([...LEVELS].sort());
  });

  it('is covered by every root query that involves it', () => {
    const unknown = Object.keys(QUERIES).filter(
      (name) => !(name in ASKED) && !needsNothing(name) && !ELSEWHERE.has(name),
    );
    expect(unknown).toEqual([]);
  });

  it.each(LEVELS)('%s: every query answers an administrator without errors', async (level) => {
    const form = forms.find((one) => one.level === level)!;
    const who = await school.signedIn('systemadmin@demo.se');
    const found: string[] = [];
    for (const [name, variables] of Object.entries(ASKED))
      for (const given of variables(form)) found.push(...(await faults(who, name, given)));
    expect(found).toEqual([]);
  });

  it.each(LEVELS)('%s: its teacher and guidance staff can read it', async (level) => {
    const form = forms.find((one) => one.level === level)!;
    const found: string[] = [];
    for (const email of [form.teacherEmail, 'syv@demo.se', 'coordinator@demo.se']) {
      const who = await school.signedIn(email);
      for (const name of [
        'gradingGroups',
        'gradeSheet',
        'studentGrades',
        'studentTimeline',
        'student',
        'details',
        'course',
        'calendar',
        'search',
      ])
        for (const given of ASKED[name]?.(form) ?? [{}]) found.push(...(await faults(who, name, given)));
    }
    expect(found).toEqual([]);
  });

  it.each(LEVELS)('%s: its student can read everything of their own', async (level) => {
    const form = forms.find((one) => one.level === level)!;
    const account = await school.as('STUDENT');
    await school.sql('UPDATE student SET user_id = $1 WHERE id = $2', [account.userId, form.studentId]);
    const who = await school.signedIn(account.email);
    const found: string[] = [];
    for (const name of [
      'me',
      'myProfile',
      'myData',
      'myCorrectionRequests',
      'student',
      'studentGrades',
      'studentTimeline',
      'files',
      'students',
      'exams',
      'courses',
      'ownCourse',
    ])
      for (const given of ASKED[name]?.(form) ?? [{}]) found.push(...(await faults(who, name, given)));
    expect(found).toEqual([]);
  });

  it('breaks no list: lists across all of them answer without errors', async () => {
    const found: string[] = [];
    for (const email of [
      'systemadmin@demo.se',
      'teacher@demo.se',
      'student@demo.se',
      'syv@demo.se',
      'guest@demo.se',
    ]) {
      const who = await school.signedIn(email);
      for (const name of Object.keys(QUERIES).filter(needsNothing))
        found.push(...(await faults(who, name, {})));
    }
    expect(found).toEqual([]);
  });

  it('breaks no REST list either', async () => {
    const who = await school.signedIn('systemadmin@demo.se');
    const { body } = await who.rest('GET', '/api/openapi.json');
    const paths = Object.entries((body as { paths: Record<string, Record<string, unknown>> }).paths)
      .filter(([path, methods]) => 'get' in methods && !path.includes('{'))
      .map(([path]) => path);
    expect(paths.length).toBeGreaterThan(30);
    const broken: string[] = [];
    for (const path of paths) {
      const { status } = await who.rest('GET', path.startsWith('/api') ? path : `/api${path}`);
      if (status >= 500) broken.push(`${path}: ${status}`);
    }
    for (const { studentId, courseId, instanceId } of forms)
      for (const path of [
        `/api/students/${studentId}`,
        `/api/student-details/${studentId}`,
        `/api/details/elev/${studentId}`,
        `/api/course/${courseId}`,
        `/api/course-instances/${instanceId}`,
      ]) {
        const { status } = await who.rest('GET', path);
        if (status >= 500) broken.push(`${path}: ${status}`);
      }
    expect(broken).toEqual([]);
  });
});
