import { randomUUID } from 'node:crypto';
import {
  admin,
  BASE,
  course,
  instance,
  match,
  needsOf,
  openCourseMatching,
  page,
  passed,
  planned,
  school,
} from '../support/course-matching-world.js';

beforeAll(openCourseMatching);
afterAll(() => school.close());

describe('course matching', () => {
  test('the next steps of a planned package are needs, including a choice group', async () => {
    const [first, second, either, other, fifth] = [
      await course(),
      await course(),
      await course(),
      await course(),
      await course(),
    ];
    const packageId = randomUUID();
    const name = `Paket ${packageId}`;
    await school.sql('INSERT INTO course_package (id, name) VALUES ($1, $2)', [packageId, name]);
    const rows: [string, string | null][] = [
      [first, null],
      [second, null],
      [either, 'val'],
      [other, 'val'],
      [fifth, null],
    ];
    for (const [index, [id, group]] of rows.entries())
      await school.sql(
        'INSERT INTO course_package_course (package_id, course_id, position, choice_group) VALUES ($1, $2, $3, $4)',
        [packageId, id, index + 1, group],
      );
    const student = await school.student();
    await passed(student, first);
    const frame = randomUUID();
    await school.sql(
      'INSERT INTO enrollment (id, student_id, package_id, is_enrollment) VALUES ($1, $2, $3, false)',
      [frame, student, packageId],
    );
    expect(await needsOf(first)).toEqual([]);
    for (const id of [second, either, other, fifth]) expect(await needsOf(id)).toHaveLength(1);
    const [choice] = await needsOf(other);
    expect(choice).toMatchObject({ frame: name });
    expect(choice!.wanted).toContain(' eller ');
    const place = await instance(other);
    await match([{ key: choice!.key, courseInstanceId: place }]);
    expect(await needsOf(either)).toEqual([]);
    const [row] = await school.sql('SELECT parent_id FROM enrollment WHERE course_instance_id = $1', [place]);
    expect(row).toEqual({ parent_id: frame });
  });

  test('a step already covered by the equivalent course, in progress or passed, is not a need', async () => {
    const [read, readPair, done, donePair, left] = await Promise.all(
      Array.from({ length: 5 }, () => course()),
    );
    for (const pair of [
      [read, readPair],
      [donePair, done],
    ])
      await school.sql('INSERT INTO course_equivalent VALUES ($1, $2)', pair);
    const packageId = randomUUID();
    await school.sql('INSERT INTO course_package (id, name) VALUES ($1, $2)', [packageId, `P ${packageId}`]);
    for (const [index, id] of [read, done, left].entries())
      await school.sql(
        'INSERT INTO course_package_course (package_id, course_id, position) VALUES ($1, $2, $3)',
        [packageId, id, index + 1],
      );
    const student = await school.student();
    await school.sql(
      'INSERT INTO enrollment (id, student_id, package_id, is_enrollment) VALUES ($1, $2, $3, false)',
      [randomUUID(), student, packageId],
    );
    const [step] = await needsOf(read!);
    await match([{ key: step!.key, courseInstanceId: await instance(readPair!) }]);
    await passed(student, donePair!);
    expect(await needsOf(read!)).toEqual([]);
    expect(await needsOf(done!)).toEqual([]);
    expect(await needsOf(left!)).toHaveLength(1);
  });

  test('a need that is set aside leaves the counts until it is resumed', async () => {
    const wanted = await course();
    const key = await planned(wanted);
    const skip = (skipped: boolean) =>
      admin.rest('PUT', `${BASE}/skipped`, { body: { keys: [key], skipped } });
    await skip(true);
    expect((await page(`courseId=${wanted}`)).counts).toMatchObject({ needs: 0, none: 0, skipped: 1 });
    expect((await page(`courseId=${wanted}&state=SKIPPED`)).nodes.map((need) => need.key)).toEqual([key]);
    await skip(false);
    expect((await page(`courseId=${wanted}`)).counts).toMatchObject({ needs: 1, none: 1, skipped: 0 });
  });

  test('a new instance is planned for those without one, and takes them', async () => {
    const wanted = await course();
    const keys = [await planned(wanted), await planned(wanted)];
    const body = { keys, courseId: wanted, values: { startDate: '2090-01-02', capacity: 2 } };
    const small = { ...body, values: { ...body.values, capacity: 1 } };
    expect((await admin.rest('POST', `${BASE}/instances`, { body: small })).status).toBe(409);
    const rest = await school.sql('SELECT id FROM course_instance WHERE course_id = $1', [wanted]);
    expect(rest).toEqual([]);
    const made = await admin.rest('POST', `${BASE}/instances`, { body });
    expect(made).toMatchObject({ status: 201, body: { matched: 2 } });
    expect(await needsOf(wanted)).toEqual([]);
  });

  test('a wish in unknown words waits for its meaning, which is remembered for the next one', async () => {
    const wanted = await course(`Keramik ${randomUUID().slice(0, 6)}`);
    const text = `Lergöken ${randomUUID().slice(0, 6)}`;
    const student = await school.student();
    const wish = (studentId: string, words: string) =>
      admin.rest('POST', `${BASE}/wishes`, { body: { studentId, text: words } });
    expect((await wish(student, text)).status).toBe(201);
    expect((await wish(student, text.toUpperCase())).status).toBe(400);
    const waiting = await page(`q=${encodeURIComponent(text)}`);
    expect(waiting.nodes).toMatchObject([{ wanted: text, state: 'NONE', proposals: [] }]);
    const unknown = (await admin.rest('GET', `${BASE}/names?q=${encodeURIComponent(text)}`)).body;
    expect(unknown).toMatchObject({ totalCount: 1, nodes: [{ text, students: 1, importRows: 0 }] });
    const resolved = await admin.rest('PUT', `${BASE}/names`, {
      body: { text, courseId: wanted, remember: true },
    });
    expect(resolved.body).toMatchObject({ students: 1, alias: { text, course: { _id: wanted } } });
    expect((await needsOf(wanted)).map(({ studentId }) => studentId)).toEqual([student]);
    const next = await school.student();
    await wish(next, text.toLowerCase());
    expect((await needsOf(wanted)).map(({ studentId }) => studentId).sort()).toEqual([student, next].sort());
    const names = await admin.rest('GET', `${BASE}/names?q=${encodeURIComponent(text)}`);
    expect(names.body).toMatchObject({ totalCount: 0 });
  });

  test('words that mean a course whose equivalent is planned add nothing to the plan', async () => {
    const [older, newer] = [await course(), await course()];
    await school.sql('INSERT INTO course_equivalent VALUES ($1, $2)', [older, newer]);
    const student = await school.student();
    await planned(older, student);
    const text = `Drejning ${randomUUID().slice(0, 6)}`;
    await admin.rest('POST', `${BASE}/wishes`, { body: { studentId: student, text } });
    await admin.rest('PUT', `${BASE}/names`, { body: { text, courseId: newer, remember: false } });
    expect(await school.sql('SELECT course_id FROM enrollment WHERE student_id = $1', [student])).toEqual([
      { course_id: older },
    ]);
    expect(await needsOf(newer)).toEqual([]);
  });

  test('words that mean no course leave the needs and are listed; once forgotten they wait again', async () => {
    const text = `Körkort ${randomUUID().slice(0, 6)}`;
    const q = encodeURIComponent(text);
    const students = [await school.student(), await school.student()];
    const wish = (studentId: string) => admin.rest('POST', `${BASE}/wishes`, { body: { studentId, text } });
    for (const student of students) await wish(student);
    const resolved = await admin.rest('PUT', `${BASE}/names`, {
      body: { text, courseId: null, remember: false },
    });
    expect(resolved.body).toMatchObject({ students: 2, alias: { text, course: null } });
    expect((await page(`q=${q}`)).nodes).toEqual([]);
    const { _id: id } = (resolved.body as { alias: { _id: string } }).alias;
    const aliases = (await admin.rest('GET', `${BASE}/aliases`)).body as { _id: string }[];
    expect(aliases.find(({ _id }) => _id === id)).toMatchObject({ text, course: null });

    // The same words again: the earlier wish asks for confirmation, and only the new one is counted again.
    await wish(students[0]!);
    const names = async () => (await admin.rest('GET', `${BASE}/names?q=${q}`)).body;
    expect(await names()).toMatchObject({ totalCount: 1, nodes: [{ text, students: 1 }] });
    expect((await admin.rest('DELETE', `${BASE}/aliases/${id}`)).status).toBe(204);
    expect(await names()).toMatchObject({ totalCount: 1, nodes: [{ text, students: 2 }] });
    const back = (await page(`q=${q}`)).nodes.map(({ studentId }) => studentId);
    expect(back.sort()).toEqual([...students].sort());
  });

  test('the import understands a remembered spelling', async () => {
    const wanted = await course();
    const text = `Stavning ${randomUUID().slice(0, 6)}`;
    const preview = async () => {
      const form = new FormData();
      form.append('file', new Blob([`Namn;Kursnamn\nNy Elev ${text};${text}\n`]), 'elever.csv');
      return (await admin.rest('POST', '/api/students/import/preview', { body: form })).body as {
        summary: { new: number; invalid: number };
      };
    };
    expect((await preview()).summary).toMatchObject({ new: 0, invalid: 1 });
    const names = await admin.rest('GET', `${BASE}/names?q=${encodeURIComponent(text)}`);
    expect(names.body).toMatchObject({ nodes: [{ text, students: 0, importRows: 1 }] });
    await admin.rest('PUT', `${BASE}/names`, { body: { text, courseId: wanted, remember: true } });
    expect((await preview()).summary).toMatchObject({ new: 1, invalid: 0 });
  });

  test('all proposals are read in a constant number of statements', async () => {
    const wanted = await course();
    await instance(wanted);
    const statements = () => school.fewestStatements(() => page(`courseId=${wanted}&first=200`));
    await planned(wanted);
    const one = await statements();
    for (let more = 0; more < 20; more += 1) await planned(wanted);
    expect(await statements()).toBe(one);
    expect(one).toBeLessThanOrEqual(2);
  });
});
