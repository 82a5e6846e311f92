import { Housekeeping } from '../../server/platform/jobs/housekeeping.js';
import { dayFromToday } from '../support/days.js';
import { codeOf, School, type Person } from '../support/school.js';

const AGREEMENTS = 'id version agreedUntil agreementState agreements { id version validTo note filename }';
const ADD = `mutation($input: AddWorkplaceAgreementInput!) { addWorkplaceAgreement(input: $input) { ${AGREEMENTS} } }`;
const UPDATE = `mutation($input: UpdateWorkplaceAgreementInput!) {
  updateWorkplaceAgreement(input: $input) { ${AGREEMENTS} } }`;
const REMOVE = `mutation($input: RemoveWorkplaceAgreementInput!) {
  removeWorkplaceAgreement(input: $input) { ${AGREEMENTS} } }`;
const FIND = 'query($input: WorkplacesInput) { workplaces(input: $input) { nodes { id } } }';
const CREATE = 'mutation($input: CreateWorkplaceInput!) { createWorkplace(input: $input) { id } }';

describe('framework agreements with a workplace', () => {
  let school: School;
  let admin: Person;
  let teacher: Person;

  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
    teacher = await school.as('TEACHER');
  });
  afterAll(() => school.close());

  const create = async (values: object = {}) => {
    const answer = await admin.graphql(CREATE, {
      input: { values: { name: 'Linden', places: 1, ...values } },
    });
    return answer.data!.createWorkplace.id;
  };
  const values = (from: number, to: number, note: string | null = null) => ({
    ...{ validFrom: dayFromToday(from), validTo: dayFromToday(to), note },
  });
  const add = async (workplaceId: string, from: number, to: number) => {
    const answer = await teacher.graphql(ADD, { input: { workplaceId, values: values(from, to) } });
    return answer.data!.addWorkplaceAgreement.agreements[0]!.id;
  };
  const found = async (agreements: readonly string[]) => {
    const { data } = await admin.graphql(FIND, { input: { filter: { agreements }, first: 200 } });
    return data!.workplaces.nodes.map(({ id }) => id);
  };
  const pathOf = ({ errors }: Awaited<ReturnType<Person['graphql']>>) =>
    (errors[0]!.extensions['fields'] as { path: string }[])[0]!.path;

  it('classify it as having none, soon expiring, expired or valid', async () => {
    const [none, soon, later, expired] = await Promise.all([create(), create(), create(), create()]);
    await add(soon, -100, 60);
    await add(later, -100, 61);
    await add(expired, -100, -1);
    const only = async (state: string) =>
      (await found([state])).filter((id) => [none, soon, later, expired].includes(id));
    expect(await only('NONE')).toEqual([none]);
    expect(await only('EXPIRES_SOON')).toEqual([soon]);
    expect(await only('VALID')).toEqual([later]);
    expect(await only('EXPIRED')).toEqual([expired]);
    await add(expired, 0, 300);
    expect(await only('EXPIRED')).toEqual([]);
    expect(await only('VALID')).toEqual(expect.arrayContaining([later, expired]));
  });

  it('cannot end before they begin, or be changed from a stale version', async () => {
    const workplaceId = await create();
    const early = await teacher.graphql(ADD, { input: { workplaceId, values: values(1, 0) } });
    expect(pathOf(early)).toBe('values.validTo');
    const id = await add(workplaceId, 0, 100);
    const change = (version: number) =>
      teacher.graphql(UPDATE, { input: { id, version, values: values(0, 200, 'Förlängt.') } });
    expect((await change(1)).data!.updateWorkplaceAgreement).toMatchObject({
      agreedUntil: dayFromToday(200),
      agreements: [{ version: 2, note: 'Förlängt.' }],
    });
    expect(codeOf(await change(1))).toBe('CONFLICT');
    const [line] = await school.sql<{ values: object }>(
      `SELECT new_values AS values FROM audit_log WHERE kind = 'WORKPLACE_CHANGED' AND new_values ? 'agreementNote'
       ORDER BY id DESC LIMIT 1`,
    );
    expect(line!.values).toEqual({
      ...{ workplace: 'Linden', agreementNote: 'Förlängt.' },
      agreement: `${dayFromToday(0)} – ${dayFromToday(200)}`,
    });
  });

  it('have a file, which an administrator can download, replace and remove with them', async () => {
    const workplaceId = await create();
    const id = await add(workplaceId, 0, 100);
    const path = `/api/workplace-agreements/${id}/file`;
    const send = (name: string, text: string) => {
      const body = new FormData();
      body.append('file', new Blob([text], { type: 'text/plain' }), name);
      return teacher.rest('POST', path, { body });
    };
    expect((await teacher.rest('GET', path)).status).toBe(404);
    expect((await send('avtal.exe', 'MZ')).status).toBe(415);
    expect((await send('ramavtal.txt', 'Skolan och Linden.\n')).status).toBe(200);
    const read = await teacher.rest('GET', path);
    expect([read.status, read.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('ramavtal.txt'),
    ]);
    expect((await send('nytt.txt', 'Skolan och Linden, nytt.\n')).body).toMatchObject({
      agreements: [{ filename: 'nytt.txt' }],
    });
    await school.app.get<Housekeeping>(Housekeeping).run();
    expect((await teacher.rest('GET', path)).status).toBe(200);
    expect(codeOf(await teacher.graphql(REMOVE, { input: { id } }))).toBe('FORBIDDEN');
    expect((await admin.graphql(REMOVE, { input: { id } })).data!.removeWorkplaceAgreement).toMatchObject({
      ...{ agreements: [], agreedUntil: null, agreementState: 'NONE' },
    });
    expect(codeOf(await admin.graphql(REMOVE, { input: { id } }))).toBe('NOT_FOUND');
    expect((await teacher.rest('GET', path)).status).toBe(404);
  });

  it('notify the administrators once, 30 days before they end, unless a later one follows', async () => {
    const [near, far, renewed] = [await create(), await create(), await create()];
    const id = await add(near, -10, 30);
    await add(far, -10, 31);
    await add(renewed, -10, 5);
    await add(renewed, 6, 400);
    const notices = () =>
      school.sql<{ message: string; audience: string; id: string }>(
        `SELECT message, audience, subject_id AS id FROM notification
         WHERE kind = 'WORKPLACE_AGREEMENT' AND subject_id = ANY ($1::uuid[])`,
        [[near, far, renewed]],
      );
    const sweep = () => school.app.get<Housekeeping>(Housekeeping).run();
    await sweep();
    await sweep();
    const told = [
      { message: `Ramavtalet med Linden går ut ${dayFromToday(30)}.`, audience: 'ADMINISTRATORS', id: near },
    ];
    expect(await notices()).toEqual(told);
    await teacher.graphql(UPDATE, { input: { id, values: values(-10, 30, 'Ring före jul.') } });
    await sweep();
    expect(await notices()).toEqual(told);
    await teacher.graphql(UPDATE, { input: { id, values: values(-10, 365) } });
    await sweep();
    expect(await notices()).toEqual([]);
  });

  it('stay with a merged workplace, with the later risk assessment', async () => {
    const [from, into] = [
      await create({ riskAssessedOn: dayFromToday(-3) }),
      await create({ riskAssessedOn: dayFromToday(-30) }),
    ];
    await add(from, -10, 90);
    const { data } = await admin.graphql(
      `mutation($input: MergeWorkplacesInput!) {
        mergeWorkplaces(input: $input) { agreedUntil riskAssessedOn } }`,
      { input: { from, into } },
    );
    expect(data!.mergeWorkplaces).toEqual({
      ...{ agreedUntil: dayFromToday(90), riskAssessedOn: dayFromToday(-3) },
    });
    const ahead = await admin.graphql(CREATE, {
      input: { values: { name: 'Linden', places: 1, riskAssessedOn: dayFromToday(1) } },
    });
    expect(pathOf(ahead)).toBe('values.riskAssessedOn');
  });
});
