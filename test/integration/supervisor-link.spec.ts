import { agreementTexts } from '../../domain/placements/agreement-text.js';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays, weekNumber } from '../../domain/days.js';
import { weekCode } from '../../domain/placements/week.js';
import { codeOf, School, type Person } from '../support/school.js';

const CREATE = 'mutation($input: CreateWorkplaceInput!) { createWorkplace(input: $input) { id } }';
const ADD = `mutation($input: AddSupervisorInput!) { addSupervisor(input: $input) { supervisors { id } } }`;
const PLAN = `mutation($input: PlanPlacementInput!) { planPlacement(input: $input) { id } }`;
const UPDATE = `mutation($input: UpdatePlacementInput!) { updatePlacement(input: $input) { id } }`;
const SEND = `mutation($input: SendAgreementInput!) { sendAgreement(input: $input) { id } }`;
const LINK = `mutation($input: CreateSupervisorLinkInput!) { createSupervisorLink(input: $input) {
  id supervisorLink { sentTo expiresOn isLive } } }`;
const REVOKE = `mutation($input: RevokeSupervisorLinkInput!) { revokeSupervisorLink(input: $input) {
  supervisorLink { isLive } } }`;
const SIGN = `mutation($input: SignAgreementByLinkInput!) { signAgreementByLink(input: $input) {
  agreement { isSignedByWorkplace } } }`;
const REPORT =
  'mutation($input: ReportPlacementHoursInput!) { reportPlacementHours(input: $input) { version } }';
const VALUES = { startDate: '2027-01-11', endDate: '2027-02-05', hoursPerWeek: 40 };

const { SV, EN } = agreementTexts;

