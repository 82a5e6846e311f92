import { rowsRead } from '../support/rows-read.js';
import { codeOf } from '../support/school.js';
import {
  admin,
  ask,
  create,
  FIELDS,
  find,
  form,
  ids,
  openPackages,
  type Package,
  row,
  school,
} from '../support/packages-world.js';

const update = (id: string, version: number, change?: object) =>
  ask('updateCoursePackage', 'UpdateCoursePackageInput', { id, version, package: form(change) });

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

beforeAll(openPackages);
afterAll(() => school.close());

describe('packages', () => {
  test('the national Undersköterska package has 1500 points: only one alternative of a choice counts', async () => {
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

  test('keeps its rows in order, with the alternatives of a choice below each other', async () => {
    const { result } = await create();
    expect(result.courses.map(({ course }) => course.code)).toEqual(['SVESVE01', 'SVASVA01', 'ENGENG05']);
    expect(result).toMatchObject({ points: 200, courseCount: 2, weeks: 10 });
  });

  test('counts optional courses separately from the total', async () => {
    const { result } = await create({ courses: [row('ENGENG05'), row('ENGENG06', { isRequired: false })] });
    expect(result).toMatchObject({ points: 100, optionalPoints: 100 });
  });

  test('rejects a duplicate course, and one that does not exist', async () => {
    const twice = await create({ courses: [row('ENGENG05'), row('ENGENG05')] });
    expect(twice.errors[0]!.extensions.fields).toEqual([
      { path: 'package.courses.1.courseId', reason: 'DUPLICATE', message: 'Kursen finns redan i paketet.' },
    ]);
    const lost = await create({ courses: [{ courseId: '01890000-0000-7000-8000-000000000000' }] });
    expect(lost.errors[0]!.extensions.fields).toMatchObject([{ reason: 'BAD_REFERENCE' }]);
  });

  test('warns about a total off its target, and about a vocational package without APL', async () => {
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

  test('never overwrites what someone else has changed since', async () => {
    const { result } = await create();
    await update(result.id, 1, { name: 'Första' });
    const late = await update(result.id, 1, { name: 'Andra' });
    expect(late.errors[0]!.extensions).toMatchObject({ reason: 'VERSION', currentVersion: 2 });
    expect((await find(result.id)).name).toBe('Första');
  });

  test('has its own code, shared only by its editions', async () => {
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
    test('leaves students who have started on theirs, and takes its place in the list', async () => {
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

    test('can only follow the current one, so that there is a single line of editions', async () => {
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
      ).data!.gy25Proposal;

    test('proposes published equivalents, and shows which courses have none', async () => {
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

    test('creates a new edition in which only true equivalents replace courses', async () => {
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

    test('says so when the equivalent is already in the package', async () => {
      const { result } = await create({ courses: [row('SVESVE01'), row('SVEN1000X')] });
      const refused = await ask('updatePackageToGy25', 'UpdatePackageToGy25Input', {
        id: result.id,
        replacements: [{ courseId: ids.SVESVE01, replacementId: ids.SVEN1000X }],
      });
      expect(refused.errors[0]!.message).toBe('Kursen finns redan i paketet.');
      expect((await find(result.id)).followedBy).toBeNull();
    });
  });

  test('is deleted while nobody has studied it, and archived afterwards', async () => {
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

  test('are totalled only for the page, unless sorted or filtered by their totals', async () => {
    await school.sql(
      `INSERT INTO course_package (id, name) SELECT gen_random_uuid(), 'Aaa ' || lpad(n::text, 2, '0') FROM generate_series(1, 30) n`,
    );
    await school.sql(
      `INSERT INTO course_package_course (package_id, course_id, position)
       SELECT p.id, c.id, c.n FROM course_package p,
         (SELECT id, row_number() OVER (ORDER BY code) AS n FROM course ORDER BY code LIMIT 4) c WHERE p.name LIKE 'Aaa %'`,
    );
    const read = (input: object) =>
      rowsRead(school, async () => {
        const { data } = await admin.graphql(
          `query($input: CoursePackagesInput) { coursePackages(input: $input) { nodes { name courseCount } } }`,
          { input: { first: 5, ...input } },
        );
        expect(data!.coursePackages.nodes).toHaveLength(5);
      });
    // The sum of each package, and its courses.
    expect((await read({ page: 2 })).get('course_package_course')).toBe(2 * 5 * 4);
    const byPoints = { sort: { field: 'POINTS', direction: 'ASC' } };
    expect((await read(byPoints)).get('course_package_course')).toBeGreaterThan(30 * 4);
  });

  test('without courses come first when sorted by total, and have no total', async () => {
    await school.sql(
      `INSERT INTO course_package (id, name, target_points) VALUES (gen_random_uuid(), 'Tomt', 100)`,
    );
    const first = async (field: string, filter: object = {}) => {
      const input = { first: 1, sort: { field, direction: 'ASC' }, filter };
      const { data } = await admin.graphql(
        `query($input: CoursePackagesInput) { coursePackages(input: $input) { nodes { name points courseCount } } }`,
        { input },
      );
      return data!.coursePackages.nodes;
    };
    const empty = [{ name: 'Tomt', points: 0, courseCount: 0 }];
    expect(await first('COURSES')).toEqual(empty);
    expect(await first('POINTS', { pointsDiffer: true })).toEqual(empty);
  });

  test('archives, restores, copies and deletes several, all or none', async () => {
    const chosen = [
      (await create({ name: 'Flera A', code: 'FLERA-A' })).result.id,
      (await create({ name: 'Flera B' })).result.id,
    ];
    const unknown = '0199f3a0-1c2d-7a00-8000-000000000001';
    const archive = (packages: string[], archived: boolean) =>
      ask<Package[]>('setPackagesArchived', 'SetPackagesArchivedInput', { ids: packages, archived });
    expect(codeOf(await archive([...chosen, unknown], true))).toBe('NOT_FOUND');
    expect((await find(chosen[0]!)).version).toBe(1);
    expect((await archive(chosen, true)).result.map(({ name, version }) => [name, version])).toEqual([
      ['Flera A', 2],
      ['Flera B', 2],
    ]);
    // Unchanged packages are not written.
    expect((await archive(chosen, true)).result.map(({ version }) => version)).toEqual([2, 2]);
    expect((await archive(chosen, false)).result.map(({ version }) => version)).toEqual([3, 3]);
    const copies = await ask<Package[]>('copyCoursePackages', 'CopyCoursePackagesInput', { ids: chosen });
    expect(copies.result.map(({ name, code, courses }) => [name, code, courses.length])).toEqual([
      ['Kopia av Flera A', null, 3],
      ['Kopia av Flera B', null, 3],
    ]);
    const remove = (packages: string[]) =>
      ask<number>('deleteCoursePackages', 'DeleteCoursePackagesInput', { ids: packages }, '');
    expect((await remove([])).errors[0]).toMatchObject({
      extensions: { fields: [{ path: 'ids', reason: 'RANGE', message: 'Välj 1 till 200 kurspaket.' }] },
    });
    expect((await remove(copies.result.map(({ id }) => id))).result).toBe(2);
    // A package with a later edition is kept, and so are the others.
    await ask('createPackageEdition', 'CreatePackageEditionInput', { id: chosen[0]! });
    const refused = await remove(chosen);
    expect(refused.errors[0]).toMatchObject({
      message:
        'Inget kurspaket är borttaget. Flera A: Kurspaketet har en senare version och kan bara arkiveras.',
      extensions: { code: 'CONFLICT', reason: 'IN_USE' },
    });
    expect((await find(chosen[1]!)).name).toBe('Flera B');
  });

  test('has a REST endpoint for other systems', async () => {
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
