import { School, type Person } from '../support/school.js';
import { addCourse, addEnrollment, addInstance } from '../support/studies.js';

describe('answers that name a protected student without an id', () => {
  let school: School;
  let admin: Person;
  let hidden: string;
  let course: string;
  let instance: string;
  let enrollment: string;

  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
    hidden = await school.student({ name: 'Skyddad Elev', isProtected: true });
    const open = await school.student({ name: 'Vanlig Elev' });
    course = await addCourse(school);
    instance = await addInstance(school, course);
    enrollment = await addEnrollment(school, hidden, { courseId: course, courseInstanceId: instance });
    await addEnrollment(school, open, { courseId: course, courseInstanceId: instance });
  });
  afterAll(() => school.close());

  /** The student of each access-log record of this call. */
  async function recorded(call: () => Promise<unknown>): Promise<unknown[]> {
    await school.unguarded('DELETE FROM access_log');
    expect(JSON.stringify(await call())).toContain('Skyddad Elev');
    const rows = await school.sql<{ student_id: string }>(
      'SELECT student_id FROM access_log WHERE user_id = $1 AND student_id IS NOT NULL AND is_protected',
      [admin.userId],
    );
    return rows.map(({ student_id: id }) => id);
  }

  const answerOf = async (query: string, input: object) => {
    const { data, errors } = await admin.graphql(query, { input });
    expect(errors).toEqual([]);
    return data;
  };

  test('when previewing many enrolments', async () => {
    const query = `query ($input: EnrollManyInput!) { previewEnrollMany(input: $input) { refused { examples } } }`;
    const input = { students: { ids: [hidden] }, targets: [{ courseInstanceId: instance }] };
    expect(await recorded(() => answerOf(query, input))).toEqual([hidden]);
  });

  test('when previewing a change of enrolments', async () => {
    const query = `query ($input: EnrollmentChangeInput!) {
      previewEnrollmentChange(input: $input) { refused { examples } warnings { examples } } }`;
    const action = { status: { status: 'ACTIVE', effectiveOn: '2026-01-10' } };
    const input = { selection: { ids: [enrollment] }, action };
    expect(await recorded(() => answerOf(query, input))).toEqual([hidden]);
  });

  test('when listing the subjects of a document', async () => {
    const query = `query ($input: DocumentSubjectsInput!) { documentSubjects(input: $input) { nodes { label } } }`;
    expect(await recorded(() => answerOf(query, { type: 'STUDY_CERTIFICATE' }))).toEqual([hidden]);
  });

  test('when previewing a list', async () => {
    const query = `query ($input: DocumentInput!) { documentPreview(input: $input) {
      sheet { blocks { table { rows } } } } }`;
    const input = { type: 'STUDENT_LIST', subjectId: instance };
    expect(await recorded(() => answerOf(query, input))).toEqual([hidden]);
  });

  test('when notifications are listed, paged and handled', async () => {
    const [{ id }] = (await school.sql(
      `INSERT INTO notification (id, kind, cause, message, student_id, audience, recipients)
       VALUES (gen_random_uuid(), 'MESSAGE', 'a', 'Om Skyddad Elev', $1, 'ADMINISTRATORS', '{}') RETURNING id`,
      [hidden],
    )) as [{ id: string }];
    expect(await recorded(() => admin.graphql('{ notifications { message } }'))).toEqual([hidden]);
    expect(await recorded(() => admin.rest('GET', '/api/notifications'))).toEqual([hidden]);
    const page = '{ notificationPage { nodes { message } } }';
    expect(await recorded(() => admin.graphql(page))).toEqual([hidden]);
    const resolve = `mutation ($input: ResolveNotificationInput!) { resolveNotification(input: $input) { message } }`;
    expect(await recorded(() => answerOf(resolve, { id }))).toEqual([hidden]);
  });
});
