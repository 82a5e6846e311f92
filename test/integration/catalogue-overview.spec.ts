import { School, type Person } from '../support/school.js';

describe('the overview of courses and packages', () => {
  let school: School;
  let admin: Person;
  // Each test sets up its own problems, since all of the school's are counted.
  beforeEach(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
  });
  afterEach(() => school.close());

  const overview = async () =>
    (
      await admin.graphql(
        '{ educationOverview { courses packages programs attention { kind count items { title detail } } } }',
      )
    ).data!.educationOverview;

  test('shows counts, and nothing to report while all is well', async () => {
    const { courses, packages, programs, attention } = await overview();
    expect([courses > 100, packages, programs, attention]).toEqual([true, 3, 1, []]);
  });

  test('lists courses without a teacher, unknown codes, late Gy11 starts and packages off their target', async () => {
    const gy11 = `(SELECT id FROM course WHERE code = 'GERGER0')`;
    await school.sql(
      `INSERT INTO course_instance (id, course_id, name, start_date, end_date)
       VALUES (gen_random_uuid(), ${gy11}, 'Gerontologi', today() + 7, today() + 50)`,
    );
    await school.sql(
      `INSERT INTO course (id, code, name, system) VALUES (gen_random_uuid(), 'XYZ-01', 'Okänd', 'GY11')`,
    );
    await school.sql(`UPDATE course_package SET target_points = 1400 WHERE name = 'Barnskötare'`);
    const { attention } = await overview();
    expect(attention.map(({ kind, count }) => [kind, count])).toEqual([
      ['WITHOUT_TEACHER', 1],
      ['UNKNOWN_CODE', 1],
      ['GY11_STARTED_LATE', 1],
      ['POINTS_DIFFER', 1],
    ]);
    expect(attention.at(-1)!.items).toEqual([{ title: 'Barnskötare', detail: '1300 av 1400 p' }]);
  });

  test('lists courses, packages and programs together, by type and text', async () => {
    const ask = async (input: object) =>
      (
        await admin.graphql(
          'query($input: EducationListInput) { educationList(input: $input) { totalCount nodes { type name code points } } }',
          { input },
        )
      ).data!.educationList;
    expect((await ask({ type: 'Program' })).nodes.map(({ name }) => name)).toEqual([
      'Gymnasieexamen, högskoleförberedande',
    ]);
    expect((await ask({ q: 'voxabn' })).nodes).toMatchObject([
      { type: 'CoursePackage', name: 'Undersköterska', points: 1500 },
    ]);
    expect((await ask({ system: 'SFI' })).totalCount).toBe(9);
  });
});
