import { School, type Answer, type Person } from '../support/school.js';

const PLAN = { goal: 'COURSES', startDate: '2027-01-11', plannedEndDate: '2028-06-09', pacePercent: 75 };

describe('the REST API of placements and study plans', () => {
  let school: School;
  let admin: Person;
  let studentId: string;

  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
    studentId = await school.student();
  });
  afterAll(() => school.close());

  const pathsOf = ({ body }: Answer) =>
    ((body as { fields?: { path: string }[] }).fields ?? []).map(({ path }) => path);
  const send = async (method: string, path: string, body?: object) =>
    pathsOf(await admin.rest(method, `/api${path}`, body && { body }));

  it('names the fields of a flat body in errors', async () => {
    const plan = `/students/${studentId}/study-plan`;
    expect(await send('PUT', plan, {})).toEqual(['goal', 'startDate', 'plannedEndDate', 'pacePercent']);
    expect(await send('PUT', plan, { ...PLAN, plannedEndDate: '2027-01-10' })).toEqual(['plannedEndDate']);
    expect(await send('PUT', plan, { ...PLAN, program: 'Barn och fritid' })).toEqual(['program']);
    expect(await send('POST', '/workplaces', { name: 'Björken', places: 0 })).toEqual(['places']);
    const placement = { studentId, startDate: '2027-02-29', endDate: '2027-03-31', hoursPerWeek: 40 };
    expect(await send('POST', '/placements', { ...placement, workplaceId: studentId })).toEqual([
      'startDate',
    ]);
    const course = {
      id: 'x',
      startDate: '2027-01-11',
      syllabus: { id: studentId, displayName: 'Ingen (NOPE01)' },
    };
    const exchanged = {
      ...{ id: studentId, student: { id: studentId }, startDate: '2027-01-11' },
      content: [{ title: 'Studieplan', type: 'Ordinarie', contentDetails: [course] }],
    };
    for (const path of await send('PUT', `${plan}/exchange`, exchanged)) expect(path).toMatch(/^content/);
  });

  it('names the parameters of the query string and of the path in errors', async () => {
    expect(await send('GET', '/placements?state=BEGUN')).toEqual(['state']);
    expect(await send('GET', '/workplaces?branch=CARE&agreement=OLD')).toEqual(['agreement']);
    expect(await send('GET', '/students/x/study-plan')).toEqual(['id']);
    expect(await send('GET', '/students/x/placements')).toEqual(['id']);
    expect(await send('PUT', '/students/x/study-plan', PLAN)).toEqual(['id']);
  });

  it('pages through the register of workplaces', async () => {
    for (const name of ['Alen', 'Boken', 'Cedern'])
      await admin.rest('POST', '/api/workplaces', { body: { name, places: 1, city: 'Täby' } });
    for (const list of ['/api/workplaces', '/api/workplaces/free']) {
      const read: unknown[] = [];
      const sizes: number[] = [];
      for (let path: string | undefined = `${list}?limit=2`; path;) {
        const { status, body, headers } = await admin.rest('GET', path);
        expect(status).toBe(200);
        read.push(...(body as unknown[]));
        sizes.push((body as unknown[]).length);
        path = /^<(\S+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
      }
      expect(sizes).toEqual([2, 1]);
      expect(read).toEqual((await admin.rest('GET', list)).body);
    }
    expect(await send('GET', '/workplaces?limit=201')).toEqual(['limit']);
    expect(await send('GET', '/workplaces?limit=2&after=x')).toEqual(['after']);
  });

  it('refuses a stale tag when a course is removed from a study plan', async () => {
    const plan = `/api/students/${studentId}/study-plan`;
    await admin.rest('PUT', plan, { body: PLAN });
    const [course] = await school.sql<{ id: string }>('SELECT id FROM course LIMIT 1');
    const item = `${plan}/items/${studentId}`;
    await admin.rest('PUT', item, { body: { courseId: course!.id, term: '2027VT' } });
    const remove = (tag: string) => admin.rest('DELETE', item, { headers: { 'if-match': tag } });
    expect(await remove('"1"')).toMatchObject({
      status: 409,
      body: { reason: 'VERSION', currentVersion: 2 },
    });
    expect(await remove('"2"')).toMatchObject({ status: 200, body: { version: 3, items: [] } });
  });
});
