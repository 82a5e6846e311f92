import { Housekeeping } from '../../server/platform/jobs/housekeeping.js';
import { codeOf, School, type Person } from '../support/school.js';

const ADD = `mutation($input: AddSupervisorInput!) { addSupervisor(input: $input) { supervisors { id name } } }`;
const REMOVE = `mutation($input: RemoveSupervisorCertificateInput!) {
  removeSupervisorCertificate(input: $input) { supervisors { certificate version } } }`;
const CREATE = 'mutation($input: CreateWorkplaceInput!) { createWorkplace(input: $input) { id } }';
const MERGE = `mutation($input: MergeWorkplacesInput!) {
  mergeWorkplaces(input: $input) { supervisors { id name certificate } } }`;

describe('a supervisor’s certificate', () => {
  let school: School;
  let admin: Person;
  let teacher: Person;

  beforeAll(async () => {
    school = await School.open();
    [admin, teacher] = [await school.as('ADMIN'), await school.as('TEACHER')];
  });
  afterAll(() => school.close());

  const newWorkplace = async () => {
    const { data } = await teacher.graphql(CREATE, { input: { values: { name: 'Linden', places: 1 } } });
    return data!.createWorkplace.id;
  };
  const newSupervisor = async (workplaceId: string) => {
    const { data } = await teacher.graphql(ADD, { input: { workplaceId, values: { name: 'Karin Holm' } } });
    return data!.addSupervisor.supervisors[0]!.id;
  };
  const path = (id: string) => `/api/supervisors/${id}/certificate`;
  const send = (id: string, name: string, text: string) => {
    const body = new FormData();
    body.append('file', new Blob([text], { type: 'text/plain' }), name);
    return teacher.rest('POST', path(id), { body });
  };

  it('is attached, downloaded, replaced and removed, each with an audit record', async () => {
    const id = await newSupervisor(await newWorkplace());
    expect((await teacher.rest('GET', path(id))).status).toBe(404);
    expect((await send(id, 'intyg.exe', 'MZ')).status).toBe(415);
    expect(await send(id, 'intyg.txt', 'Karin Holm har gått kursen.')).toMatchObject({
      ...{ status: 200, body: { supervisors: [{ certificate: 'intyg.txt', version: 2 }] } },
    });
    await send(id, 'nytt.txt', 'Karin Holm har gått fortsättningskursen.');
    await school.app.get<Housekeeping>(Housekeeping).run();
    const read = await teacher.rest('GET', path(id));
    expect([read.status, read.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('nytt.txt'),
    ]);
    const { data } = await teacher.graphql(REMOVE, { input: { id } });
    expect(data!.removeSupervisorCertificate.supervisors).toEqual([{ certificate: null, version: 4 }]);
    expect(codeOf(await teacher.graphql(REMOVE, { input: { id } }))).toBe('NOT_FOUND');
    const audit = await school.sql<{ before: string | null; after: string | null }>(
      `SELECT previous_values->>'certificate' AS before, new_values->>'certificate' AS after FROM audit_log
       WHERE kind = 'WORKPLACE_CHANGED' AND new_values ? 'certificate' ORDER BY id`,
    );
    expect(audit).toEqual([
      { before: null, after: 'intyg.txt' },
      { before: 'intyg.txt', after: 'nytt.txt' },
      { before: 'nytt.txt', after: null },
    ]);
  });

  it('stays with the supervisor when workplaces are merged, and its bytes are kept', async () => {
    const [from, into] = [await newWorkplace(), await newWorkplace()];
    const kept = await newSupervisor(into);
    await send(await newSupervisor(from), 'intyg.txt', 'Karin Holm har gått kursen.');
    const { data } = await admin.graphql(MERGE, { input: { from, into } });
    expect(data!.mergeWorkplaces.supervisors).toEqual([
      { id: kept, name: 'Karin Holm', certificate: 'intyg.txt' },
    ]);
    await school.app.get<Housekeeping>(Housekeeping).run();
    expect((await teacher.rest('GET', path(kept))).status).toBe(200);
  });
});
