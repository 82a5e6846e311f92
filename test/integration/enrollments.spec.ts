import { codeOf, type Person } from '../support/school.js';
import { addCourse, addEnrollment, addGrade, addInstance } from '../support/studies.js';
import {
  admin,
  ask,
  freshCourse,
  instance,
  list,
  onCourse,
  openEnrollments,
  past,
  school,
  soon,
  yesterday,
} from '../support/enrollments-world.js';

beforeAll(openEnrollments);
afterAll(() => school.close());
beforeEach(freshCourse);

describe('enrolments', () => {
  describe('are found', () => {
    test('by student, personal number, municipality, education, instance and teacher', async () => {
      const teacher = await school.as('TEACHER');
      const own = await addCourse(school, { name: 'Astronomi', code: 'ASTAST01' });
      const group = await addInstance(school, own, { name: 'Kvällsgrupp', teacherId: teacher.teacherId });
      const student = await school.student({
        name: 'Ödla Öst',
        personalNumber: '199001019802',
        municipality: 'Solna',
      });
      const id = await addEnrollment(school, student, { courseId: own, courseInstanceId: group });
      const filters = [
        { q: 'ödla' },
        { q: '900101-9802' },
        { studentId: student },
        { education: 'astast' },
        { education: 'kvälls' },
        { targetId: own },
        { courseInstanceId: group },
        { teacherId: teacher.teacherId },
        { municipalities: ['Solna'], types: ['Course'], statuses: ['ACTIVE'] },
      ];
      for (const filter of filters) expect([filter, await list(filter)]).toEqual([filter, [id]]);
    });

    test('as counting, only planned, or removed', async () => {
      const student = await school.student();
      const gone = await onCourse(student);
      await school.sql('UPDATE enrollment SET removed_at = now() WHERE id = $1', [gone]);
      const held = await onCourse(student);
      const planned = await addEnrollment(school, student, {
        courseId: await addCourse(school),
        isEnrollment: false,
      });
      expect(await list({ studentId: student })).toEqual([held]);
      expect(await list({ studentId: student, state: 'PLANNED' })).toEqual([planned]);
      expect(await list({ studentId: student, state: 'REMOVED' })).toEqual([gone]);
    });

    test('by what is waiting for someone', async () => {
      const studentId = await school.student();
      const over = { startDate: past, endDate: yesterday };
      const onOther = async (status = 'ACTIVE', dates = { startDate: past, endDate: soon }) =>
        addEnrollment(school, studentId, { courseId: await addCourse(school), status, ...dates });
      const ungraded = await onOther('ACTIVE', over);
      const graded = await onOther('COMPLETED', over);
      await addGrade(school, graded, 'C');
      const drafted = await onOther('ACTIVE', over);
      await addGrade(school, drafted, 'C', { signed: false });
      const silent = await onOther();
      const busy = await onOther();
      await school.sql('UPDATE enrollment SET last_activity_on = today() - 22 WHERE id = $1', [silent]);
      await school.sql('UPDATE enrollment SET last_activity_on = today() - 21 WHERE id = $1', [busy]);
      const unconfirmed = await onOther('ADMITTED');
      const waiting = (attention: string, more = {}) => list({ studentId, attention: [attention], ...more });
      expect((await waiting('UNGRADED')).sort()).toEqual([ungraded, drafted].sort());
      expect(await waiting('INACTIVE')).toEqual([silent]);
      expect((await waiting('INACTIVE', { inactiveDays: 20 })).sort()).toEqual([silent, busy].sort());
      expect(await waiting('NOT_CONFIRMED')).toEqual([unconfirmed]);
      expect(await waiting('UNREPORTED')).not.toContain(unconfirmed);
    });

    test('in any order, page by page', async () => {
      const names = ['Åsa', 'Ärla', 'Östen', 'Adam'];
      for (const name of names) await onCourse(await school.student({ name }));
      const read = async (field: string, direction: string, page = 1) => {
        const { data } = await ask(
          'query($input: EnrollmentsInput) { enrollments(input: $input) { nodes { student { name } } } }',
          { filter: { courseInstanceId: instance }, sort: { field, direction }, first: 2, page },
        );
        const { nodes } = data!['enrollments'] as { nodes: { student: { name: string } }[] };
        return nodes.map(({ student }) => student.name);
      };
      expect(await read('STUDENT', 'ASC')).toEqual(['Adam', 'Åsa']);
      expect(await read('STUDENT', 'ASC', 2)).toEqual(['Ärla', 'Östen']);
    });

    test('in the order of the Swedish words for status and reason, not of their codes', async () => {
      const statuses = ['COMPLETED', 'ACTIVE', 'PAUSED', 'ADMITTED', 'DROPPED_OUT'];
      for (const status of statuses) await onCourse(await school.student(), status);
      const { data } = await ask(
        'query($input: EnrollmentsInput) { enrollments(input: $input) { nodes { status } } }',
        { filter: { courseInstanceId: instance }, sort: { field: 'STATUS', direction: 'ASC' } },
      );
      const { nodes } = data!['enrollments'] as { nodes: { status: string }[] };
      // Antagen, Avbrott, Pågående, Slutförd, Studieuppehåll.
      expect(nodes.map(({ status }) => status)).toEqual([
        'ADMITTED',
        'DROPPED_OUT',
        'ACTIVE',
        'COMPLETED',
        'PAUSED',
      ]);
    });

    test('with the reading recorded in the access log', async () => {
      await list({ courseInstanceId: instance });
      const rows = await school.sql(
        `SELECT FROM access_log WHERE user_id = $1 AND action = 'LIST_ENROLLMENTS'`,
        [admin.userId],
      );
      expect(rows.length).toBeGreaterThan(0);
    });
  });

  test('edited one at a time keep the other editor’s change', async () => {
    const id = await onCourse(await school.student());
    const path = `/api/student-enrollments/${id}`;
    const read = await admin.rest('GET', path);
    expect(read.headers.get('etag')).toBe('"1"');
    const headers = { 'if-match': '"1"' };
    const body = { status: 'PAUSED', effectiveOn: yesterday, reason: 'ILLNESS' };
    expect(await admin.rest('PUT', path, { body, headers })).toMatchObject({
      status: 200,
      body: { status: 'PAUSED', statusOn: yesterday, statusReason: 'ILLNESS', version: 2 },
    });
    expect(await admin.rest('PUT', path, { body, headers })).toMatchObject({ status: 409 });
    expect((await admin.rest('GET', path)).body).toMatchObject({
      statusHistory: [{ status: 'PAUSED', reason: 'ILLNESS' }],
    });
  });

  test('removed through REST remain, with their reason', async () => {
    const id = await onCourse(await school.student());
    const path = `/api/student-enrollments/${id}`;
    expect((await admin.rest('DELETE', path, { body: {} })).status).toBe(400);
    expect(await admin.rest('DELETE', path, { body: { reason: 'Fel elev' } })).toMatchObject({
      status: 200,
      body: { removedReason: 'Fel elev' },
    });
    expect((await admin.rest('GET', path)).status).toBe(200);
  });

  test('students are found by the numbers and e-mail addresses in a pasted list', async () => {
    const byNumber = await school.student({ personalNumber: '198512249809' });
    const byMail = await school.student({ email: 'Nora@exempel.se' });
    const { data } = await ask(
      'query($input: FindStudentsInput!) { findStudents(input: $input) { found { id } unknown } }',
      { keys: ['851224-9809', ' nora@exempel.se', '', '19640823-9819', 'någon'] },
    );
    expect(data!['findStudents']).toEqual({
      found: [{ id: byNumber }, { id: byMail }],
      unknown: ['19640823-9819', 'någon'],
    });
  });

  test('are reported to CSN once started, again once changed, and the file is kept', async () => {
    const student = await school.student({ personalNumber: '197806159815' });
    const running = await onCourse(student);
    const coming = await addEnrollment(school, student, {
      courseId: await addCourse(school),
      status: 'ADMITTED',
      startDate: soon,
      endDate: soon,
    });
    const selection = { filter: { studentId: student } };
    const report = () =>
      ask(
        'mutation($input: ReportToCsnInput!) { reportToCsn(input: $input) { id rows { enrollmentId event } } }',
        { selection },
      );
    const first = (await report()).data!['reportToCsn'] as { id: string };
    expect(first).toMatchObject({ rows: [{ enrollmentId: running, event: 'Start' }] });
    expect(codeOf(await report())).toBe('BAD_USER_INPUT');
    const drop = { status: 'DROPPED_OUT', effectiveOn: yesterday, reason: 'WORK' };
    await admin.rest('PUT', `/api/student-enrollments/${running}`, { body: drop });
    expect((await report()).data!['reportToCsn']).toMatchObject({
      rows: [{ enrollmentId: running, event: 'Avbrott' }],
    });
    expect(await list({ studentId: student, attention: ['UNREPORTED'] })).not.toContain(coming);
    const kept = await admin.graphql('query($id: ID!) { csnReport(id: $id) { size } }', { id: first.id });
    expect(kept.data).toEqual({ csnReport: { size: 1 } });
  });

  test('a draft grade stays with the teacher: the student sees it once it is signed', async () => {
    const student = await school.asStudent();
    const id = await onCourse(student.studentId);
    const grade = await addGrade(school, id, 'B', { signed: false });
    const seenBy = async (who: Person) => {
      const query = 'query($id: ID!) { student(id: $id) { education { grade version } } }';
      const { data } = await who.graphql(query, { id: student.studentId });
      return data!['student']!.education;
    };
    expect(await seenBy(student)).toEqual([{ grade: null, version: 1 }]);
    expect(await seenBy(admin)).toEqual([{ grade: 'B', version: 1 }]);
    await school.sql('UPDATE grade SET signed_at = now() WHERE id = $1', [grade]);
    expect(await seenBy(student)).toEqual([{ grade: 'B', version: 1 }]);
  });
});
