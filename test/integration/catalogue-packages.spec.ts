import { codeOf, School, type Person } from '../support/school.js';

interface Package {
  id: string;
  version: number;
  name: string;
  code: string | null;
  points: number;
  optionalPoints: number;
  weeks: number;
  courseCount: number;
  edition: number;
  follows: { id: string } | null;
  followedBy: { id: string } | null;
  activeStudents: number;
  warnings: { code: string; message: string }[];
  keptBecause: string | null;
  courses: { course: { id: string; code: string }; choiceGroup: string | null; hasApl: boolean }[];
}

const FIELDS = `id version name code points optionalPoints weeks courseCount edition follows { id } followedBy { id }
  activeStudents warnings { code message } keptBecause courses { course { id code } choiceGroup hasApl }`;

describe('packages', () => {
  let school: School;
  let admin: Person;
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
    for (const { code, id } of await school.sql<{ code: string; id: string }>('SELECT code, id FROM course'))
      ids[code] = id;
  });
  afterAll(() => school.close());

  const row = (code: string, more: object = {}) => ({ courseId: ids[code], ...more });
  const form = (change: object = {}) => ({
    name: 'Paket',
    kind: 'LOCAL',
    courses: [
      row('SVESVE01', { choiceGroup: 'Svenska' }),
      row('ENGENG05'),
      row('SVASVA01', { choiceGroup: 'Svenska' }),
    ],
    ...change,
  });
  async function ask<T = Package>(field: string, type: string, input: object, selection = `{ ${FIELDS} }`) {
    const answer = await admin.graphql(
      `mutation($input: ${type}!) { ${field}(input: $input) ${selection} }`,
      { input },
    );
    return { ...answer, result: answer.data?.[field] as T };
  }
  const create = (change?: object) =>
    ask('createCoursePackage', 'CreateCoursePackageInput', { package: form(change) });
  const update = (id: string, version: number, change?: object) =>
    ask('updateCoursePackage', 'UpdateCoursePackageInput', { id, version, package: form(change) });
  const find = async (id: string) =>
    (await admin.graphql(`query($id: ID!) { coursePackage(id: $id) { ${FIELDS} } }`, { id })).data!
      .coursePackage as Package;
  const list = async (filter: object) =>
    (
      (
        await admin.graphql(
          `query($input: CoursePackagesInput) { coursePackages(input: $input) { nodes { ${FIELDS} } } }`,
          {
            input: { filter },
          },
        )
      ).data!.coursePackages as { nodes: Package[] }
    ).nodes;

  test('the national package of Undersköterska has 1500 points: of a choice one alternative counts', async () => {
    const [nurse] = await list({ q: 'VOXABN' });
    expect(nurse).toMatchObject({
      name: 'Undersköterska',
      points: 1500,
      courseCount: 17,
      weeks: 75,
      warnings: [],
    });
    expect(nurse!.courses).toHaveLength(18);
  });

  test('keeps its rows in order, alternatives of a choice below each other', async () => {
    const { result } = await create();
    expect(result.courses.map(({ course }) => course.code)).toEqual(['SVESVE01', 'SVASVA01', 'ENGENG05']);
    expect(result).toMatchObject({ points: 200, courseCount: 2, weeks: 10 });
  });

  test('counts optional courses apart from the sum', async () => {
    const { result } = await create({ courses: [row('ENGENG05'), row('ENGENG06', { isRequired: false })] });
    expect(result).toMatchObject({ points: 100, optionalPoints: 100 });
  });

  test('refuses a course twice, and one that is not there', async () => {
    const twice = await create({ courses: [row('ENGENG05'), row('ENGENG05')] });
    expect(twice.errors[0]!.extensions.fields).toEqual([
      { path: 'package.courses.1.courseId', reason: 'DUPLICATE', message: 'Kursen finns redan i paketet.' },
    ]);
    const lost = await create({ courses: [{ courseId: '01890000-0000-7000-8000-000000000000' }] });
    expect(lost.errors[0]!.extensions.fields).toMatchObject([{ reason: 'BAD_REFERENCE' }]);
  });

  test('warns of a sum off its target, and of a vocational package without APL', async () => {
    const { result } = await create({ kind: 'NATIONAL', targetPoints: 1500 });
    expect(result.warnings).toEqual([
      { code: 'POINTS_DIFFER', message: 'Poängsumman 200 avviker från målet 1500.' },
      { code: 'APL_MISSING', message: 'Yrkespaket kräver APL.' },
    ]);
    const better = await update(result.id, 1, {
      kind: 'NATIONAL',
      targetPoints: 100,
      courses: [row('ENGENG05', { hasApl: true })],
    });
    expect(better.result.warnings).toEqual([]);
  });

  test('writes nothing over what someone else has changed since', async () => {
    const { result } = await create();
    await update(result.id, 1, { name: 'Första' });
    const late = await update(result.id, 1, { name: 'Andra' });
    expect(late.errors[0]!.extensions).toMatchObject({ reason: 'VERSION', currentVersion: 2 });
    expect((await find(result.id)).name).toBe('Första');
  });

  test('has a code of its own, shared only by its editions', async () => {
    const { result } = await create({ code: 'PAKET1' });
    const other = await create({ code: 'paket1' });
    expect(other.errors[0]!.extensions.fields).toMatchObject([{ path: 'package.code', reason: 'DUPLICATE' }]);
    const next = await ask('createPackageEdition', 'CreatePackageEditionInput', { id: result.id });
    expect(next.result.code).toBe('PAKET1');
    expect((await update(next.result.id, 1, { code: 'PAKET1' })).errors).toEqual([]);
  });

  test('is copied under another name, without its code', async () => {
    const { result } = await create({ code: 'KOPIA1' });
    const copy = (await ask('copyCoursePackage', 'CopyCoursePackageInput', { id: result.id })).result;
    expect(copy).toMatchObject({
      name: 'Kopia av Paket',
      code: null,
      points: 200,
      edition: 1,
      follows: null,
    });
  });

  describe('a new edition', () => {
    test('leaves those who have begun with theirs, and takes its place in the list', async () => {
      const { result } = await create({ name: 'Utgåvor' });
      const student = await school.student();
      await school.sql(
        `INSERT INTO enrollment (id, student_id, package_id, status) VALUES (gen_random_uuid(), $1, $2, 'ACTIVE')`,
        [student, result.id],
      );
      const next = (await ask('createPackageEdition', 'CreatePackageEditionInput', { id: result.id })).result;
      expect(next).toMatchObject({ edition: 2, follows: { id: result.id }, points: 200, activeStudents: 0 });
      await update(next.id, 1, { name: 'Utgåvor', courses: [row('ENGENG05')] });
      expect(await find(result.id)).toMatchObject({
        points: 200,
        activeStudents: 1,
        followedBy: { id: next.id },
      });
      expect((await list({ q: 'Utgåvor' })).map(({ id }) => id)).toEqual([next.id]);
      expect(await list({ q: 'Utgåvor', archived: true })).toHaveLength(2);
    });

    test('follows the current one only, so that there is one line of them', async () => {
      const { result } = await create();
      await ask('createPackageEdition', 'CreatePackageEditionInput', { id: result.id });
      const second = await ask('createPackageEdition', 'CreatePackageEditionInput', { id: result.id });
      expect(second.errors[0]!.extensions).toMatchObject({ code: 'CONFLICT', reason: 'REPLACED' });
    });
  });

  describe('the update to Gy25', () => {
    const propose = async (id: string) =>
      (
        await admin.graphql(
          'query($id: ID!) { gy25Proposal(packageId: $id) { unchanged replacements { course { code } proposals { id code } } } }',
          { id },
        )
      ).data!.gy25Proposal as {
        unchanged: number;
        replacements: { course: { code: string }; proposals: { id: string; code: string }[] }[];
      };

    test('proposes published equivalents, and says which courses have none', async () => {
      const { result } = await create({ courses: [row('SVESVE01'), row('ANOANA01'), row('ENGE2000X')] });
      const { unchanged, replacements } = await propose(result.id);
      expect(unchanged).toBe(1);
      expect(
        replacements.map(({ course, proposals }) => [course.code, proposals.map(({ code }) => code)]),
      ).toEqual([
        ['SVESVE01', ['SVEN1000X']],
        ['ANOANA01', []],
      ]);
    });

    test('makes a new edition in which only true equivalents replace anything', async () => {
      const { result } = await create({ courses: [row('SVESVE01', { hasApl: true }), row('ANOANA01')] });
      const apply = (replacementId: string) =>
        ask('updatePackageToGy25', 'UpdatePackageToGy25Input', {
          id: result.id,
          replacements: [{ courseId: ids.SVESVE01, replacementId }],
        });
      expect(codeOf(await apply(ids.ENGE1000X!))).toBe('BAD_USER_INPUT');
      expect((await find(result.id)).followedBy).toBeNull();
      const { result: next } = await apply(ids.SVEN1000X!);
      expect(next.courses.map(({ course, hasApl }) => [course.code, hasApl])).toEqual([
        ['SVEN1000X', true],
        ['ANOANA01', false],
      ]);
      expect((await find(result.id)).courses.map(({ course }) => course.code)).toEqual([
        'SVESVE01',
        'ANOANA01',
      ]);
    });

    test('says so when the equivalent is in the package already', async () => {
      const { result } = await create({ courses: [row('SVESVE01'), row('SVEN1000X')] });
      const refused = await ask('updatePackageToGy25', 'UpdatePackageToGy25Input', {
        id: result.id,
        replacements: [{ courseId: ids.SVESVE01, replacementId: ids.SVEN1000X }],
      });
      expect(refused.errors[0]!.message).toBe('Kursen finns redan i paketet.');
      expect((await find(result.id)).followedBy).toBeNull();
    });
  });

  describe('an enrolment on a package', () => {
    const enroll = (packageId: string, studentIds: string[], more: object = {}) =>
      ask<{ students: number; courses: number; batchId: string }>(
        'enrollOnPackage',
        'EnrollOnPackageInput',
        { plan: { packageId, startDate: '2027-01-11', pacePercent: 50, ...more }, studentIds },
        '{ students courses batchId }',
      );
    const entries = (studentId: string) =>
      school.sql<Record<string, unknown>>(
        `SELECT coalesce(c.code, p.name) AS what, e.start_date, e.end_date, e.pace_percent, e.is_enrollment, e.status,
           e.parent_id IS NOT NULL AS child
         FROM enrollment e LEFT JOIN course c ON c.id = e.course_id LEFT JOIN course_package p ON p.id = e.package_id
         WHERE e.student_id = $1 AND e.removed_at IS NULL ORDER BY e.is_enrollment DESC, e.start_date`,
        [studentId],
      );

    test('enrols on the package and plans its courses one after the other, from points and pace', async () => {
      const { result } = await create({ name: 'Sekvens' });
      const [anna, bo] = [await school.student(), await school.student()];
      const choices = [{ choiceGroup: 'Svenska', courseId: ids.SVASVA01 }];
      const done = (await enroll(result.id, [anna, bo], { choices })).result;
      expect(done).toMatchObject({ students: 2, courses: 4 });
      expect(await entries(anna)).toEqual([
        {
          ...{ what: 'Sekvens', start_date: '2027-01-11', end_date: '2027-05-28', pace_percent: 50 },
          ...{ is_enrollment: true, status: 'ADMITTED', child: false },
        },
        {
          ...{ what: 'SVASVA01', start_date: '2027-01-11', end_date: '2027-03-19', pace_percent: 50 },
          ...{ is_enrollment: false, status: null, child: true },
        },
        {
          ...{ what: 'ENGENG05', start_date: '2027-03-22', end_date: '2027-05-28', pace_percent: 50 },
          ...{ is_enrollment: false, status: null, child: true },
        },
      ]);
      expect((await find(result.id)).activeStudents).toBe(2);
      const trail = await school.sql('SELECT FROM change_history WHERE student_id = $1', [anna]);
      expect(trail).toHaveLength(1);
    });

    test('is taken back as a unit by its batch', async () => {
      const { result } = await create();
      const student = await school.student();
      const { batchId } = (await enroll(result.id, [student])).result;
      expect(await entries(student)).toHaveLength(3);
      const undone = await admin.graphql(
        'mutation($input: UndoEnrollmentBatchInput!) { undoEnrollmentBatch(input: $input) { id mayUndo } }',
        { input: { batchId } },
      );
      expect(undone.data).toEqual({ undoEnrollmentBatch: { id: batchId, mayUndo: false } });
      expect(await entries(student)).toEqual([]);
    });

    test('shows the days beforehand', async () => {
      const { result } = await create();
      const { data } = await admin.graphql(
        'query($input: PackagePlanInput!) { packagePlan(input: $input) { points endDate courses { course { code } startDate endDate weeks } } }',
        { input: { packageId: result.id, startDate: '2027-01-11' } },
      );
      expect(data!.packagePlan).toEqual({
        points: 200,
        endDate: '2027-03-19',
        courses: [
          { course: { code: 'SVESVE01' }, startDate: '2027-01-11', endDate: '2027-02-12', weeks: 5 },
          { course: { code: 'ENGENG05' }, startDate: '2027-02-15', endDate: '2027-03-19', weeks: 5 },
        ],
      });
    });

    test('plans sfi from its start alone: without points it has no weeks, and is not like one of 20 points', async () => {
      const { result } = await create({ courses: [row('SVESVE01'), row('SFI3D')] });
      const { data, errors } = await admin.graphql(
        'query($input: PackagePlanInput!) { packagePlan(input: $input) { points endDate courses { course { code points } startDate endDate weeks } } }',
        { input: { packageId: result.id, startDate: '2027-01-11' } },
      );
      expect(errors).toEqual([]);
      expect(data!.packagePlan).toEqual({
        points: 100,
        endDate: null,
        courses: [
          {
            course: { code: 'SVESVE01', points: 100 },
            startDate: '2027-01-11',
            endDate: '2027-02-12',
            weeks: 5,
          },
          { course: { code: 'SFI3D', points: null }, startDate: '2027-02-15', endDate: null, weeks: null },
        ],
      });
      const student = await school.student();
      await enroll(result.id, [student]);
      const planned = await school.sql(
        `SELECT start_date::text, end_date FROM enrollment WHERE student_id = $1 AND course_id = $2`,
        [student, ids.SFI3D],
      );
      // Enrolled at half pace: the course before it takes ten weeks.
      expect(planned).toEqual([{ start_date: '2027-03-22', end_date: null }]);
    });

    test('leaves out what a student has already, and takes over what was planned before', async () => {
      const { result } = await create();
      const student = await school.student();
      await school.sql(
        `INSERT INTO enrollment (id, student_id, course_id, status) VALUES (gen_random_uuid(), $1, $2, 'ACTIVE')`,
        [student, ids.SVESVE01],
      );
      await school.sql(
        `INSERT INTO enrollment (id, student_id, course_id, is_enrollment) VALUES (gen_random_uuid(), $1, $2, false)`,
        [student, ids.ENGENG05],
      );
      expect((await enroll(result.id, [student])).result.courses).toBe(1);
      const planned = (await entries(student)).filter((entry) => entry.child);
      expect(planned).toMatchObject([{ what: 'ENGENG05', start_date: '2027-03-22' }]);
    });

    test('is refused as a whole when one of the students has the package', async () => {
      const { result } = await create();
      const [anna, bo] = [await school.student(), await school.student()];
      await enroll(result.id, [anna]);
      const again = await enroll(result.id, [bo, anna]);
      expect(again.errors[0]!.extensions).toMatchObject({ code: 'CONFLICT', reason: 'ALREADY_ENROLLED' });
      expect(await entries(bo)).toEqual([]);
    });

    test('is refused on a replaced edition, on an empty package, and without students', async () => {
      const { result } = await create();
      await ask('createPackageEdition', 'CreatePackageEditionInput', { id: result.id });
      const student = await school.student();
      expect((await enroll(result.id, [student])).errors[0]!.extensions.reason).toBe('REPLACED');
      const empty = (await create({ courses: [] })).result;
      expect((await enroll(empty.id, [student])).errors[0]!.extensions.reason).toBe('EMPTY');
      expect(codeOf(await enroll(empty.id, []))).toBe('BAD_USER_INPUT');
    });
  });

  test('is deleted while nobody has studied it, archived afterwards', async () => {
    const { result } = await create();
    const student = await school.student();
    await school.sql(
      `INSERT INTO enrollment (id, student_id, package_id, status) VALUES (gen_random_uuid(), $1, $2, 'COMPLETED')`,
      [student, result.id],
    );
    const kept = await ask('deleteCoursePackage', 'DeleteFromCatalogueInput', { id: result.id }, '');
    expect(kept.errors[0]!.message).toBe('Kurspaketet används av 1 elev och kan bara arkiveras.');
    await ask('setPackageArchived', 'SetArchivedInput', { id: result.id, version: 1, archived: true });
    expect((await list({})).map(({ id }) => id)).not.toContain(result.id);
    const priced = (await create()).result;
    await school.sql(
      `WITH list AS (INSERT INTO price_list (id, municipality, name, valid_from)
         VALUES (gen_random_uuid(), 'Solna', 'Priser', '2027-01-01') RETURNING id)
       INSERT INTO price_row (id, price_list_id, position, package_id, amount_ore)
       SELECT gen_random_uuid(), list.id, 1, $1, 4720 FROM list`,
      [priced.id],
    );
    const listed = await ask('deleteCoursePackage', 'DeleteFromCatalogueInput', { id: priced.id }, '');
    expect(listed.errors[0]!.message).toBe('Kurspaketet har pris i 1 prislista och kan bara arkiveras.');
    const other = (await create()).result;
    expect((await admin.rest('DELETE', `/api/course-packages/${other.id}`)).status).toBe(204);
  });

  test('has a door of REST for other systems', async () => {
    const made = await admin.rest('POST', '/api/course-packages', { body: form({ name: 'Via REST' }) });
    expect(made.status).toBe(201);
    const { _id, courses } = made.body as { _id: string; courses: { course: { _id: string } }[] };
    expect(courses[0]!.course._id).toBe(ids.SVESVE01);
    const changed = await admin.rest('PUT', `/api/course-packages/${_id}`, {
      body: { version: 1, ...form({ name: 'Ny' }) },
    });
    expect(changed.body).toMatchObject({ name: 'Ny', version: 2 });
    const unknown = await admin.rest('POST', '/api/course-packages', { body: { ...form(), färg: 'blå' } });
    expect((unknown.body as { fields: object[] }).fields).toMatchObject([{ reason: 'UNKNOWN_FIELD' }]);
  });
});

