import { makeCourse, makeEnrollment, makeInstance } from '../support/course-instances.js';
import { codeOf, type GraphqlAnswer } from '../support/school.js';
import {
  admin,
  call,
  courseId,
  day,
  type Instance,
  list,
  openCourseInstances,
  school,
  teacher,
} from '../support/course-instances-world.js';

const create = (values: object, course = courseId) =>
  call('createCourseInstance', 'CreateCourseInstanceInput', { courseId: course, values });

const made = async (values: object): Promise<Instance> =>
  (await create(values)).data!.createCourseInstance as Instance;

const fieldOf = (answer: GraphqlAnswer) =>
  (answer.errors[0]?.extensions.fields as { path: string; reason: string }[] | undefined)?.[0];

beforeAll(openCourseInstances);
afterAll(() => school.close());

describe('course instances', () => {
  test('one created without an end date gets it from points and pace, and its name from the course', async () => {
    const instance = await made({ startDate: '2027-01-11', pacePercent: 50 });
    expect(instance).toMatchObject({
      name: 'Matematik 1b',
      endDate: '2027-03-19',
      weeks: 10,
      status: 'OPEN',
      version: 1,
      gradesDueOn: '2027-04-02',
      ownGradesDueOn: null,
    });
  });

  test('a custom name can be reset to the course’s', async () => {
    const instance = await made({ startDate: '2027-01-11', name: 'Kvällsgrupp' });
    const rename = (version: number, values: object) =>
      admin.graphql(
        `mutation($input: UpdateCourseInstanceInput!) { updateCourseInstance(input: $input) { name } }`,
        { input: { id: instance.id, version, values } },
      );
    const kept = await rename(1, { capacity: 10 });
    expect(kept.data).toEqual({ updateCourseInstance: { name: 'Kvällsgrupp' } });
    const cleared = await rename(2, { name: null });
    expect(cleared.data).toEqual({ updateCourseInstance: { name: 'Matematik 1b' } });
  });

  test.each([
    [{ startDate: '2027-01-11', endDate: '2027-01-11' }, 'endDate', 'ORDER'],
    [{ startDate: '2027-01-11', endDate: '2027-01-10' }, 'endDate', 'ORDER'],
    [{}, 'startDate', 'REQUIRED'],
    [{ startDate: '2027-01-11', capacity: 0 }, 'capacity', 'RANGE'],
    [{ startDate: '2027-01-11', pacePercent: 201 }, 'pacePercent', 'RANGE'],
    [{ startDate: '2027-01-11', planning: 'ONGOING' }, 'planning', 'NOT_ALLOWED'],
    [{ startDate: '2027-01-11', municipality: 'Atlantis' }, 'municipality', 'BAD_REFERENCE'],
    [
      { startDate: '2027-01-11', teacherId: '0199f3a0-1c2d-7a00-8000-000000000001' },
      'teacherId',
      'BAD_REFERENCE',
    ],
  ])('rejects %j', async (values, path, reason) => {
    const answer = await create(values);
    expect(codeOf(answer)).toBe('BAD_USER_INPUT');
    expect(fieldOf(answer)).toMatchObject({ path, reason });
  });

  test('explains in the page’s own words that the end must be after the start', async () => {
    const answer = await create({ startDate: '2027-01-11', endDate: '2027-01-11' });
    expect(answer.errors[0]!.message).toBe('Slutdatum måste vara efter startdatum.');
  });

  test('a course without points requires an end date; an archived one gets no instances', async () => {
    const noPoints = await makeCourse(school, { points: null });
    expect(fieldOf(await create({ startDate: '2027-01-11' }, noPoints))).toMatchObject({ path: 'endDate' });
    const archived = await makeCourse(school, { archived_at: '2026-01-01T00:00:00Z' });
    expect(fieldOf(await create({ startDate: '2027-01-11' }, archived))).toMatchObject({
      path: 'courseId',
      reason: 'NOT_ALLOWED',
    });
  });

  test('an edit changes only the given fields, increments the version, and never overwrites another’s', async () => {
    const { id } = await made({ startDate: '2027-01-11', location: 'Sal 1', capacity: 20 });
    const edit = (version: number, values: object) =>
      call('updateCourseInstance', 'UpdateCourseInstanceInput', { id, version, values });
    const first = (await edit(1, { location: 'Sal 2' })).data!.updateCourseInstance;
    expect(first).toMatchObject({ location: 'Sal 2', capacity: 20, version: 2 });
    const late = await edit(1, { location: 'Sal 3' });
    expect(late.errors[0]!.extensions).toMatchObject({
      code: 'CONFLICT',
      reason: 'VERSION',
      currentVersion: 2,
    });
    const same = (await edit(2, { location: 'Sal 2' })).data!.updateCourseInstance;
    expect(same).toMatchObject({ version: 2 });
    expect((await edit(2, { capacity: null })).data!.updateCourseInstance).toMatchObject({ capacity: null });
  });

  test('counts students who hold a place, have started, left or been graded, but no drafts or removed entries', async () => {
    const own = await makeCourse(school);
    const instanceId = await makeInstance(school, own, {
      start_date: day(-80),
      end_date: day(-10),
      capacity: 3,
    });
    const enrol = async (status: string, value: string | null, more: object = {}, signed = true) =>
      makeEnrollment(
        school,
        { studentId: await school.student(), courseId: own, instanceId },
        { status, ...more },
        value === null ? null : { value, graded_on: day(-5), ...(signed ? {} : { signed_at: null }) },
      );
    await enrol('COMPLETED', 'C');
    await enrol('COMPLETED', 'F');
    await enrol('ACTIVE', 'A', {}, false);
    await enrol('ACTIVE', null);
    await enrol('PAUSED', null);
    await enrol('ADMITTED', null);
    await enrol('DROPPED_OUT', null);
    await enrol('ENDED_BY_PRINCIPAL', null);
    await enrol('NOT_STARTED', null);
    await enrol('CANCELLED', null);
    await enrol('ACTIVE', null, { removed_at: '2026-10-01T00:00:00Z' });
    const [instance] = await list({ ids: [instanceId] });
    expect(instance).toMatchObject({
      admitted: 6,
      started: 7,
      droppedOut: 2,
      graded: 2,
      ungraded: 3,
      status: 'FINISHED',
    });
    expect((await list({ overfull: true })).map(({ id }) => id)).toContain(instanceId);
    expect((await list({ ids: [instanceId], ungraded: true })).map(({ id }) => id)).toEqual([instanceId]);
  });

  test('a course without grades leaves nobody waiting for one', async () => {
    const orientation = await makeCourse(school, { kind: 'ORIENTATION' });
    const instanceId = await makeInstance(school, orientation, { start_date: day(-80), end_date: day(-10) });
    await makeEnrollment(school, { studentId: await school.student(), courseId: orientation, instanceId });
    const [instance] = await list({ ids: [instanceId] });
    expect(instance).toMatchObject({ ungraded: 0, gradesDueOn: null });
  });

  test.each([
    [{ planning: 'PLANNED', start_date: day(5), end_date: day(50) }, 'PLANNED'],
    [{ planning: 'OPEN', start_date: day(5), end_date: day(50) }, 'OPEN'],
    [{ planning: 'PLANNED', start_date: day(-5), end_date: day(50) }, 'ONGOING'],
    [{ planning: 'OPEN', start_date: day(-50), end_date: day(-5) }, 'FINISHED'],
    [{ planning: 'CANCELLED', start_date: day(-50), end_date: day(-5) }, 'CANCELLED'],
  ])('%j has status %s', async (row, status) => {
    const id = await makeInstance(school, courseId, row);
    expect((await list({ ids: [id] }))[0]).toMatchObject({ status });
    expect((await list({ ids: [id], statuses: [status] })).length).toBe(1);
  });

  test('filters by period, course, package, teacher, place, form and text', async () => {
    const own = await makeCourse(school, { name: 'Geologi' });
    const packageId = '0199f3a0-1c2d-7a00-8000-0000000000aa';
    await school.sql(`INSERT INTO course_package (id, name) VALUES ($1, 'Berg')`, [packageId]);
    await school.sql(
      'INSERT INTO course_package_course (package_id, course_id, position) VALUES ($1, $2, 1)',
      [packageId, own],
    );
    const id = await makeInstance(school, own, {
      start_date: '2030-01-07',
      end_date: '2030-03-01',
      teacher_id: teacher.teacherId,
      study_form: 'DISTANCE',
      municipality: 'Sollentuna',
      location: 'Grottan',
    });
    const found = async (filter: object) => (await list({ courseId: own, ...filter })).length;
    expect(await found({ from: '2030-03-01', to: '2030-12-31' })).toBe(1);
    expect(await found({ from: '2030-03-02' })).toBe(0);
    expect(await found({ to: '2030-01-06' })).toBe(0);
    // Events of a calendar month: start, end and due dates, not ongoing instances.
    expect(await found({ eventsFrom: '2030-01-01', eventsTo: '2030-01-31' })).toBe(1);
    expect(await found({ eventsFrom: '2030-02-01', eventsTo: '2030-02-28' })).toBe(0);
    expect(await found({ eventsFrom: '2030-03-15', eventsTo: '2030-03-31' })).toBe(1);
    expect(await found({ eventsFrom: '2030-03-16', eventsTo: '2030-03-31' })).toBe(0);
    expect(await found({ packageId })).toBe(1);
    expect(await found({ teacherId: teacher.teacherId })).toBe(1);
    expect(await found({ withoutTeacher: true })).toBe(0);
    expect(await found({ municipalities: ['Sollentuna', 'Täby'] })).toBe(1);
    expect(await found({ studyForms: ['CLASSROOM'] })).toBe(0);
    expect((await list({ q: 'grott' })).map((one) => one.id)).toEqual([id]);
    expect((await list({ q: 'geolog' })).map((one) => one.id)).toEqual([id]);
  });

  test('every order works in both directions', async () => {
    for (const field of [
      'COURSE',
      'START_DATE',
      'WEEKS',
      'TEACHER',
      'ADMITTED',
      'GRADED',
      'STATUS',
      'GRADES_DUE_ON',
    ]) {
      const up = await list({}, { field, direction: 'ASC' });
      const down = await list({}, { field, direction: 'DESC' });
      expect(up.map(({ id }) => id).sort()).toEqual(down.map(({ id }) => id).sort());
    }
  });

  test('one with students cannot be deleted, and the refusal says how many; one without can', async () => {
    const own = await makeCourse(school);
    const instanceId = await makeInstance(school, own);
    const to = { courseId: own, instanceId };
    for (let n = 0; n < 14; n += 1)
      await makeEnrollment(school, { studentId: await school.student(), ...to });
    const remove = () => call('deleteCourseInstance', 'DeleteCourseInstanceInput', { id: instanceId }, '');
    const refused = await remove();
    expect(refused.errors[0]).toMatchObject({
      message: 'Tillfället har 14 elever och kan inte tas bort – ställ in det i stället.',
      extensions: { code: 'CONFLICT', reason: 'HAS_STUDENTS' },
    });
    expect((await list({ ids: [instanceId] }))[0]!.viewerMay.delete).toBe(false);
    await school.sql('UPDATE enrollment SET removed_at = now() WHERE course_instance_id = $1', [instanceId]);
    expect((await list({ ids: [instanceId] }))[0]!.viewerMay.delete).toBe(true);
    expect((await remove()).data).toEqual({ deleteCourseInstance: instanceId });
    const left = await school.sql('SELECT 1 AS one FROM enrollment WHERE course_id = $1', [own]);
    expect(left).toHaveLength(14);
  });

  test('the student list shows everyone in the instance, without draft grades, and leaves a trace', async () => {
    const own = await makeCourse(school);
    const instanceId = await makeInstance(school, own);
    const to = { courseId: own, instanceId };
    const [anna, bo] = [
      await school.student({ name: 'Anna', personalNumber: '199001012385', isProtected: true }),
      await school.student({ name: 'Bo' }),
    ];
    await makeEnrollment(school, { studentId: bo, ...to }, {}, { value: 'C', graded_on: '2026-10-23' });
    await makeEnrollment(
      school,
      { studentId: anna, ...to },
      {},
      { value: 'A', graded_on: '2026-10-23', signed_at: null },
    );
    const { status, body } = await admin.rest('GET', `/api/course-instances/${instanceId}/students`);
    expect(status).toBe(200);
    expect(body).toMatchObject([
      { name: 'Anna', personalNumber: '19900101-2385', isProtected: true, grade: null, pacePercent: 50 },
      { name: 'Bo', grade: 'C', gradedOn: '2026-10-23' },
    ]);
    const [log] = await school.sql<{ action: string }>(
      'SELECT action FROM access_log WHERE user_id = $1 ORDER BY id DESC LIMIT 1',
      [admin.userId],
    );
    expect(log).toEqual({ action: 'LIST_STUDENTS' });
  });

  test('items needing attention are counted across all instances', async () => {
    const { data } = await admin.graphql(
      '{ courseInstanceAttention { withoutTeacher overfull ungraded overloaded } }',
    );
    const open = ['PLANNED', 'OPEN', 'ONGOING'];
    const count = async (filter: object) => (await list(filter)).length;
    expect(data!.courseInstanceAttention).toEqual({
      withoutTeacher: await count({ statuses: open, withoutTeacher: true }),
      overfull: await count({ statuses: open, overfull: true }),
      ungraded: await count({ ungraded: true }),
      overloaded: await count({ overloaded: true }),
    });
  });

  test('REST lists, creates, changes and deletes', async () => {
    const body = { courseId, startDate: '2031-01-13', location: 'Aula' };
    const posted = await admin.rest('POST', '/api/course-instances', { body });
    expect(posted.status).toBe(201);
    const { _id } = posted.body as { _id: string };
    expect(posted.headers.get('etag')).toBe('"1"');
    const path = `/api/course-instances/${_id}`;
    const put = await admin.rest('PUT', path, {
      body: { location: 'Källaren' },
      headers: { 'if-match': '"1"' },
    });
    expect(put.body).toMatchObject({ location: 'Källaren', version: 2 });
    expect((await admin.rest('PUT', path, { body: { version: 1, location: 'X' } })).status).toBe(409);
    expect((await admin.rest('PUT', path, { body: { lokal: 'X' } })).status).toBe(400);
    const listed = await admin.rest('GET', '/api/course-instances?q=k%C3%A4llaren');
    expect(listed.body).toMatchObject([{ _id, location: 'Källaren' }]);
    expect((await admin.rest('DELETE', path)).status).toBe(204);
    expect((await admin.rest('GET', path)).status).toBe(404);
  });
});
