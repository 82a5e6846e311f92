import { DataSource } from 'typeorm';
import { loadDemoSchool } from '../../server/demo/load-demo-school.js';
import type { OpenApiDocument } from '../../server/platform/rest/openapi/openapi-document.js';
import { CALLS } from '../contract/permission-calls.js';
import { PRINCIPALS, readMatrix } from '../contract/permission-matrix.js';
import { buildWorld } from '../contract/permission-world.js';
import { answerChecks, type AnswerCheck } from '../support/openapi-tools.mjs';
import { School, type Person } from '../support/school.js';

const ROLES = ['student', 'coordinator', 'specped', 'syv', 'teacher', 'admin', 'systemadmin'] as const;

/** Path ids from the demo school: several kinds, since each has other null fields. */
const IDS: Record<string, string> = {
  '/catalogue/courses/{id}': 'SELECT id FROM course ORDER BY md5(code) LIMIT 5',
  '/course-packages/{id}': 'SELECT id FROM course_package ORDER BY md5(name) LIMIT 3',
  '/programs/{id}': 'SELECT id FROM program LIMIT 3',
  '/course-instances/{id}': 'SELECT id FROM course_instance ORDER BY md5(id::text) LIMIT 5',
  '/workplaces/{id}': 'SELECT id FROM workplace ORDER BY name LIMIT 5',
  '/placements/{id}': 'SELECT id FROM placement ORDER BY id LIMIT 5',
  '/students/{id}/placements': 'SELECT DISTINCT student_id AS id FROM placement LIMIT 5',
  '/students/{id}/placement-hours': 'SELECT DISTINCT student_id AS id FROM placement LIMIT 5',
  '/students/{id}/place-proposals': 'SELECT DISTINCT student_id AS id FROM placement LIMIT 5',
  '/workplaces/{id}/merge': `SELECT a.id || '/merge?from=' || b.id AS id
    FROM workplace a JOIN workplace b ON b.id > a.id ORDER BY a.id, b.id LIMIT 3`,
  '/students/{id}/placement-courses': 'SELECT DISTINCT student_id AS id FROM placement LIMIT 5',
  '/students/{id}/validations': 'SELECT student_id AS id FROM study_validation LIMIT 5',
  '/students/{id}/mapping': 'SELECT id FROM student ORDER BY is_protected DESC, name LIMIT 5',
  '/workplaces/{id}/contacts': 'SELECT DISTINCT workplace_id AS id FROM workplace_contact LIMIT 5',
  '/students/{id}/study-plan': 'SELECT id FROM student ORDER BY is_protected DESC, name LIMIT 5',
  '/students/{id}/study-plan/check': 'SELECT id FROM student ORDER BY is_protected DESC, name LIMIT 5',
  '/students/{id}/study-plan/exchange': 'SELECT student_id AS id FROM study_plan LIMIT 5',
  '/students/{id}/study-plan/revisions': 'SELECT id FROM student ORDER BY is_protected DESC, name LIMIT 5',
  '/course-instances/{id}/students': 'SELECT id FROM course_instance ORDER BY md5(id::text) LIMIT 5',
  '/student-enrollments/{id}': 'SELECT id FROM enrollment ORDER BY md5(id::text) LIMIT 8',
  '/student-details/{id}': `SELECT id FROM student ORDER BY is_protected DESC, user_id NULLS LAST, name LIMIT 8`,
  '/student-details/{id}/timeline': 'SELECT DISTINCT student_id AS id FROM enrollment LIMIT 8',
  '/student-details/{id}/history': 'SELECT DISTINCT student_id AS id FROM change_history LIMIT 8',
  '/uploads/{id}': 'SELECT DISTINCT student_id AS id FROM uploaded_file LIMIT 5',
  '/details/Kurs/{id}': 'SELECT id FROM course ORDER BY md5(code) LIMIT 5',
  '/details/Kurs/{id}/message': 'SELECT id FROM course_instance ORDER BY md5(id::text) LIMIT 5',
  '/details/{type}/{id}': `SELECT 'Elev/' || id AS id FROM (SELECT id FROM student ORDER BY is_protected DESC, name LIMIT 5) s
    UNION ALL SELECT 'Anvandare/' || user_id FROM teacher`,
  '/teacher-management/{id}': 'SELECT id FROM teacher ORDER BY id LIMIT 5',
  '/teacher-management/{id}/replacement': `SELECT a.id || '/replacement?replacementId=' || b.id || '&fromOn=' || (today() + 7) AS id
    FROM teacher a JOIN teacher b ON b.id > a.id ORDER BY a.id, b.id LIMIT 5`,
};