describe('programs', () => {
  let school: School;
  let admin: Person;
  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
  });
  afterAll(() => school.close());

  const rules = (change: object = {}) => ({
    name: 'Gymnasieexamen, yrkes',
    points: 2400,
    requiredPoints: 600,
    programmePoints: 1600,
    freePoints: 200,
    passedPoints: 2250,
    courses: [],
    ...change,
  });

  test('are rules: how many points of which part', async () => {
    const made = await admin.rest('POST', '/api/programs', { body: rules() });
    expect(made.body).toMatchObject({
      requiredPoints: 600,
      programmePoints: 1600,
      freePoints: 200,
      version: 1,
    });
    const { _id } = made.body as { _id: string };
    const [course] = await school.sql<{ id: string }>(`SELECT id FROM course WHERE code = 'ENGE1000X'`);
    const changed = await admin.rest('PUT', `/api/programs/${_id}`, {
      body: { version: 1, ...rules({ courses: [{ courseId: course!.id, part: 'REQUIRED' }] }) },
    });
    expect(changed.body).toMatchObject({
      version: 2,
      courses: [{ part: 'REQUIRED', course: { code: 'ENGE1000X' } }],
    });
    expect((await admin.rest('DELETE', `/api/programs/${_id}`)).status).toBe(204);
  });

  test('tell when the listed courses do not make up what they ask for', async () => {
    const { data } = await admin.graphql(
      '{ programs { name warnings { code } courses { course { code } } } }',
    );
    expect(data!.programs).toMatchObject([{ name: 'Gymnasieexamen, högskoleförberedande', warnings: [] }]);
    await school.sql(`UPDATE program SET required_points = 900, free_points = 800`);
    const later = await admin.graphql('{ programs { warnings { code } } }');
    expect(later.data!.programs).toEqual([{ warnings: [{ code: 'POINTS_DIFFER' }] }]);
  });

  test('refuse more passed points than there are', async () => {
    const wrong = await admin.rest('POST', '/api/programs', { body: rules({ passedPoints: 2500 }) });
    expect((wrong.body as { fields: object[] }).fields).toMatchObject([
      { path: 'program.passedPoints', reason: 'ORDER' },
    ]);
  });
});
