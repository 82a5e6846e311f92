import { weekCode } from '../../domain/placements/week.js';
import { dayFromToday } from '../support/days.js';
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
      const whole = (await admin.rest('GET', list)).body as unknown[];
      expect(whole.length).toBeGreaterThanOrEqual(3);
      expect(read).toEqual(whole);
      expect(sizes.slice(0, -1)).toEqual(Array(Math.ceil(whole.length / 2) - 1).fill(2));
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

  it('refuses a week outside the placement, also without days', async () => {
    const workplace = await admin.rest('POST', '/api/workplaces', { body: { name: 'Dalen', places: 1 } });
    const period = { startDate: dayFromToday(-7), endDate: dayFromToday(21), hoursPerWeek: 35 };
    const body = { studentId, workplaceId: (workplace.body as { _id: string })._id, ...period };
    const placement = await admin.rest('POST', '/api/placements', { body });
    const path = `/placements/${(placement.body as { _id: string })._id}`;
    const waived = { state: 'ONGOING', allowWithoutAgreement: true, reason: 'Avtalet är på väg.' };
    await admin.rest('PUT', `/api${path}/state`, { body: waived });
    for (const offset of [-21, 14, 42])
      expect(await send('PUT', `${path}/weeks/${weekCode(dayFromToday(offset))}`, { days: [] })).toEqual([
        'week',
      ]);
    expect(await school.sql('SELECT FROM placement_week')).toEqual([]);
    expect(await send('PUT', `${path}/weeks/${weekCode(dayFromToday(0))}`, { days: [] })).toEqual([]);
  });

  it('writes moments of a study plan in UTC with milliseconds', async () => {
    const student = await school.student();
    const plan = `/api/students/${student}/study-plan`;
    await admin.rest('PUT', plan, { body: PLAN });
    await admin.rest('POST', `${plan}/agree`);
    const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as unknown;
    const said = { agreedAt: moment, updatedAt: moment };
    for (const path of [plan, `${plan}?at=${dayFromToday(0)}`])
      expect((await admin.rest('GET', path)).body).toMatchObject(said);
    // As revisions were kept before.
    await school.unguarded(
      `UPDATE study_plan_revision SET content = jsonb_set(content, '{agreedAt}', '"2026-11-30T09:44:34.492+00:00"')`,
    );
    expect((await admin.rest('GET', `${plan}?at=${dayFromToday(0)}`)).body).toMatchObject(said);
    const { body } = await admin.rest('GET', `${plan}/revisions`);
    expect(body).toMatchObject([
      { at: moment, reason: 'Godkänd av skolan' },
      { at: moment, reason: 'Planen skapad' },
    ]);
  });

  it('shows the address of a signature to an administrator alone', async () => {
    const workplace = await admin.rest('POST', '/api/workplaces', { body: { name: 'Eken', places: 1 } });
    const period = { startDate: dayFromToday(30), endDate: dayFromToday(50), hoursPerWeek: 35 };
    const student = await school.student();
    const body = { studentId: student, workplaceId: (workplace.body as { _id: string })._id, ...period };
    const placement = await admin.rest('POST', '/api/placements', { body });
    const path = `/api/placements/${(placement.body as { _id: string })._id}`;
    await admin.rest('POST', `${path}/agreement/send`);
    await admin.rest('POST', `${path}/agreement/sign`, { body: { agreementVersion: 1, name: admin.name } });
    const signature = async (who: Person) =>
      ((await who.rest('GET', path)).body as { agreement: { signatures: object[] } }).agreement.signatures[0];
    expect(await signature(admin)).toMatchObject({ party: 'SCHOOL', address: expect.any(String) as unknown });
    expect(await signature(await school.as('COORDINATOR'))).toMatchObject({ address: null });
  });
});
