import { School, type Person } from '../support/school.js';

const T_NUMBER = '20000131-TF01';
const INTERIM = '19900101-T809';

describe('students without a population register number', () => {
  let school: School;
  let admin: Person;
  let id: string;
  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
    const made = await admin.rest('POST', '/api/students', {
      body: { name: 'Tova Tillfällig', personalNumber: '20000131 tf01' },
    });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ personalNumber: T_NUMBER, personalNumberKind: 'TEMPORARY' });
    id = (made.body as { _id: string })._id;
  });
  afterAll(() => school.close());

  test.each([
    [INTERIM, INTERIM, 'INTERIM'],
    ['900161-9809', '19900161-9809', 'SAMORDNINGSNUMMER'],
    ['851224-9809', '19851224-9809', 'PERSONNUMMER'],
    [null, null, 'NONE'],
  ])('%s is returned with its kind over REST and GraphQL', async (typed, shown, kind) => {
    const made = await admin.graphql(
      `mutation ($input: CreateStudentInput!) {
        createStudent(input: $input) { id personalNumber personalNumberKind } }`,
      { input: { name: 'Någon Annan', personalNumber: typed } },
    );
    const student = made.data!['createStudent'];
    expect(student).toMatchObject({ personalNumber: shown, personalNumberKind: kind });
    expect((await admin.rest('GET', `/api/student-details/${student.id}`)).body).toMatchObject({
      personalNumber: shown,
      personalNumberKind: kind,
    });
    expect((await admin.rest('GET', `/api/details/Elev/${student.id}`)).body).toMatchObject({
      personalNumberKind: kind,
    });
  });

  test('no two students share a T-number, however it is written', async () => {
    const again = await admin.rest('POST', '/api/students', {
      body: { name: 'Tova Två', personalNumber: '000131-TF01' },
    });
    expect(again).toMatchObject({ status: 409, body: { reason: 'DUPLICATE' } });
  });

  test('a plus sign is refused in the number of somebody under a hundred', async () => {
    const refused = await admin.rest('POST', '/api/students', {
      body: { name: 'Ung', personalNumber: '19900101+9802' },
    });
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'personalNumber', reason: 'FORMAT' }] },
    });
  });

  test.each(['20000131-TF01', '20000131tf01', '20000131-TF', 'TF01'])(
    '%s finds the student in the search, the list, the enrolments and a pasted list',
    async (typed) => {
      const q = encodeURIComponent(typed);
      const found = (await admin.rest('GET', `/api/search?type=Alla&q=${q}`)).body;
      expect(found).toMatchObject([{ id, type: 'Elev', subtitle: '2000-01-31' }]);
      expect((await admin.rest('GET', `/api/students?q=${q}`)).body).toMatchObject([{ _id: id }]);
      const { data } = await admin.graphql(
        `query ($type: DocumentType!, $q: String) { documentSubjects(input: { type: $type, q: $q }) {
          nodes { id detail } } }`,
        { type: 'STUDY_CERTIFICATE', q: typed },
      );
      expect(data).toMatchObject({ documentSubjects: { nodes: [{ id, detail: '2000-01-31' }] } });
      if (typed.length < 12) return;
      const pasted = await admin.graphql(
        'query ($keys: [String!]!) { findStudents(input: { keys: $keys }) { found { id personalNumber } } }',
        { keys: [typed] },
      );
      expect(pasted.data).toMatchObject({ findStudents: { found: [{ id, personalNumber: T_NUMBER }] } });
    },
  );

  test('a T-number replaced by a personal number is kept, and still finds the student', async () => {
    const made = await admin.rest('POST', '/api/students', {
      body: { name: 'Tage Tillfällig', personalNumber: '19991231-TF07' },
    });
    const own = (made.body as { _id: string })._id;
    const given = await admin.rest('PUT', `/api/student-details/${own}`, {
      body: { personalNumber: '19991231-2387' },
    });
    expect(given).toMatchObject({ status: 200, body: { student: { personalNumberKind: 'PERSONNUMMER' } } });
    for (const typed of ['19991231-TF07', '19991231-TF'])
      expect(
        (await admin.rest('GET', `/api/search?type=Alla&q=${encodeURIComponent(typed)}`)).body,
      ).toMatchObject([{ id: own }]);
    const { data } = await admin.graphql('query ($id: ID!) { student(id: $id) { previousNumbers } }', {
      id: own,
    });
    expect(data).toEqual({ student: { previousNumbers: ['19991231-TF07'] } });
  });
});
