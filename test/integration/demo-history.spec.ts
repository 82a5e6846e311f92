import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { buildDataSource } from '../../server/platform/database/data-source.js';
import { buildDemoSchool } from '../../server/demo/demo-school.js';
import { loadDemoSchool } from '../../server/demo/load-demo-school.js';
import { loadReferenceData } from '../../server/reference-data/load-reference-data.js';
import { createTestDatabase } from '../support/database.js';
import { count, database, openDemo, rows, source, store, storeInto } from '../support/demo-world.js';
import { swedishDay } from '../../domain/dates.js';
import { addDays } from '../../domain/days.js';

beforeAll(openDemo);
afterAll(async () => {
  await source.destroy();
  await database.drop();
});

describe('the change history of the demo school', () => {
  interface Change {
    student: string;
    field: string;
    before: string | null;
    after: string | null;
    at: string;
  }
  const COLUMNS: Record<string, string> = {
    aplStatus: 'apl_status',
    phone: 'phone',
    email: 'email',
    municipality: 'municipality',
    exam: 'exam',
    additionalInfo: 'additional_info',
  };

  it('is chained: each old value is what the entry before left, and the last new value is the current one', async () => {
    const changes = await rows<Change>(
      `SELECT student_id AS student, changes[1] AS field, previous_values ->> changes[1] AS before,
         new_values ->> changes[1] AS after, iso(changed_at) AS at
       FROM change_history WHERE changes <> '{comment}' ORDER BY changed_at, id`,
    );
    expect(changes.length).toBeGreaterThan(200);
    const left = new Map<string, Change>();
    for (const change of changes) {
      const place = `${change.student} ${change.field}`;
      const earlier = left.get(place);
      if (earlier) expect(change.before).toBe(earlier.after);
      expect(change.after).not.toBe(change.before);
      left.set(place, change);
    }
    const students = await rows<Record<string, string>>('SELECT * FROM student');
    const byId = new Map(students.map((student) => [student['id'], student]));
    for (const { student, field, after } of left.values())
      expect(byId.get(student)![COLUMNS[field]!]).toBe(after);
  });

  it('shows how and when every card reached its column', async () => {
    expect(
      await count(`student s LEFT JOIN LATERAL (SELECT changed_at, changed_by_name FROM change_history h
          WHERE h.student_id = s.id AND changes = '{aplStatus}' ORDER BY changed_at DESC LIMIT 1) last ON true
        WHERE apl_status_since <> coalesce(last.changed_at, s.created_at) OR apl_moved_by IS DISTINCT FROM last.changed_by_name`),
    ).toBe(0);
    expect(
      await count(
        `student s WHERE apl_status <> 'GRAY' AND NOT EXISTS (SELECT FROM change_history h WHERE h.student_id = s.id)`,
      ),
    ).toBe(0);
  });

  it('counts the versions of the details, but not the moves', async () => {
    expect(
      await count(`student s WHERE version <> 1 + (SELECT count(*) FROM change_history h
        WHERE h.student_id = s.id AND NOT changes && '{aplStatus,comment}')`),
    ).toBe(0);
  });

  it('contains both texts of every edited or deleted comment', async () => {
    expect(
      await count(`change_history WHERE changes = '{comment}' AND new_values ->> 'comment' IS NOT NULL`),
    ).toBe(await count('comment WHERE edited_at IS NOT NULL'));
    expect(
      await count(`change_history WHERE changes = '{comment}' AND new_values ->> 'comment' IS NULL`),
    ).toBe(await count('comment WHERE deleted_at IS NOT NULL'));
  });
});

