import { v7 as uuid } from 'uuid';
import { dayFromToday } from '../support/days.js';
import { rowsRead } from '../support/rows-read.js';
import { School, type Person } from '../support/school.js';

const BOARD = 'query($filter: BoardFilter) { board(filter: $filter) { cards { id name } } }';
const [OPEN, ENDED] = [12, 4_000];

describe('the board’s filters', () => {
  let school: School;
  let admin: Person;
  const [workplace, other] = [uuid(), uuid()];
  const names = { agreement: 'Avtal Ek', talk: 'Samtal Ek', hours: 'Timmar Ek', none: 'Ingen Ek' };

  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
    await school.sql(
      `INSERT INTO workplace (id, name, places, branches) VALUES ($1, 'Björken', 500, '{CARE}'), ($2, 'Eken', 500, '{CONSTRUCTION}')`,
      [workplace, other],
    );
    await placed(names.agreement, { state: 'PLANNED', from: 7, to: 35, at: other });
    await placed(names.talk, { state: 'ONGOING', from: -20, to: 4, agreed: true, minutes: 99_999 });
    await placed(names.hours, { state: 'ONGOING', from: -60, to: 200, agreed: true });
    await school.student({ name: names.none });
    for (let i = 3; i < OPEN; i += 1)
      await placed(`Öppen ${i}`, { state: 'AGREED', from: 30 + i, to: 90, agreed: true });
    const ended = await school.student({ name: 'Avslutad Ek' });
    await school.sql(
      `INSERT INTO placement (id, student_id, workplace_id, start_date, end_date, hours_per_week, planned_hours, state,
         created_by, created_by_name)
       SELECT gen_random_uuid(), $1, $2, date '2000-01-01' + n, date '2000-01-02' + n, 40, 16, 'DONE', $3, 'Ada'
       FROM generate_series(1, ${ENDED}) n`,
      [ended, workplace, admin.userId],
    );
    await school.sql(
      `INSERT INTO placement_week (placement_id, monday, minutes, reported_by_name)
       SELECT id, start_date - (extract(isodow FROM start_date)::integer - 1), 480, 'Elev' FROM placement WHERE state = 'DONE'`,
    );
    for (const table of ['placement', 'placement_week', 'student', 'workplace'])
      await school.sql(`ANALYZE ${table}`);
  });
  afterAll(() => school.close());

  async function placed(
    name: string,
    with_: { state: string; from: number; to: number; agreed?: boolean; minutes?: number; at?: string },
  ): Promise<void> {
    await school.sql(
      `INSERT INTO placement (id, student_id, workplace_id, start_date, end_date, hours_per_week, planned_hours, state,
         agreed_on, reported_minutes, created_by, created_by_name)
       VALUES ($1, $2, $3, $4, $5, 40, 400, $6, $7, $8, $9, 'Ada')`,
      [
        ...[uuid(), await school.student({ name }), with_.at ?? workplace],
        ...[dayFromToday(with_.from), dayFromToday(with_.to), with_.state],
        ...[with_.agreed ? dayFromToday(-90) : null, with_.minutes ?? 0, admin.userId],
      ],
    );
  }
  const found = async (filter: object): Promise<string[]> => {
    const { data, errors } = await admin.graphql(BOARD, { filter });
    expect(errors).toEqual([]);
    return (data!.board as { cards: { name: string }[] }).cards.map(({ name }) => name);
  };

  const CASES = [
    ['withoutPlacement', () => ({ withoutPlacement: true }), [names.none], [names.talk]],
    ['agreementMissing', () => ({ agreementMissing: true }), [names.agreement], [names.talk, names.none]],
    ['talkDue', () => ({ talkDue: true }), [names.talk], [names.agreement, names.none]],
    ['hoursBehind', () => ({ hoursBehind: true }), [names.hours], [names.talk, names.none]],
    ['workplaceId', () => ({ workplaceId: other }), [names.agreement], [names.talk, names.none]],
    ['branch', () => ({ branch: 'CONSTRUCTION' }), [names.agreement], [names.hours, names.none]],
  ] as const;

  test.each(CASES)('%s reads open placements by index, and no weeks or days', async (_, filter, yes, no) => {
    let shown: string[] = [];
    const read = await rowsRead(school, async () => {
      shown = await found(filter());
    });
    expect(shown).toEqual(expect.arrayContaining([...yes]));
    for (const name of no) expect(shown).not.toContain(name);
    expect(read.get('placement')).toBeGreaterThan(0);
    // The open ones, twice, and the placements of their students: never the ended ones.
    expect(read.get('placement')).toBeLessThanOrEqual(4 * OPEN);
    expect(read.get('placement_week') ?? 0).toBe(0);
    expect(read.get('placement_day') ?? 0).toBe(0);
  });

  it('use the index of open placements when the planner is free to choose', async () => {
    const plan = await school.sql<Record<'QUERY PLAN', string>>(
      `EXPLAIN SELECT DISTINCT ON (p.student_id) p.id FROM placement p WHERE p.state IN ('PLANNED', 'AGREED', 'ONGOING')
       ORDER BY p.student_id, p.start_date, p.id`,
    );
    const text = plan.map((line) => line['QUERY PLAN']).join('\n');
    expect(text).toContain('placement_open');
    expect(text).not.toContain('Seq Scan on placement');
  });
});