const QUERIES: Record<string, string> = {
  '/calendar': '?from=2026-01-01&to=2026-12-31',
  '/saved-views': '?list=STUDENTS',
  '/search': '?type=Alla&q=anna',
  '/study-plans': '?filter=MISSING',
  '/earnings': '?from=2026-01-01&to=2026-12-31',
};

/** Routes without data in the demo school, or with data for an hour only. */
const NONE_THERE = [
  '/csn-reports/{id}',
  '/documents/verify/{code}',
  '/jobs/{id}',
  '/supervisor/{token}',
  '/workplace-imports/{id}',
];

describe('the OpenAPI description', () => {
  let school: School;
  let document: OpenApiDocument;
  let faultsOf: AnswerCheck;
  const people = new Map<string, Person['rest']>();
  beforeAll(async () => {
    school = await School.open();
    const loaded = await loadDemoSchool(school.app.get(DataSource), { put: () => Promise.resolve() });
    expect(loaded).toBe('loaded');
    document = (await school.nobody.rest('GET', '/api/openapi.json')).body as OpenApiDocument;
    faultsOf = answerChecks(document);
    for (const role of ROLES) {
      const [account] = await school.sql<{ id: string }>('SELECT id FROM app_user WHERE email = $1', [
        `${role}@demo.se`,
      ]);
      const authorization = `Bearer ${await school.session(account!.id)}`;
      people.set(role, (method, path) => school.nobody.rest(method, path, { headers: { authorization } }));
    }
  }, 300_000);
  afterAll(() => school.close());

  async function addresses(path: string): Promise<string[]> {
    const sql = IDS[path];
    if (!sql) return [`${path}${QUERIES[path] ?? ''}`];
    const rows = await school.sql<{ id: string }>(sql);
    const named = path.includes('{type}') ? '{type}/{id}' : /\{\w+\}(\/replacement|\/merge)?/;
    return rows.map(({ id }) => path.replace(named, id));
  }

  test('matches every real response of the demo school, for every role', async () => {
    const faults: string[] = [];
    const unseen: string[] = [];
    for (const [path, { get }] of Object.entries(document.paths)) {
      const done = get?.responses['200'] as { content?: Record<string, unknown> } | undefined;
      if (!done?.content?.['application/json']) continue;
      let seen = 0;
      for (const address of await addresses(path))
        for (const [role, rest] of people) {
          const { status, body } = await rest('GET', `/api${address}`);
          if (status !== 200) continue;
          seen += 1;
          for (const fault of faultsOf('GET', path, status, body).slice(0, 20))
            faults.push(`${role} GET ${address}: ${fault}`);
        }
      if (seen === 0) unseen.push(path);
    }
    expect([...new Set(faults)].slice(0, 120)).toEqual([]);
    expect(unseen.sort()).toEqual(NONE_THERE);
  }, 300_000);

  test('matches the response of every call that makes changes', async () => {
    const world = await buildWorld(school);
    const cells = new Map(readMatrix().rows.map((row) => [row.id, row.cells]));
    const seen = new Set<string>();
    const faults: string[] = [];
    for (const [id, call] of Object.entries(CALLS)) {
      const [method, address] = (call.route ?? '').split(' /api');
      if (!address) continue;
      const path = address.replaceAll(/:(\w+)/g, '{$1}');
      for (const who of PRINCIPALS.filter((one) => cells.get(id)?.[one] === 'allowed').slice(-2)) {
        const { rest } = await call.prepare(world, who);
        if (!rest) continue;
        const { status, body } = await world.people[who].rest(rest.method, rest.path, rest.options);
        if (status >= 300) continue;
        seen.add(`${method!} ${path}`);
        faults.push(...faultsOf(method!, path, status, body).map((fault) => `${id} ${who}: ${fault}`));
      }
    }
    const changing = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods)
        .filter((method) => method !== 'get')
        .map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(faults).toEqual([]);
    // The matrix only calls it without effect, since it would sign everyone out; it answers without a body.
    expect(changing.filter((call) => !seen.has(call))).toEqual(['PUT /profile/password']);
  }, 300_000);

  test('describes numbers and optional values as the contract does', () => {
    const { Student } = document.components.schemas;
    expect(Student).toMatchObject({
      properties: {
        name: { type: 'string' },
        version: { type: 'integer' },
        phone: { type: ['string', 'null'] },
        teacherId: { type: ['string', 'null'] },
        startDate: { type: ['string', 'null'], format: 'date' },
        aplStatus: { enum: ['GRAY', 'RED', 'BLUE', 'YELLOW', 'GREEN'] },
      },
    });
  });
});