describe('loading the demo school', () => {
  it('never touches a database that has an account', async () => {
    const before = await count('comment');
    expect(await loadDemoSchool(source, store)).toBe('not-empty');
    expect(await count('app_user')).toBe(21);
    expect(await count('comment')).toBe(before);
  });

  it('happens once when several servers start at the same time', async () => {
    const other = await createTestDatabase();
    const elsewhere = storeInto(new Map());
    const [first, second] = await Promise.all([open(other.url), open(other.url)]);
    try {
      await Promise.all([loadReferenceData(first), loadReferenceData(second)]);
      const answers = await Promise.all([
        loadDemoSchool(first, elsewhere),
        loadDemoSchool(second, elsewhere),
      ]);
      expect(answers.sort()).toEqual(['loaded', 'not-empty']);
    } finally {
      await Promise.all([first.destroy(), second.destroy()]);
      await other.drop();
    }
  });

  it('creates the same school every time, whatever the day', () => {
    const day = new Date('2026-11-20T08:00:00Z');
    expect(fingerprint(day, (text) => text)).toBe(
      fingerprint(new Date('2026-11-20T21:00:00Z'), (text) => text),
    );
    expect(fingerprint(day, withoutDates)).toBe(fingerprint(new Date('2028-02-29T23:30:00Z'), withoutDates));
  });

  const open = (url: string): Promise<DataSource> => buildDataSource(url, { poolSize: 2 }).initialize();

  /** Excludes file-store keys, which are random. */
  it('includes students whose studies end within the counsellor’s watch period, whatever the weekday', () => {
    const week = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 10, 23 + day, 12)));
    for (const now of week) {
      const day = (offset: number) => addDays(swedishDay(now), offset);
      const { student, enrollment } = buildDemoSchool(now, 'hash').rows;
      const studying = new Set(
        enrollment.filter(({ status }) => status === 'ACTIVE').map(({ student_id }) => student_id),
      );
      const ending = student.filter(
        ({ id, end_date, is_protected }) =>
          studying.has(id) && !is_protected && end_date !== null && end_date >= day(0) && end_date <= day(30),
      );
      expect(ending.length).toBeGreaterThan(1);
    }
  });

  it('includes ten study plans in each state, one out of reach, whatever the weekday', () => {
    const week = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 10, 23 + day, 12)));
    const plans = week.map((now) => {
      const { study_plan, study_plan_item } = buildDemoSchool(now, 'hash').rows;
      const states = study_plan.map(({ state }) => state);
      return [
        study_plan.length,
        new Set(study_plan.map((plan) => plan.student_id)).size,
        states,
        study_plan_item.length,
      ];
    });
    expect(new Set(plans.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(plans[0]!.slice(0, 2)).toEqual([10, 10]);
    expect(new Set(plans[0]![2] as string[])).toEqual(new Set(['DRAFT', 'AGREED', 'REVISED', 'CLOSED']));
  });

  it('checks its study plans: one cannot be met in time and one is older than a year', async () => {
    expect(await count('study_plan WHERE checked_on IS NULL')).toBe(1);
    expect(await count(`study_plan WHERE state <> 'CLOSED' AND reachable_until < today()`)).toBe(1);
    expect(await count(`study_plan WHERE state <> 'CLOSED' AND updated_at < now() - interval '1 year'`)).toBe(
      1,
    );
    expect(
      await count('study_plan p WHERE NOT EXISTS (SELECT FROM study_plan_revision r WHERE r.plan_id = p.id)'),
    ).toBe(0);
    expect(
      await count(
        `study_plan_revision r JOIN study_plan p ON p.id = r.plan_id JOIN student s ON s.id = p.student_id
         WHERE (r.revised_by_name = s.name) <> (r.reason = 'Godkänd av eleven')`,
      ),
    ).toBe(0);
  });

  it('has study plans of sfi, on the basic level, and of both Gy11 and Gy25', async () => {
    const withCourse = (condition: string) =>
      count(`study_plan p WHERE EXISTS (SELECT FROM study_plan_item i JOIN course c ON c.id = i.course_id
        WHERE i.plan_id = p.id AND ${condition})`);
    expect(await count(`study_plan WHERE goal = 'SFI'`)).toBeGreaterThan(0);
    expect(await withCourse(`c.level = 'BASIC'`)).toBeGreaterThan(0);
    expect(await withCourse(`c.system = 'GY11'`)).toBeGreaterThan(0);
    expect(await withCourse(`c.system = 'GY25'`)).toBeGreaterThan(0);
  });

  it('includes mappings of students with a plan, and ungraded courses validated in whole and in part', async () => {
    expect(
      await count(
        'study_mapping m JOIN study_plan p ON p.student_id = m.student_id WHERE m.background IS NOT NULL',
      ),
    ).toBe(4);
    for (const scope of ['WHOLE', 'PART'])
      expect(
        await count(
          `study_validation v JOIN course c ON c.id = v.course_id JOIN study_plan p ON p.student_id = v.student_id
           JOIN study_plan_item i ON i.plan_id = p.id AND i.course_id = v.course_id
           WHERE v.scope = '${scope}' AND (v.points = c.points) = (v.scope = 'WHOLE') AND NOT EXISTS (SELECT FROM grade g
             WHERE g.student_id = v.student_id AND g.course_id = v.course_id AND g.signed_at IS NOT NULL)`,
        ),
      ).toBe(1);
  });

  function fingerprint(now: Date, read: (text: string) => string): string {
    const { rows: tables } = buildDemoSchool(now, 'hash');
    const files = tables.uploaded_file.map(({ storage_key: _, size: _size, sha256: _hash, ...row }) => row);
    return createHash('sha256')
      .update(read(JSON.stringify({ ...tables, uploaded_file: files })))
      .digest('hex');
  }

  function withoutDates(json: string): string {
    return json.replace(/\b\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?|"\d{4}(VT|HT)"/g, 'date');
  }
});
