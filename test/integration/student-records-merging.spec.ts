import { v7 as uuid } from 'uuid';
import type { Actor } from '../../server/platform/auth/actor.js';
import { SqlParams } from '../../server/platform/database/sql-params.js';
import { conditions } from '../../server/features/students/list/students.queries.js';
import { FOLLOWING } from '../../server/features/students/records/merge.repository.js';
import { type Person } from '../support/school.js';
import { admin, enrolled, MERGE, openStudentRecords, school } from '../support/student-records-world.js';

beforeAll(openStudentRecords);
afterAll(() => school.close());

describe('pages, section 2: merging two records of one person', () => {
  it('warns about a course that one record has and the other has an equivalent of', async () => {
    const [keepId, mergedId] = [await school.student(), await school.student()];
    const read = (studentId: string, code: string) =>
      school.sql(
        `INSERT INTO enrollment (id, student_id, course_id, status) SELECT $1, $2, id, 'ACTIVE' FROM course WHERE code = $3`,
        [uuid(), studentId, code],
      );
    const warnings = async () => {
      const { data, errors } = await admin.graphql(
        'query($input: MergePreviewInput!) { mergePreview(input: $input) { warnings } }',
        { input: { keepId, mergedId } },
      );
      expect(errors).toEqual([]);
      return data!['mergePreview'].warnings;
    };
    await read(keepId, 'ENGENG05');
    await read(mergedId, 'SVESVE01');
    expect(await warnings()).toEqual([]);
    await read(mergedId, 'ENGE1000X');
    expect(await warnings()).toEqual(['Båda är inskrivna på Engelska nivå 1.']);
  });

  it('warns of placements that overlap, up to the day before an interruption', async () => {
    const [keepId, mergedId] = [await school.student(), await school.student()];
    const place = async (studentId: string, name: string, state: string, endedOn: string | null = null) => {
      const [id, workplaceId] = [uuid(), uuid()];
      await school.sql('INSERT INTO workplace (id, name, places) VALUES ($1, $2, 5)', [workplaceId, name]);
      await school.sql(
        `INSERT INTO placement (id, student_id, workplace_id, start_date, end_date, ended_on, hours_per_week,
           planned_hours, state, state_reason, created_by, created_by_name)
         VALUES ($1, $2, $3, '2026-11-02', '2026-11-27', $4, 40, 160, $5,
           CASE WHEN $5 = 'INTERRUPTED' THEN 'Sjuk' END, $6, 'Ada')`,
        [id, studentId, workplaceId, endedOn, state, admin.userId],
      );
      return id;
    };
    const warnings = async () => {
      const { data, errors } = await admin.graphql(
        'query($input: MergePreviewInput!) { mergePreview(input: $input) { warnings } }',
        { input: { keepId, mergedId } },
      );
      expect(errors).toEqual([]);
      return data!['mergePreview'].warnings;
    };
    await place(keepId, 'Björken', 'ONGOING');
    await place(mergedId, 'Linden', 'INTERRUPTED', '2026-11-02');
    expect(await warnings()).toEqual([]);
    await place(mergedId, 'Granen', 'ONGOING');
    expect(await warnings()).toEqual([
      'Placeringarna på Björken från 2026-11-02 och Granen från 2026-11-02 överlappar varandra.',
    ]);
  });

  it('moves everything linked to one record, takes the chosen values, and keeps the old id working', async () => {
    const keepId = await school.student({ name: 'Anna Ek', phone: '070-1' });
    const mergedId = await school.student({ name: 'Anna Eek', phone: '070-2', email: 'anna@exempel.se' });
    await school.comment(mergedId, admin, 'Ringde i dag');
    await enrolled(mergedId, { grade: 'C', status: 'COMPLETED' });
    const input = { keepId, mergedId, keepVersion: 1, mergedVersion: 1, take: ['EMAIL'] };
    const { data, errors } = await admin.graphql(MERGE, { input });
    expect(errors).toEqual([]);
    expect(data!['mergeStudents']).toMatchObject({
      id: keepId,
      name: 'Anna Ek',
      phone: '070-1',
      email: 'anna@exempel.se',
      version: 2,
      commentHistory: [{ comment: 'Ringde i dag' }],
      education: [{}],
    });
    expect(await school.sql('SELECT FROM student WHERE id = $1', [mergedId])).toHaveLength(0);
    const old = await admin.rest('GET', `/api/student-details/${mergedId}`);
    expect(old).toMatchObject({ status: 200, body: { _id: keepId } });
    const history = await admin.rest('GET', `/api/student-details/${keepId}/history`);
    const entries = (history.body as { changeHistory: { changes: string[] }[] }).changeHistory;
    expect(entries.map(({ changes }) => changes)).toEqual(
      expect.arrayContaining([expect.arrayContaining(['email', 'mergedRecord']), ['mergedInto']]),
    );
  });

  it('writes nothing when either record has changed since they were compared', async () => {
    const keepId = await school.student();
    const mergedId = await school.student();
    await school.sql('UPDATE student SET version = 2 WHERE id = $1', [mergedId]);
    const input = { keepId, mergedId, keepVersion: 1, mergedVersion: 1, take: [] };
    const answer = await admin.graphql(MERGE, { input });
    expect(answer.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'VERSION' });
    expect(await school.sql('SELECT FROM student WHERE id IN ($1, $2)', [keepId, mergedId])).toHaveLength(2);
  });

  it('asks which account stays when both have one', async () => {
    const [keep, merged] = [await school.asStudent(), await school.asStudent()];
    const input = { keepId: keep.studentId, mergedId: merged.studentId, keepVersion: 1, mergedVersion: 1 };
    const undecided = await admin.graphql(MERGE, { input: { ...input, take: [] } });
    expect(undecided.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'LINKED' });
    const decided = await admin.graphql(MERGE, { input: { ...input, take: ['ACCOUNT'] } });
    expect(decided.errors).toEqual([]);
    const [row] = await school.sql<{ user_id: string }>('SELECT user_id FROM student WHERE id = $1', [
      keep.studentId,
    ]);
    expect(row!.user_id).toBe(merged.userId);
  });

  it('keeps the number of the merged record, and its former numbers', async () => {
    const keepId = await school.student({ personalNumber: '198001019802' });
    const mergedId = await school.student({ personalNumber: '198001019810' });
    await school.sql(`UPDATE student SET personal_number = '198001019828' WHERE id = $1`, [mergedId]);
    const input = { keepId, mergedId, keepVersion: 1, mergedVersion: 1, take: ['PERSONAL_NUMBER'] };
    expect((await admin.graphql(MERGE, { input })).errors).toEqual([]);
    const { data } = await admin.graphql(
      'query($id: ID!) { student(id: $id) { personalNumber previousNumbers } }',
      {
        id: keepId,
      },
    );
    const { personalNumber, previousNumbers } = data!['student']!;
    expect(personalNumber).toBe('19800101-9828');
    expect([...previousNumbers!].sort()).toEqual(['19800101-9802', '19800101-9810']);
  });

  it('covers every table that refers to a student', async () => {
    const rows = await school.sql<{ name: string }>(
      `SELECT conrelid::regclass::text AS name FROM pg_constraint
       WHERE contype = 'f' AND confrelid = 'student'::regclass ORDER BY 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(FOLLOWING).sort());
  });
});

describe('domain, D10: a student’s former number is still found', () => {
  it('by the list and the search, and is shown only to administrators', async () => {
    const studentId = await school.student({ name: 'Nour Bytt', personalNumber: '199001612390' });
    await admin.rest('PUT', `/api/student-details/${studentId}`, {
      body: { personalNumber: '19750203-2381' },
    });
    const ask = (person: Person, q: string) =>
      person.graphql(
        `query($q: String!) { students(input: { filter: { q: $q } }) { nodes { id previousNumbers } }
           search(q: $q, type: ANVANDARE) { id } }`,
        { q },
      );
    for (const typed of ['19900161-2390', '900161-2390', '1612390']) {
      const { data, errors } = await ask(admin, typed);
      expect(errors).toEqual([]);
      expect(data).toEqual({
        students: { nodes: [{ id: studentId, previousNumbers: ['19900161-2390'] }] },
        search: [{ id: studentId }],
      });
    }
    const seen = await ask(await school.as('TEACHER'), '19900161-2390');
    expect(seen.data!['students']).toEqual({ nodes: [{ id: studentId, previousNumbers: null }] });
    const search = await (
      await school.as('SYV')
    ).graphql(`{ search(q: "199001612390", type: ANVANDARE) { id } }`);
    expect(search.data!['search']).toEqual([]);
  });

  it('names the other record when a number is taken', async () => {
    const holder = await school.student({ name: 'Har Numret', personalNumber: '197602032380' });
    const id = await school.student();
    const answer = await admin.graphql(
      'mutation($input: UpdateStudentInput!) { updateStudent(input: $input) { id } }',
      { input: { id, version: 1, personalNumber: '19760203-2380' } },
    );
    expect(answer.errors[0]).toMatchObject({
      message: 'Personnumret används redan av Har Numret – öppna eller slå ihop.',
      extensions: { code: 'CONFLICT', reason: 'DUPLICATE', studentId: holder },
    });
  });

  it('is found through the indexes on current and former numbers', async () => {
    const params = new SqlParams();
    const actor = { ...admin, role: 'ADMIN', active: true } as unknown as Actor;
    const where = conditions(actor, { q: '1612390' }, params);
    const client = await school.pool.connect();
    try {
      await client.query('SET enable_seqscan = off');
      const { rows } = await client.query<Record<string, string>>(
        `EXPLAIN SELECT s.id FROM student s WHERE ${where}`,
        params.values,
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      for (const index of ['student_search', 'student_pkey', 'student_number_search'])
        expect(plan).toContain(index);
    } finally {
      client.release(true);
    }
  });
});
