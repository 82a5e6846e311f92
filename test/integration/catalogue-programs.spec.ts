import { School, type Person } from '../support/school.js';

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

  test('are rules: how many points of each part', async () => {
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

  test('report when the listed courses do not meet their requirements', async () => {
    const { data } = await admin.graphql(
      '{ programs { name warnings { code } courses { course { code } } } }',
    );
    expect(data!.programs).toMatchObject([{ name: 'Gymnasieexamen, högskoleförberedande', warnings: [] }]);
    await school.sql(`UPDATE program SET required_points = 900, free_points = 800`);
    const later = await admin.graphql('{ programs { warnings { code } } }');
    expect(later.data!.programs).toEqual([{ warnings: [{ code: 'POINTS_DIFFER' }] }]);
  });

  test('reject more passed points than there are', async () => {
    const wrong = await admin.rest('POST', '/api/programs', { body: rules({ passedPoints: 2500 }) });
    expect((wrong.body as { fields: object[] }).fields).toMatchObject([
      { path: 'passedPoints', reason: 'ORDER' },
    ]);
  });
});
