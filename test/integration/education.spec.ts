import { DataSource } from 'typeorm';
import { DEMO_PASSWORD } from '../../server/demo/demo-accounts.js';
import { loadDemoSchool } from '../../server/demo/load-demo-school.js';
import { MUNICIPALITIES } from '../../server/reference-data/municipalities.js';
import { boot, type TestApp } from '../support/boot.js';

interface CourseAnswer {
  _id: string;
  courseName: string;
  courseCode: string;
  points: number | null;
  teacher: { _id: string; username: string } | null;
}

let app: TestApp;
let source: DataSource;
const tokens = new Map<string, string>();

beforeAll(async () => {
  app = await boot();
  source = app.get<DataSource>(DataSource);
  await loadDemoSchool(source, { put: async () => undefined });
  for (const role of ['guest', 'user', 'student', 'coordinator', 'teacher'])
    tokens.set(role, await signIn(role));
});

afterAll(() => app.close());

async function signIn(role: string): Promise<string> {
  const answer = await fetch(`${app.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `${role}@demo.se`, password: DEMO_PASSWORD }),
  });
  const { token } = (await answer.json()) as { token: string };
  return token;
}

function headers(role: string | null): Record<string, string> {
  return role === null ? {} : { Authorization: `Bearer ${tokens.get(role)}` };
}

function rest(path: string, role: string | null): Promise<Response> {
  return fetch(`${app.url}/api${path}`, { headers: headers(role) });
}

async function ask<T>(query: string, role: string): Promise<T> {
  const answer = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { ...headers(role), 'Content-Type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data } = (await answer.json()) as { data: T };
  return data;
}

const swedish = new Intl.Collator('sv');
const sorted = (names: string[]): string[] => [...names].sort(swedish.compare);

describe('municipalities', () => {
  it('are the 22 of the specification, in Swedish alphabetical order, for every signed-in user', async () => {
    const { municipalities } = await ask<{ municipalities: { type: string }[] }>(
      '{ municipalities { type } }',
      'guest',
    );
    expect(municipalities.map(({ type }) => type)).toEqual(MUNICIPALITIES.map(({ name }) => name));
    expect(municipalities.at(-1)).toEqual({ type: 'Österåker' });
  });
});

describe('teachers', () => {
  it('have only id and display name, in Swedish alphabetical order', async () => {
    const answer = await rest('/teachers', 'student');
    expect(answer.status).toBe(200);
    const teachers = (await answer.json()) as { _id: string; userId: { _id: string; username: string } }[];
    expect(teachers).toHaveLength(12);
    expect(teachers.map((teacher) => Object.keys(teacher))).toEqual(teachers.map(() => ['_id', 'userId']));
    expect(teachers.map(({ userId }) => Object.keys(userId))).toEqual(
      teachers.map(() => ['_id', 'username']),
    );
    expect(JSON.stringify(teachers)).not.toContain('@');
    const names = teachers.map(({ userId }) => userId.username);
    expect(names).toEqual(sorted(names));
    expect(names.at(-1)).toBe('Åsa Öberg');
  });

  it('are the same through REST and GraphQL', async () => {
    const { teachers } = await ask<{ teachers: { id: string; userId: { id: string; username: string } }[] }>(
      '{ teachers { id userId { id username } } }',
      'teacher',
    );
    const byRest = await (await rest('/teachers', 'teacher')).json();
    expect(
      teachers.map(({ id, userId }) => ({ _id: id, userId: { _id: userId.id, username: userId.username } })),
    ).toEqual(byRest);
  });

  it('exclude anyone who may no longer sign in', async () => {
    await source.query(`UPDATE app_user SET active = false WHERE name = 'Maria Lindström'`);
    expect(await (await rest('/teachers', 'teacher')).text()).not.toContain('Maria Lindström');
    await source.query(`UPDATE app_user SET active = true WHERE name = 'Maria Lindström'`);
  });
});

describe('courses', () => {
  const list = async (): Promise<CourseAnswer[]> =>
    (await (await rest('/courses', 'student')).json()) as CourseAnswer[];

  it('are the catalogue in Swedish alphabetical order', async () => {
    const courses = await list();
    expect(courses.length).toBeGreaterThan(100);
    expect(Object.keys(courses[0]!)).toEqual([
      ...['_id', 'courseName', 'courseCode', 'equivalents', 'points', 'teacher'],
    ]);
    const names = courses.map(({ courseName }) => courseName);
    expect(names).toEqual(sorted(names));
    expect(courses).toContainEqual(
      expect.objectContaining({ courseName: 'Svenska 1', courseCode: 'SVESVE01', points: 100 }),
    );
  });

  it('name the teacher of the running instance, else of the next one, else nobody', async () => {
    const byCode = new Map(
      (await list()).map((course) => [course.courseCode, course.teacher?.username ?? null]),
    );
    expect(byCode.get('HAOHAL01')).toBe('Åsa Öberg');
    expect(byCode.get('PSYPSY01')).toBe('Åsa Öberg');
    // Its only instance has ended; the next one has no teacher; it has no instance.
    expect(byCode.get('ANOANA01')).toBeNull();
    expect(byCode.get('MATE2B00X')).toBeNull();
    expect(byCode.get('KEMKEM01')).toBeNull();
  });

  it("return the teacher's id, not the account's", async () => {
    const teachers = (await (await rest('/teachers', 'student')).json()) as { _id: string }[];
    const ids = new Set(teachers.map(({ _id }) => _id));
    const taught = (await list()).filter(({ teacher }) => teacher !== null);
    expect(taught.length).toBeGreaterThan(10);
    expect(taught.filter(({ teacher }) => !ids.has(teacher!._id))).toEqual([]);
  });
});

describe('who may read teachers and courses', () => {
  it.each(['/teachers', '/courses'])('%s: students and all staff, no lower role', async (path) => {
    expect((await rest(path, null)).status).toBe(401);
    expect((await rest(path, 'guest')).status).toBe(403);
    expect((await rest(path, 'user')).status).toBe(403);
    expect((await rest(path, 'student')).status).toBe(200);
    expect((await rest(path, 'coordinator')).status).toBe(200);
  });
});
