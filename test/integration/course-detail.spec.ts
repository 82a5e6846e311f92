import { randomUUID } from 'node:crypto';
import { codeOf, School, type Answer, type Person } from '../support/school.js';
import { addGrade } from '../support/studies.js';

interface CourseAnswer {
  _id: string;
  courseName: string;
  teacher: { _id: string; username: string } | null;
  students: { _id: string; name: string }[];
}

const COURSE =
  'query($id: ID!) { course(id: $id) { id courseName teacher { id username } students { id name } } }';

const FACTS = `query($id: ID!) { course(id: $id) { students { name status grade } instance {
  courseId courseName startDate endDate pacePercent capacity admitted status gradesSignedAt viewerMay { grade administer } } } }`;

describe('the course page', () => {
  let school: School;
  let specped: Person;
  let teacher: Person;
  let admin: Person;

  beforeAll(async () => {
    school = await School.open();
    specped = await school.as('SPECPED');
    teacher = await school.as('TEACHER', { name: 'Åsa Öberg' });
    admin = await school.as('ADMIN');
  });
  afterAll(() => school.close());

  const open = (id: string, person = specped): Promise<Answer> =>
    person.rest('GET', `/api/details/Kurs/${id}`);
  const read = async (id: string, person = specped): Promise<CourseAnswer> => {
    const { status, body } = await open(id, person);
    expect([status, body]).toEqual([200, expect.any(Object)]);
    return body as CourseAnswer;
  };
  const namesOf = async (id: string, person = specped): Promise<string[]> =>
    (await read(id, person)).students.map(({ name }) => name);

  async function make(table: string, values: Record<string, unknown>, hasId = true): Promise<string> {
    const row = { id: randomUUID(), ...values };
    if (!hasId) delete (row as { id?: string }).id;
    const names = Object.keys(row);
    await school.sql(
      `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
      Object.values(row),
    );
    return row.id;
  }
  const course = (name = 'Keramik 1') =>
    make('course', { code: randomUUID().slice(0, 8), name, system: 'LOCAL' });

  test('has only id, name, teacher and students', async () => {
    const id = await course();
    await make('course_instance', {
      course_id: id,
      name: 'Keramik 1 distans',
      end_date: '2099-01-01',
      teacher_id: teacher.teacherId,
    });
    const student = await school.student({ name: 'Berit Ek' });
    await make('enrollment', { student_id: student, course_id: id });
    expect(await read(id)).toEqual({
      _id: id,
      courseName: 'Keramik 1',
      teacher: { _id: teacher.teacherId, username: 'Åsa Öberg' },
      students: [{ _id: student, name: 'Berit Ek' }],
    });
  });

  test('of an instance shows each student’s status, and what is known about it', async () => {
    const courseId = await course('Drejning 1');
    const id = await make('course_instance', {
      course_id: courseId,
      name: 'Drejning 1 kväll',
      start_date: '2026-01-12',
      end_date: '2099-01-01',
      teacher_id: teacher.teacherId,
      capacity: 12,
    });
    const [graded, drafted] = [
      await school.student({ name: 'A Betygsatt' }),
      await school.student({ name: 'B Utkast' }),
    ];
    const enrolled = (student: string) =>
      make('enrollment', {
        student_id: student,
        course_id: courseId,
        course_instance_id: id,
        status: 'ACTIVE',
      });
    await addGrade(school, await enrolled(graded), 'C');
    await addGrade(school, await enrolled(drafted), 'A', { signed: false });
    const facts = async (who: Person) => {
      const { data, errors } = await who.graphql(FACTS, { id });
      expect(errors).toEqual([]);
      return data!.course!;
    };
    const { students, instance } = await facts(specped);
    expect(students).toEqual([
      { name: 'A Betygsatt', status: 'ACTIVE', grade: 'C' },
      { name: 'B Utkast', status: 'ACTIVE', grade: null },
    ]);
    expect(instance).toEqual({
      ...{ courseId, courseName: 'Drejning 1', startDate: '2026-01-12', endDate: '2099-01-01' },
      ...{ pacePercent: 100, capacity: 12, admitted: 2, status: 'ONGOING', gradesSignedAt: null },
      viewerMay: { grade: false, administer: false },
    });
    expect((await facts(teacher)).instance!.viewerMay).toEqual({ grade: true, administer: false });
    expect((await facts(await school.as('TEACHER'))).instance!.viewerMay.grade).toBe(false);
    expect((await facts(admin)).instance!.viewerMay).toEqual({ grade: true, administer: true });
    const { data } = await specped.graphql(FACTS, { id: courseId });
    expect(data!.course!.instance).toBeNull();
  });

  test('of an instance shows what has happened, with names by permission and no hidden students', async () => {
    const courseId = await course('Glas 1');
    const id = await make('course_instance', {
      ...{ course_id: courseId, name: 'Glas 1 dag', start_date: '2026-01-12', teacher_id: teacher.teacherId },
      ...{ created_at: '2025-11-01T10:00:00Z', grades_signed_at: '2026-06-01T10:00:00Z' },
      grades_signed_by_name: 'Åsa Öberg',
    });
    const enrolled = async (student: string, status = 'ACTIVE') =>
      make('enrollment', {
        ...{ student_id: student, course_id: courseId, course_instance_id: id, status },
        created_at: '2025-12-01T10:00:00Z',
      });
    await enrolled(await school.student({ name: 'A Synlig' }));
    const left = await enrolled(await school.student({ name: 'B Slutar' }), 'DROPPED_OUT');
    await enrolled(await school.student({ name: 'C Skyddad', isProtected: true }));
    await make('enrollment_status_change', {
      ...{ enrollment_id: left, status: 'DROPPED_OUT', effective_on: '2026-03-02' },
      ...{ changed_at: '2026-03-03T10:00:00Z', changed_by_name: 'Ada Admin' },
    });
    const timeline = async (who: Person, of = id) => {
      const { data, errors } = await who.graphql(
        'query($id: ID!) { course(id: $id) { timeline { text by link } } }',
        { id: of },
      );
      expect(errors).toEqual([]);
      return data!.course!.timeline;
    };
    const signed = { text: 'Betygen signerades', link: null };
    const dropped = { text: 'B Slutar: Avbrott från 2026-03-02', link: null };
    const created = { text: 'Tillfället lades upp', by: null, link: null };
    expect(await timeline(admin)).toEqual([
      { ...signed, by: 'Åsa Öberg' },
      { ...dropped, by: 'Ada Admin' },
      { text: '3 elever skrevs in', by: null, link: null },
      created,
    ]);
    expect(await timeline(specped)).toEqual([
      { ...signed, by: null },
      { ...dropped, by: null },
      { text: '2 elever skrevs in', by: null, link: null },
      created,
    ]);
    expect(await timeline(specped, courseId)).toEqual([
      { text: 'Betygen signerades i Glas 1 dag, 2026-01-12', by: null, link: `/education/${id}` },
      { text: 'Glas 1 dag, 2026-01-12 lades upp', by: null, link: `/education/${id}` },
    ]);
  });

  test('counts files for those who may see them, and shows the catalogue’s facts', async () => {
    const courseId = await course('Emalj 1');
    const id = await make('course_instance', {
      course_id: courseId,
      name: 'Emalj 1',
      start_date: '2026-01-12',
    });
    const student = await school.student({ name: 'Fia Fil' });
    await make('enrollment', {
      student_id: student,
      course_id: courseId,
      course_instance_id: id,
      status: 'ACTIVE',
    });
    const ask = async (who: Person, of: string) => {
      const { data, errors } = await who.graphql(
        `query($id: ID!) { course(id: $id) { students { fileCount startDate } catalogue { code system isArchived
          instances { id status admitted } courses { id } partOf { name } } } }`,
        { id: of },
      );
      expect(errors).toEqual([]);
      return data!.course!;
    };
    expect((await ask(teacher, id)).students).toEqual([{ fileCount: 0, startDate: null }]);
    expect((await ask(specped, id)).students).toEqual([{ fileCount: null, startDate: null }]);
    expect((await ask(specped, id)).catalogue).toBeNull();
    const pack = await make('course_package', { name: 'Hantverk' });
    await make('course_package_course', { package_id: pack, course_id: courseId, position: 1 }, false);
    expect((await ask(specped, courseId)).catalogue).toEqual({
      ...{ code: expect.any(String), system: 'LOCAL', isArchived: false, courses: [] },
      instances: [{ id, status: 'ONGOING', admitted: 1 }],
      partOf: [{ name: 'Hantverk' }],
    });
    expect((await ask(specped, pack)).catalogue).toMatchObject({
      courses: [{ id: courseId }],
      instances: [],
    });
  });

  test('exists for a course, an instance, a package and a program alike', async () => {
    const courseId = await course();
    const instance = await make('course_instance', {
      course_id: courseId,
      name: 'Kvällskurs',
      teacher_id: teacher.teacherId,
    });
    const bundle = await make('course_package', { name: 'Vårdpaketet' });
    const program = await make('program', { name: 'Vårdprogrammet' });
    const [inCourse, placed, inBundle, inProgram] = [
      await school.student({ name: 'Kurs' }),
      await school.student({ name: 'Placerad' }),
      await school.student({ name: 'Paket' }),
      await school.student({ name: 'Program' }),
    ];
    await make('enrollment', { student_id: inCourse, course_id: courseId });
    await make('enrollment', { student_id: placed, course_id: courseId, course_instance_id: instance });
    await make('enrollment', { student_id: inBundle, package_id: bundle });
    await make('enrollment', { student_id: inProgram, program_id: program });
    expect(await namesOf(courseId)).toEqual(['Kurs', 'Placerad']);
    expect(await read(instance)).toMatchObject({
      courseName: 'Kvällskurs',
      teacher: { username: 'Åsa Öberg' },
      students: [{ name: 'Placerad' }],
    });
    expect(await read(bundle)).toMatchObject({
      courseName: 'Vårdpaketet',
      teacher: null,
      students: [{ name: 'Paket' }],
    });
    expect(await read(program)).toMatchObject({
      courseName: 'Vårdprogrammet',
      teacher: null,
      students: [{ name: 'Program' }],
    });
  });

  test('shows the points a program requires', async () => {
    const RULES = `query($id: ID!) { course(id: $id) { catalogue { points rules {
      requiredPoints programmePoints freePoints passedPoints } } } }`;
    const rulesOf = async (id: string) =>
      ((await admin.graphql(RULES, { id })).data!.course as { catalogue: object }).catalogue;
    const program = await make('program', { name: 'Regler', points: 2400, required_points: 1150 });
    expect(await rulesOf(program)).toEqual({
      points: 2400,
      rules: { requiredPoints: 1150, programmePoints: null, freePoints: null, passedPoints: null },
    });
    expect(await rulesOf(await make('course_package', { name: 'Utan regler' }))).toMatchObject({
      rules: null,
    });
  });

  test('shows administrators their catalogue actions, and nobody else any', async () => {
    const RIGHTS = 'query($id: ID!) { course(id: $id) { type viewerMay { edit plan enroll } } }';
    const rights = async (id: string, person = admin) =>
      (await person.graphql(RIGHTS, { id })).data!.course as object;
    const none = { edit: false, plan: false, enroll: false };
    const courseId = await course();
    const full = await make('course_package', { name: 'Glasblåsare', kind: 'LOCAL' });
    await make('course_package_course', { package_id: full, course_id: courseId, position: 1 }, false);
    const empty = await make('course_package', { name: 'Tomt', kind: 'LOCAL' });
    const program = await make('program', { name: 'Hantverk' });
    const instance = await make('course_instance', { course_id: courseId, name: 'Kväll' });
    expect(await rights(courseId)).toEqual({
      type: 'Course',
      viewerMay: { ...none, edit: true, plan: true },
    });
    expect(await rights(full)).toEqual({
      type: 'CoursePackage',
      viewerMay: { ...none, edit: true, enroll: true },
    });
    expect(await rights(empty)).toMatchObject({ viewerMay: { ...none, edit: true } });
    expect(await rights(program)).toEqual({ type: 'Program', viewerMay: { ...none, edit: true } });
    expect(await rights(instance)).toEqual({ type: null, viewerMay: none });
    for (const id of [courseId, full, program])
      for (const person of [specped, teacher])
        expect(await rights(id, person)).toMatchObject({ viewerMay: none });
    await school.sql('UPDATE course SET archived_at = now() WHERE id = $1', [courseId]);
    expect(await rights(courseId)).toMatchObject({ viewerMay: { ...none, edit: true } });
  });

  test('names the teacher of the running or next instance, like the catalogue', async () => {
    const id = await course();
    const [past, later] = [
      await school.as('TEACHER', { name: 'Förr' }),
      await school.as('TEACHER', { name: 'Sedan' }),
    ];
    await make('course_instance', {
      course_id: id,
      name: 'a',
      start_date: '2020-01-01',
      end_date: '2020-06-01',
      teacher_id: past.teacherId,
    });
    expect((await read(id)).teacher).toBeNull();
    await make('course_instance', {
      course_id: id,
      name: 'inställt',
      start_date: '2097-01-01',
      end_date: '2097-06-01',
      teacher_id: past.teacherId,
      planning: 'CANCELLED',
    });
    expect((await read(id)).teacher).toBeNull();
    await make('course_instance', {
      course_id: id,
      name: 'b',
      start_date: '2098-01-01',
      end_date: '2098-06-01',
      teacher_id: later.teacherId,
    });
    expect((await read(id)).teacher?.username).toBe('Sedan');
    const [listed] = ((await specped.rest('GET', '/api/courses')).body as CourseAnswer[]).filter(
      ({ teacher: t }) => t?.username === 'Sedan',
    );
    expect(listed!.teacher).toEqual((await read(id)).teacher);
    await school.sql('UPDATE course SET archived_at = now() WHERE id = $1', [id]);
    const { data } = await specped.graphql('{ courses { id isArchived } }');
    expect(data!.courses).toContainEqual({ id, isArchived: true });
  });

  test('lists each student once, in Swedish order, without planned and removed entries', async () => {
    const id = await course();
    const students = new Map<string, string>();
    for (const name of ['Örjan', 'Zara', 'Åke', 'Planerad', 'Borttagen'])
      students.set(name, await school.student({ name }));
    for (const name of ['Örjan', 'Zara', 'Åke', 'Zara'])
      await make('enrollment', { student_id: students.get(name), course_id: id, status: 'COMPLETED' });
    await make('enrollment', { student_id: students.get('Planerad'), course_id: id, is_enrollment: false });
    await make('enrollment', {
      student_id: students.get('Borttagen'),
      course_id: id,
      removed_at: '2026-01-01',
    });
    expect(await namesOf(id)).toEqual(['Zara', 'Åke', 'Örjan']);
  });

  test('lists a protected student only for the responsible teacher and administrators', async () => {
    const id = await course();
    const student = await school.student({
      name: 'Skyddad',
      isProtected: true,
      teacherId: teacher.teacherId,
    });
    await make('enrollment', { student_id: student, course_id: id });
    expect(await namesOf(id, specped)).toEqual([]);
    expect(await namesOf(id, await school.as('TEACHER'))).toEqual([]);
    expect(await namesOf(id, teacher)).toEqual(['Skyddad']);
    expect(await namesOf(id, admin)).toEqual(['Skyddad']);
  });

  test('leaves one trace per list', async () => {
    const reader = await school.as('SYV');
    await read(await course(), reader);
    const traces = await school.sql('SELECT action, student_id FROM access_log WHERE user_id = $1', [
      reader.userId,
    ]);
    expect(traces).toEqual([{ action: 'LIST_STUDENTS', student_id: null }]);
  });

  test('returns not found for an unknown id, and rejects a malformed one', async () => {
    expect((await open(randomUUID())).status).toBe(404);
    expect((await open(await school.student())).status).toBe(404);
    expect((await open('keramik')).status).toBe(400);
    expect(codeOf(await specped.graphql(COURSE, { id: randomUUID() }))).toBe('NOT_FOUND');
  });

  test('is the same through REST and GraphQL', async () => {
    const id = await course('Glas 1');
    const { data } = await specped.graphql(COURSE, { id });
    expect(data).toEqual({ course: { id, courseName: 'Glas 1', teacher: null, students: [] } });
    expect(await read(id)).toEqual({ _id: id, courseName: 'Glas 1', teacher: null, students: [] });
  });
});
