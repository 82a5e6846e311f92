import { randomUUID } from 'node:crypto';
import { codeOf, School, type Person } from '../support/school.js';

const LIST = `{ expiredPlacements { totalCount nodes { id studentName workplace endDate state hours } } }`;
const ERASE = 'mutation($input: ErasePlacementsInput!) { erasePlacements(input: $input) }';
const WORKPLACE = randomUUID();

describe('placements past their retention period', () => {
  let school: School;
  let admin: Person;
  let student: string;
  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN', { name: 'Ada Admin' });
    await school.sql(`INSERT INTO workplace (id, name, places) VALUES ($1, 'Björken', 500)`, [WORKPLACE]);
  });
  beforeEach(async () => {
    await school.sql('DELETE FROM placement');
    student = await school.student({ name: 'Åsa Ödman' });
  });
  afterAll(() => school.close());

  /** A placement whose last day is so many years and days ago, with a week, an assessment and an agreement on paper. */
  async function ended(years: number, days: number, state = 'DONE', of = student): Promise<string> {
    const id = randomUUID();
    await school.sql(
      `INSERT INTO placement (id, student_id, workplace_id, start_date, end_date, hours_per_week, planned_hours, state,
         state_reason, reported_minutes, created_by, created_by_name)
       SELECT $1, $2, $3, day - 25, day, 40, 160, $6, CASE WHEN $6 = 'INTERRUPTED' THEN 'Flyttade.' END, 930, $7, 'Ada'
       FROM (SELECT (today() - make_interval(years => $4))::date - $5::int AS day) last`,
      [id, of, WORKPLACE, years, days, state, admin.userId],
    );
    await school.sql(
      `WITH week AS (INSERT INTO placement_week (placement_id, monday, minutes, reported_by_name)
           VALUES ($1, '2019-01-07', 930, 'Åsa')),
         paper AS (INSERT INTO uploaded_file (id, student_id, storage_key, filename, mime_type, size, sha256)
           VALUES (gen_random_uuid(), $2, gen_random_uuid()::text, 'avtal.pdf', 'application/pdf', 1, repeat('0', 64))
           RETURNING id),
         agreed AS (INSERT INTO placement_agreement (placement_id, version, workplace, start_date, end_date,
             hours_per_week, planned_hours, weekdays, text, created_by, created_by_name, file_id, attached_at)
           SELECT $1, 1, 'Björken', '2019-01-07', '2019-02-01', 40, 160, '{1}', '{}', $3, 'Ada', id, now() FROM paper),
         told AS (INSERT INTO placement_incident (id, placement_id, kind, text, created_by, created_by_name)
           VALUES (gen_random_uuid(), $1, 'OTHER', 'Halkade.', $3, 'Ada'))
       INSERT INTO placement_assessment (placement_id, text, assessed_by_name) VALUES ($1, 'Bra.', 'Karin')`,
      [id, of, admin.userId],
    );
    return id;
  }
  const erase = (ids: readonly string[], who = admin) => who.graphql(ERASE, { input: { ids } });
  const left = async () => (await school.sql<{ id: string }>('SELECT id FROM placement')).map(({ id }) => id);

  test('are listed from the day after five years, in any state, earliest first', async () => {
    await ended(5, 0);
    const interrupted = await ended(5, 1, 'INTERRUPTED');
    const done = await ended(6, 0);
    const forgotten = await ended(7, 0, 'ONGOING');
    const neverBegun = await ended(8, 0, 'PLANNED');
    const { data, errors } = await admin.graphql(LIST);
    expect(errors).toEqual([]);
    const { totalCount, nodes } = data!['expiredPlacements'] as {
      totalCount: number;
      nodes: { id: string }[];
    };
    expect(totalCount).toBe(4);
    expect(nodes.map(({ id }) => id)).toEqual([neverBegun, forgotten, done, interrupted]);
    expect(nodes[2]).toMatchObject({
      studentName: 'Åsa Ödman',
      workplace: 'Björken',
      state: 'DONE',
      hours: 15.5,
    });
  });

  test('are listed by their last day at the workplace when they ended early', async () => {
    const early = await ended(4, 0, 'INTERRUPTED');
    await school.sql(
      'UPDATE placement SET ended_on = end_date - 370, start_date = end_date - 400 WHERE id = $1',
      [early],
    );
    const { data } = await admin.graphql(LIST);
    const [{ day }] = (await school.sql('SELECT ended_on::text AS day FROM placement')) as [{ day: string }];
    expect(data!['expiredPlacements']).toMatchObject({ totalCount: 1, nodes: [{ id: early, endDate: day }] });
    expect((await erase([early])).errors).toEqual([]);
  });

  test('are found through an index', async () => {
    const plan = await school.sql<Record<'QUERY PLAN', string>>(
      `EXPLAIN (COSTS OFF) SELECT p.id FROM placement p
         WHERE coalesce(p.ended_on, p.end_date) < (today() - interval '5 years')::date
         ORDER BY coalesce(p.ended_on, p.end_date), p.id LIMIT 50`,
    );
    expect(plan.map((line) => line['QUERY PLAN']).join()).toContain('placement_last');
  });

  test('are erased with all related data, with an audit record and an access record per student', async () => {
    const [one, two] = [await ended(6, 0), await ended(5, 1)];
    const answer = await erase([one, two]);
    expect(answer.errors).toEqual([]);
    expect(answer.data!['erasePlacements']).toBe(2);
    for (const table of [
      'placement',
      'placement_week',
      'placement_agreement',
      'placement_incident',
      'placement_assessment',
    ])
      expect(await school.sql(`SELECT 1 FROM ${table}`)).toEqual([]);
    const files = await school.sql(
      `SELECT filename FROM uploaded_file WHERE student_id = $1 AND deleted_at < now() - interval '30 days'`,
      [student],
    );
    expect(files).toEqual([{ filename: '–' }, { filename: '–' }]);
    const audit = await school.sql(
      `SELECT user_id, new_values FROM audit_log WHERE kind = 'PLACEMENTS_ERASED' ORDER BY id DESC LIMIT 1`,
    );
    expect(audit).toEqual([
      { user_id: admin.userId, new_values: { placements: [one, two], students: [student] } },
    ]);
    const access = await school.sql(
      `SELECT is_protected FROM access_log WHERE action = 'CHANGE_STUDENT' AND student_id = $1`,
      [student],
    );
    expect(access).toEqual([{ is_protected: false }]);
  });

  test('leave only the fact of each change in the history of a student without other placements', async () => {
    const other = await school.student();
    for (const owner of [student, other])
      await school.sql(
        `INSERT INTO change_history (id, student_id, changed_by, changed_by_name, changed_by_role, changes,
           previous_values, new_values)
         VALUES (gen_random_uuid(), $1, $2, 'Ada Admin', 'ADMIN', '{placement,phone}',
           '{"placement": null, "phone": "1"}', '{"placement": "Björken, 40 timmar", "phone": "2"}')`,
        [owner, admin.userId],
      );
    const kept = await ended(1, 0, 'DONE', other);
    await erase([await ended(6, 0), await ended(6, 0, 'DONE', other)]);
    expect(await left()).toEqual([kept]);
    const valuesOf = (id: string) =>
      school.sql(
        `SELECT changes, previous_values AS was, new_values AS is, changed_by_name AS by FROM change_history
         WHERE student_id = $1`,
        [id],
      );
    const [blanked] = await valuesOf(student);
    expect(blanked).toMatchObject({ changes: ['placement', 'phone'], by: 'Ada Admin' });
    expect(blanked).toMatchObject({ was: { placement: null, phone: '1' }, is: { phone: '2' } });
    expect(JSON.stringify(blanked)).not.toContain('Björken');
    expect(JSON.stringify(await valuesOf(other))).toContain('Björken');
  });

  test('are erased all or none', async () => {
    const [old, young] = [await ended(6, 0), await ended(5, 0)];
    expect(codeOf(await erase([old, young]))).toBe('CONFLICT');
    expect(codeOf(await erase([old, randomUUID()]))).toBe('NOT_FOUND');
    expect(codeOf(await erase([]))).toBe('BAD_USER_INPUT');
    expect((await left()).sort()).toEqual([old, young].sort());
  });

  test('of protected students are listed and erased with a record that says so', async () => {
    await school.sql('UPDATE student SET is_protected = true WHERE id = $1', [student]);
    const id = await ended(6, 0);
    await admin.graphql(LIST);
    expect((await erase([id])).errors).toEqual([]);
    const records = await school.sql<{ action: string; is_protected: boolean }>(
      `SELECT action, is_protected FROM access_log WHERE student_id = $1 ORDER BY at, action`,
      [student],
    );
    expect(records.length).toBeGreaterThanOrEqual(2);
    expect(records.every(({ is_protected }) => is_protected)).toBe(true);
    expect(records.map(({ action }) => action)).toContain('CHANGE_STUDENT');
  });
});
