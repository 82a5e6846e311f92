import { School } from '../support/school.js';
import {
  ask,
  coordinator,
  found,
  type Hit,
  make,
  openSearch,
  school,
  search,
  teacher,
} from '../support/search-world.js';

beforeAll(openSearch);
afterAll(() => school.close());

describe('the global search', () => {
  describe('a date', () => {
    test('finds students who start or end on it, or whose enrolment does', async () => {
      const course = await make('course', { code: 'DAG01', name: 'Dagkurs', system: 'LOCAL' });
      await school.student({ name: 'Börjar', startDate: '2030-05-05' });
      await school.student({ name: 'Slutar', endDate: '2030-05-05' });
      const [both, ends, removed] = [
        await school.student({ name: 'Kursstart', startDate: '2030-05-05' }),
        await school.student({ name: 'Kursslut' }),
        await school.student({ name: 'Borttagen' }),
      ];
      await make('enrollment', { student_id: both, course_id: course, start_date: '2030-05-05' });
      await make('enrollment', { student_id: ends, course_id: course, end_date: '2030-05-05' });
      await make('enrollment', {
        student_id: removed,
        course_id: course,
        start_date: '2030-05-05',
        removed_at: '2030-01-01',
      });
      const expected = ['Elev Börjar', 'Elev Kursslut', 'Elev Kursstart', 'Elev Slutar'];
      const titles = (hits: Hit[]) => hits.map(({ type, title }) => `${type} ${title}`);
      expect(titles(await search({ type: 'Datum', date: '2030-05-05' }, coordinator))).toEqual(expected);
      expect(titles(await search({ type: 'Alla', q: '2030-05-05' }))).toEqual(expected);
      expect(titles(await search({ q: ' 2030-05-05 ' }))).toEqual(expected);
    });

    test('that does not exist finds nothing', async () => {
      const queries: Record<string, string>[] = [
        { type: 'Datum' },
        { type: 'Datum', date: '2030-02-30' },
        { type: 'Datum', date: 'i morgon' },
        { type: 'Datum', q: '2030-05-05' },
        { q: '2030-13-01' },
      ];
      for (const query of queries) expect([query, await search(query)]).toEqual([query, []]);
    });
  });

  describe('the query', () => {
    test('without a type means Alla; without a text it finds nothing', async () => {
      expect(await search({ q: 'tärna' })).toEqual(await search({ type: 'Alla', q: 'tärna' }));
      expect(await search({})).toEqual([]);
      expect(await search({ type: 'Användare' })).toEqual([]);
    });

    test('is literal: wildcards, quotes and SQL are ordinary characters', async () => {
      await school.student({ name: "D'Arc 100%_säker \\o" });
      for (const q of ['%%%', '___', '\\\\\\', "'; DROP TABLE student; --", '\u0000\u0000\u0000'])
        expect([q, await found(q)]).toEqual([q, []]);
      for (const q of ["d'arc", '0%_', 'r \\o'])
        expect([q, await found(q)]).toEqual([q, ["Elev D'Arc 100%_säker \\o"]]);
    });

    test.each([
      [{ type: 'Elev', q: 'tärna' }, 'type NOT_ALLOWED'],
      [{ type: '', q: 'tärna' }, 'type NOT_ALLOWED'],
      [{ q: 'a'.repeat(101) }, 'q TOO_LONG'],
      [{ q: 'tärna', sida: '2' }, 'sida UNKNOWN_FIELD'],
    ])('is refused as %j', async (query, refusal) => {
      const { status, body } = await ask(teacher, query as Record<string, string>);
      const [field] = (body as { fields: { path: string; reason: string }[] }).fields;
      expect([status, `${field!.path} ${field!.reason}`]).toEqual([400, refusal]);
    });

    test('is refused when given twice in one address', async () => {
      expect((await teacher.rest('GET', '/api/search?q=aaa&q=bbb')).status).toBe(400);
    });

    test('finds the same over REST and GraphQL', async () => {
      const { data, errors } = await teacher.graphql(
        'query($q: String) { search(type: ANVANDARE, q: $q) { id type title subtitle } }',
        { q: 'roller' },
      );
      expect(errors).toEqual([]);
      expect(data!.search).toEqual(await search({ type: 'Användare', q: 'roller' }));
    });
  });

  describe('each search', () => {
    test('among students is one statement besides the session’s, and leaves one list record', async () => {
      const reader = await school.as('TEACHER');
      const traces = () =>
        school.sql('SELECT action, student_id FROM access_log WHERE user_id = $1', [reader.userId]);
      const counter = await school.as('TEACHER');
      expect(await school.fewestStatements(() => search({ q: 'mangfald' }, counter))).toBe(2);
      for (let times = 0; times < 2; times += 1) await search({ q: 'mangfald' }, reader);
      await search({ type: 'Datum', date: '2030-05-05' }, reader);
      await search({ type: 'Kurs', q: 'keram' }, reader);
      expect(await traces()).toEqual(
        Array.from({ length: 3 }, () => ({ action: 'SEARCH_STUDENTS', student_id: null })),
      );
    });

    test('counts towards the limit of sixty a minute', async () => {
      const strict = await School.open({ RATE_LIMITS: 'on' });
      try {
        const hasty = await strict.as('TEACHER');
        for (let n = 0; n < 60; n += 1) expect((await hasty.rest('GET', '/api/search')).status).toBe(200);
        const refused = await hasty.rest('GET', '/api/search');
        expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
        expect((await hasty.rest('GET', '/api/task')).status).toBe(200);
      } finally {
        await strict.close();
      }
    });
  });
});