describe('a supervisor’s link', () => {
  let school: School;
  let admin: Person;
  let studentId: string;
  let workplaceId: string;
  let supervisorId: string;
  let id: string;
  let email: string;

  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN', { name: 'Ada Administratör' });
  });
  beforeEach(async () => {
    studentId = await school.student({
      ...{ name: 'Åsa Maria Hemlig', email: 'asa.hemlig@exempel.se', phone: '070-111 22 33' },
    });
    const made = await admin.graphql(CREATE, { input: { values: { name: 'Björken', places: 5 } } });
    workplaceId = made.data!.createWorkplace.id;
    email = `karin-${workplaceId.slice(-8)}@exempel.se`;
    supervisorId = await supervisor({ name: 'Karin Holm', email });
    const { data } = await admin.graphql(PLAN, {
      input: { studentId, values: { workplaceId, supervisorId, ...VALUES } },
    });
    id = data!.planPlacement.id;
  });
  afterAll(() => school.close());

  async function supervisor(values: { name: string; email?: string }): Promise<string> {
    const { data } = await admin.graphql(ADD, { input: { workplaceId, values } });
    const [added] = await school.sql<{ id: string }>(
      'SELECT id FROM supervisor WHERE workplace_id = $1 AND name = $2',
      [data && workplaceId, values.name],
    );
    return added!.id;
  }
  const reasonOf = ({ errors }: { errors: readonly { extensions: Record<string, unknown> }[] }) =>
    errors[0]?.extensions['reason'];
  const create = () => admin.graphql(LINK, { input: { id } });
  /** The mails to the supervisor, the earliest first. */
  async function mails(): Promise<string[]> {
    await school.workedOff('send-mail');
    const folder = join(school.app.dataDir, 'mail');
    const names = (await readdir(folder)).sort();
    const sent = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    return sent.filter((mail) => mail.includes(`To: ${email}`)).map((mail) => mail.replaceAll(/=\r?\n/g, ''));
  }
  /** The secrets in the mails to the supervisor, the earliest first. */
  async function tokens(): Promise<string[]> {
    return (await mails()).flatMap((mail) => /handledare\/([\w-]+)/.exec(mail)?.[1] ?? []);
  }
  async function token(): Promise<string> {
    expect((await create()).errors).toEqual([]);
    return (await tokens()).at(-1)!;
  }
  const open = (secret: string) => school.nobody.rest('GET', `/api/supervisor/${secret}`);
  const sign = (secret: string, more: object = {}) =>
    school.nobody.rest('POST', `/api/supervisor/${secret}/agreement`, {
      body: { agreementVersion: 1, name: 'Karin Holm', ...more },
    });

  /** The placement begins last Monday, which it returns. */
  async function beginLastWeek(): Promise<string> {
    const [{ monday }] = (await school.sql<{ monday: string }>(
      `UPDATE placement SET state = 'ONGOING', waived_reason = 'Prov', end_date = today() + 30,
         start_date = date_trunc('week', today()) - interval '7 days' WHERE id = $1
       RETURNING start_date::text AS monday`,
      [id],
    )) as [{ monday: string }];
    return monday;
  }

  it('is e-mailed, stored as a hash and never returned', async () => {
    const { data } = await create();
    expect(data!.createSupervisorLink.supervisorLink).toEqual({
      ...{ sentTo: email, expiresOn: '2027-03-07', isLive: true },
    });
    const [secret] = await tokens();
    expect(secret).toHaveLength(43);
    const stored = await school.sql<{ text: string }>(
      `SELECT l::text AS text FROM placement_link l UNION ALL SELECT a::text FROM audit_log a
       UNION ALL SELECT k::text FROM idempotency_key k`,
    );
    expect(stored.filter(({ text }) => text.includes(secret!))).toEqual([]);
    expect(JSON.stringify(data)).not.toContain(secret!);
  });

  it('returns what is on the list and nothing else', async () => {
    await admin.graphql(SEND, { input: { id } });
    await school.sql(
      `WITH reported AS (INSERT INTO placement_week (placement_id, monday, minutes, reported_by_name)
         VALUES ($1, '2027-01-11', 930, 'Åsa Maria Hemlig') RETURNING placement_id, monday)
       INSERT INTO placement_day (placement_id, monday, day, minutes, absence)
       SELECT placement_id, monday, '2027-01-13', 0, 'VALID' FROM reported`,
      [id],
    );
    const [goal] = await school.sql<{ id: string }>(
      `WITH course AS (INSERT INTO course (id, code, name, points, system, level, kind)
         VALUES (gen_random_uuid(), 'OMSORG1', 'Omsorg', 100, 'LOCAL', 'UPPER_SECONDARY', 'COURSE') RETURNING id)
       INSERT INTO placement_goal (id, placement_id, course_id, position, text)
       SELECT gen_random_uuid(), $1, id, 1, 'Följa rutiner för hygien' FROM course RETURNING id`,
      [id],
    );
    const secret = await token();
    const response = await fetch(`${school.app.url}/api/supervisor/${secret}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(
      JSON.stringify({
        ...{ studentName: 'Åsa H.', workplace: 'Björken', startDate: '2027-01-11', endDate: '2027-02-05' },
        agreement: {
          ...{ version: 1, startDate: '2027-01-11', endDate: '2027-02-05', hoursPerWeek: 40 },
          ...{ plannedHours: 160, weekdays: [1, 2, 3, 4, 5], goals: [], text: SV, textInEnglish: EN },
          isSignedByWorkplace: false,
        },
        weeks: [
          {
            ...{ week: '2027-W02', monday: '2027-01-11', version: 1, hours: 15.5, daysAway: 1 },
            isConfirmed: false,
          },
        ],
        goals: [{ _id: goal!.id, text: 'Följa rutiner för hygien', level: null, comment: null }],
        assessment: null,
      }),
    );
    const { headers } = response;
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('set-cookie')).toBeNull();
    const page = await fetch(`${school.app.url}/handledare/${secret}`);
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await page.text()).not.toContain('Hemlig');
  });

  it('has no side effects when opened, as by a mail scanner', async () => {
    await admin.graphql(SEND, { input: { id } });
    await school.sql(
      `INSERT INTO placement_week (placement_id, monday, minutes, reported_by_name)
       VALUES ($1, '2027-01-11', 480, 'Åsa Maria Hemlig')`,
      [id],
    );
    const secret = await token();
    const state = async () =>
      school.sql(
        `SELECT (SELECT json_agg(l) FROM placement_link l) AS links, (SELECT count(*) FROM audit_log) AS audit,
           (SELECT json_agg(p) FROM placement p) AS placements, (SELECT count(*) FROM placement_signature) AS signed,
           (SELECT json_agg(k) FROM placement_week k) AS weeks`,
      );
    const before = await state();
    for (let time = 0; time < 3; time += 1) expect((await open(secret)).status).toBe(200);
    await fetch(`${school.app.url}/handledare/${secret}`);
    for (const path of ['agreement', 'weeks/2027-W02', 'absence', 'assessment'])
      expect((await school.nobody.rest('GET', `/api/supervisor/${secret}/${path}`)).status).toBe(405);
    expect(await state()).toEqual(before);
  });

  it('responds identically when wrong, replaced, revoked, expired or after a change of supervisor or address', async () => {
    const wrong = await open('A'.repeat(43));
    expect(wrong.status).toBe(404);
    const { errorId: _, ...dead } = wrong.body as Record<string, unknown>;
    const isDead = async (secret: string) => {
      expect(await open(secret)).toMatchObject({ status: 404, body: dead });
      expect(await sign(secret)).toMatchObject({ status: 404, body: dead });
    };
    const first = await token();
    const second = await token();
    await isDead(first);
    expect((await open(second)).status).toBe(200);
    const { data } = await admin.graphql(REVOKE, { input: { id } });
    expect(data!.revokeSupervisorLink.supervisorLink!.isLive).toBe(false);
    await isDead(second);
    const third = await token();
    const set = (values: string) => school.sql(`UPDATE placement SET ${values} WHERE id = $1`, [id]);
    await set('start_date = today() - 60, end_date = today() - 31');
    await isDead(third);
    await set('end_date = today() - 30');
    expect((await open(third)).status).toBe(200);
    await set(`end_date = today(), state = 'DONE', ended_on = today() - 31`);
    await isDead(third);
    await set('ended_on = today() - 30');
    expect((await open(third)).status).toBe(200);
    await set(`state = 'PLANNED', ended_on = NULL`);
    const writeTo = (address: string) =>
      school.sql('UPDATE supervisor SET email = $2 WHERE id = $1', [supervisorId, address]);
    await writeTo('karin.annan@exempel.se');
    await isDead(third);
    await writeTo(email.toUpperCase());
    expect((await open(third)).status).toBe(200);
    const other = await supervisor({ name: 'Nils Ny', email: 'nils.ny@exempel.se' });
    await admin.graphql(UPDATE, { input: { id, values: { workplaceId, supervisorId: other, ...VALUES } } });
    await isDead(third);
  });

  it('is not created for a protected student, and stops working when a student becomes protected', async () => {
    const secret = await token();
    await school.sql('UPDATE student SET is_protected = true WHERE id = $1', [studentId]);
    expect((await open(secret)).status).toBe(404);
    expect(reasonOf(await create())).toBe('PROTECTED');
    expect(await tokens()).toHaveLength(1);
  });

  it('requires a supervisor with an e-mail address', async () => {
    const silent = await supervisor({ name: 'Stig Stum' });
    await admin.graphql(UPDATE, { input: { id, values: { workplaceId, supervisorId: silent, ...VALUES } } });
    expect(reasonOf(await create())).toBe('NO_EMAIL');
  });

  it('is mailed with an agreement to sign; one that holds is reminded of', async () => {
    const renew = (hoursPerWeek: number) =>
      admin.graphql(UPDATE, {
        input: { id, values: { workplaceId, supervisorId, ...VALUES, hoursPerWeek }, newAgreement: true },
      });
    await admin.graphql(SEND, { input: { id } });
    const [secret] = await tokens();
    expect((await open(secret!)).body).toMatchObject({ agreement: { version: 1 } });
    await renew(30);
    const [, reminder] = await mails();
    expect(reminder).toContain('Ett APL-avtal att skriva under');
    expect(reminder).not.toContain('/handledare/');
    expect((await open(secret!)).body).toMatchObject({ agreement: { version: 2 } });
    await admin.graphql(REVOKE, { input: { id } });
    await renew(20);
    expect(await mails()).toHaveLength(3);
    const renewed = (await tokens()).at(-1)!;
    expect(renewed).not.toBe(secret);
    expect((await open(renewed)).body).toMatchObject({ agreement: { version: 3 } });
  });

  it('is not mailed with an agreement for a protected student or without an address', async () => {
    await school.sql('UPDATE student SET is_protected = true WHERE id = $1', [studentId]);
    expect((await admin.graphql(SEND, { input: { id } })).errors).toEqual([]);
    expect(await mails()).toEqual([]);
    await school.sql('UPDATE student SET is_protected = false WHERE id = $1', [studentId]);
    const silent = await supervisor({ name: 'Stig Stum' });
    await admin.graphql(UPDATE, { input: { id, values: { workplaceId, supervisorId: silent, ...VALUES } } });
    await admin.graphql(UPDATE, {
      input: { id, values: { workplaceId, supervisorId: silent, ...VALUES, hoursPerWeek: 30 } },
    });
    expect(await mails()).toEqual([]);
    expect(await school.sql('SELECT 1 FROM placement_link WHERE placement_id = $1', [id])).toEqual([]);
  });

  it('is not mailed when it would be dead, though the placement has not been ended', async () => {
    await school.sql(
      `UPDATE placement SET state = 'ONGOING', waived_reason = 'Prov', start_date = today() - 60,
         end_date = today() - 31 WHERE id = $1`,
      [id],
    );
    expect(reasonOf(await create())).toBe('STATE');
    expect((await admin.graphql(SEND, { input: { id } })).errors).toEqual([]);
    expect(await mails()).toEqual([]);
    await school.sql('UPDATE placement SET end_date = today() - 30 WHERE id = $1', [id]);
    expect((await open(await token())).status).toBe(200);
  });

  it('signs the agreement once, with an audit record that names the supervisor', async () => {
    const secret = await token();
    expect((await sign(secret)).status).toBe(409);
    await admin.graphql(SEND, { input: { id } });
    expect((await sign(secret, { name: ' ' })).status).toBe(400);
    expect((await sign(secret, { agreementVersion: 2 })).status).toBe(409);
    const { data, errors } = await school.nobody.graphql(SIGN, {
      input: { token: secret, agreementVersion: 1, name: 'Karin Holm' },
    });
    expect(errors).toEqual([]);
    expect(data!.signAgreementByLink.agreement!.isSignedByWorkplace).toBe(true);
    expect((await sign(secret)).status).toBe(409);
    const [signature] = await school.sql(
      'SELECT party, name, address IS NOT NULL AS located, signed_by FROM placement_signature WHERE placement_id = $1',
      [id],
    );
    expect(signature).toEqual({ party: 'WORKPLACE', name: 'Karin Holm', located: true, signed_by: null });
    const audit = await school.sql<{ kind: string; supervisor: string | null; address: string | null }>(
      `SELECT kind, new_values->>'supervisor' AS supervisor, address FROM audit_log
       WHERE new_values->>'placement' = $1 ORDER BY id`,
      [id],
    );
    expect(audit.map(({ kind, supervisor: name }) => [kind, name])).toEqual([
      ['SUPERVISOR_LINK_CREATED', null],
      ['SUPERVISOR_ACTED', 'Karin Holm'],
    ]);
    expect(audit[1]!.address).toBeTruthy();
  });

  it('confirms a reported week and reports absence, each with an audit record', async () => {
    const monday = await beginLastWeek();
    const secret = await token();
    const week = weekCode(monday);
    const act = (path: string, body: object) =>
      school.nobody.rest('POST', `/api/supervisor/${secret}/${path}`, { body });
    expect((await act(`weeks/${week}`, {})).status).toBe(409);
    const reported = await admin.graphql(REPORT, {
      input: { placementId: id, week, days: [{ day: monday, hours: 8 }] },
    });
    expect(reported.errors).toEqual([]);
    expect((await act(`weeks/${week}`, { version: 99 })).status).toBe(409);
    const confirmed = await act(`weeks/${week}`, { version: 1 });
    expect(confirmed).toMatchObject({
      status: 200,
      body: { weeks: [{ week, monday, hours: 8, daysAway: 0, isConfirmed: true }] },
    });
    const tuesday = addDays(monday, 1);
    expect(await act('absence', { day: tuesday, absence: 'VALID' })).toMatchObject({
      status: 200,
      body: { weeks: [{ week, hours: 8, daysAway: 1, isConfirmed: false }] },
    });
    expect((await act('absence', { day: addDays(monday, 40), absence: 'VALID' })).status).toBe(400);
    const audit = await school.sql<{ action: string }>(
      `SELECT new_values->>'action' AS action FROM audit_log
       WHERE kind = 'SUPERVISOR_ACTED' AND new_values->>'placement' = $1 AND new_values->>'supervisor' = 'Karin Holm'
       ORDER BY id`,
      [id],
    );
    expect(audit.map(({ action }) => action)).toEqual([
      `Bekräftade v. ${weekNumber(monday)} ${week.slice(0, 4)}`,
      `Anmälde frånvaro ${tuesday}`,
    ]);
  });

  it('does not show a week whose report was taken back', async () => {
    const monday = await beginLastWeek();
    const secret = await token();
    const report = (days: object[]) =>
      admin.graphql(REPORT, { input: { placementId: id, week: weekCode(monday), days } });
    await report([{ day: monday, hours: 8 }]);
    expect((await open(secret)).body).toMatchObject({ weeks: [{ monday }] });
    expect((await report([])).errors).toEqual([]);
    expect((await open(secret)).body).toMatchObject({ weeks: [] });
  });

  it('reports absence that the student cannot overwrite', async () => {
    const monday = await beginLastWeek();
    const account = await school.as('STUDENT', { name: 'Åsa Hemlig' });
    await school.sql('UPDATE student SET user_id = $2 WHERE id = $1', [studentId, account.userId]);
    const tuesday = addDays(monday, 1);
    const absent = { day: tuesday, absence: 'INVALID' };
    const secret = await token();
    await school.nobody.rest('POST', `/api/supervisor/${secret}/absence`, { body: absent });
    const report = (days: object[], who = account) =>
      who.rest('PUT', `/api/placements/${id}/weeks/${weekCode(monday)}`, { body: { days } });
    const present = { day: tuesday, hours: 8 };
    for (const days of [[present], [], [{ ...absent, absence: 'VALID', hours: 0 }]]) {
      const message = `Arbetsplatsen har anmält frånvaro ${tuesday}. Be din lärare att ändra dagen om den är fel.`;
      expect(await report(days)).toMatchObject({ status: 409, body: { reason: 'ABSENCE', message } });
    }
    const days = [
      { ...absent, hours: 0 },
      { day: addDays(monday, 2), hours: 7.5 },
    ] as const;
    expect((await report([...days])).body).toMatchObject({
      ...{ hours: 7.5, reportedBy: 'Åsa Hemlig' },
      days: days.map((day, place) => ({ ...day, byWorkplace: place === 0 })),
    });
    // Not after the student's own report either; the school does.
    expect((await report([present])).status).toBe(409);
    const corrected = { days: [{ ...present, byWorkplace: false }] };
    expect((await report([present], admin)).body).toMatchObject(corrected);
    expect((await report([{ day: tuesday, hours: 4 }])).status).toBe(200);
  });

  it('is not shown to the student or to those who may not change the placement', async () => {
    await create();
    const coordinator = await school.as('COORDINATOR');
    const { data } = await coordinator.graphql(
      'query($id: ID!) { placement(id: $id) { supervisorLink { sentTo } } }',
      { id },
    );
    expect(data!.placement.supervisorLink).toBeNull();
  });

  it('can be created by nobody below the responsible teacher', async () => {
    const teacher = await school.as('TEACHER');
    expect(codeOf(await teacher.graphql(LINK, { input: { id } }))).toBe('FORBIDDEN');
  });
});
