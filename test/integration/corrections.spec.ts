import { codeOf, School, type Person } from '../support/school.js';

const FIELDS = 'id subject text outcome answer answeredAt answeredBy';
const REQUEST = `mutation($input: RequestCorrectionInput!) { requestCorrection(input: $input) { ${FIELDS} } }`;
const ANSWER = `mutation($input: AnswerCorrectionInput!) { answerCorrection(input: $input) { ${FIELDS} } }`;

describe('a correction requested by a student', () => {
  let school: School;
  let admin: Person;
  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN', { name: 'Ada Admin' });
  });
  afterAll(() => school.close());

  const ask = (student: Person, text = 'Mitt efternamn stavas Öberg.') =>
    student.graphql(REQUEST, { input: { subject: 'IDENTITY', text } });
  const asked = async (student: Person): Promise<string> => {
    const { data, errors } = await ask(student);
    expect(errors).toEqual([]);
    return data!.requestCorrection.id;
  };
  const answer = (id: string, text = 'Nu stavas det rätt.') =>
    admin.graphql(ANSWER, { input: { id, outcome: 'CORRECTED', answer: text } });
  const notices = async (person: Person) => {
    const { data } = await person.graphql('{ notifications { kind message meta { url } } }');
    return data!.notifications;
  };

  test('is reported only to administrators, by name and with a link, and appears in the history', async () => {
    const teacher = await school.as('TEACHER');
    const student = await school.asStudent({ name: 'Rut Rättelse', teacherId: teacher.teacherId });
    await asked(student);
    expect(await notices(admin)).toContainEqual({
      kind: 'CORRECTION_REQUESTED',
      message: 'Rut Rättelse begär rättelse av en uppgift.',
      meta: { url: `/student/${student.studentId}` },
    });
    expect((await notices(teacher)).filter(({ kind }) => kind === 'CORRECTION_REQUESTED')).toEqual([]);
    expect(
      await school.sql('SELECT changes, changed_by FROM change_history WHERE student_id = $1', [
        student.studentId,
      ]),
    ).toEqual([{ changes: ['correctionRequest'], changed_by: student.userId }]);
  });

  test('is answered once, in words the student reads, and then leaves the list', async () => {
    const student = await school.asStudent({ name: 'Sven Svarad' });
    const id = await asked(student);
    const { data } = await answer(id);
    expect(data!.answerCorrection).toMatchObject({ outcome: 'CORRECTED', answeredBy: 'Ada Admin' });
    expect(codeOf(await answer(id, 'En gång till.'))).toBe('CONFLICT');
    const own = await student.graphql(`{ myCorrectionRequests { ${FIELDS} } }`);
    expect(own.data!.myCorrectionRequests).toMatchObject([
      { id, text: 'Mitt efternamn stavas Öberg.', outcome: 'CORRECTED', answer: 'Nu stavas det rätt.' },
    ]);
    expect((await notices(admin)).filter(({ message }) => message.startsWith('Sven'))).toEqual([]);
    const history = await school.sql<{ changes: string[] }>(
      'SELECT changes FROM change_history WHERE student_id = $1 ORDER BY changed_at',
      [student.studentId],
    );
    expect(history.flatMap(({ changes }) => changes)).toEqual(['correctionRequest', 'correctionAnswer']);
  });

  test('requires text from both sides', async () => {
    const student = await school.asStudent();
    expect(codeOf(await ask(student, '  '))).toBe('BAD_USER_INPUT');
    expect(codeOf(await ask(student, 'x'.repeat(2_001)))).toBe('BAD_USER_INPUT');
    expect(codeOf(await answer(await asked(student), ' '))).toBe('BAD_USER_INPUT');
  });

  test('may wait together with at most nine others', async () => {
    const student = await school.asStudent();
    for (let n = 0; n < 10; n += 1) await asked(student);
    expect(codeOf(await ask(student))).toBe('BAD_USER_INPUT');
  });

  test('is not readable by other students; an account without a record cannot request one', async () => {
    const [student, other] = [await school.asStudent(), await school.asStudent()];
    await asked(student);
    const seen = await other.graphql('{ myCorrectionRequests { id } }');
    expect(seen.data!.myCorrectionRequests).toEqual([]);
    expect(codeOf(await ask(await school.as('STUDENT')))).toBe('FORBIDDEN');
  });

  test('leaves a trace in the access log when administrators read it', async () => {
    const student = await school.asStudent();
    const id = await asked(student);
    const { data } = await admin.graphql('query($id: ID!) { correctionRequests(studentId: $id) { id } }', {
      id: student.studentId,
    });
    expect(data!.correctionRequests).toEqual([{ id }]);
    expect(
      await school.sql('SELECT action FROM access_log WHERE student_id = $1', [student.studentId]),
    ).toEqual([{ action: 'READ_STUDENT' }]);
  });
});
