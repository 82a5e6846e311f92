import { EarningsWorld } from '../support/earnings-world.js';
import { codeOf, School, type Person } from '../support/school.js';

const REPORT = `query($input: EarningsInput!) { earnings(input: $input) { cards { earnedOre } compared { from to earnedOre }
  groups { municipality title enrollments earnedOre comparedOre status } } }`;
const FEBRUARY = { from: '2024-02-01', to: '2024-02-29' };
const MAY = { from: '2024-05-01', to: '2024-05-31' };

let school: School;
let world: EarningsWorld;
let admin: Person;

beforeAll(async () => {
  school = await School.open();
  world = new EarningsWorld(school);
  admin = await school.as('ADMIN');
  for (const place of ['Salem', 'Täby', 'Solna'])
    await world.priceList(place, '2024-01-01', '2024-12-31', [{ category: 'GENERAL', ore: 4720 }]);
  // Ten days each: a month earns a base share of 3 068.00; '–' ends the waiting for a grade.
  await studying('Salem', 'Dans', '2024-02-01', '2024-02-10');
  await studying('Salem', 'Bild', '2024-05-01', '2024-05-10');
  await studying('Salem', 'Cirkus', '2024-02-01', '2024-02-10');
  await studying('Salem', 'Cirkus', '2024-05-01', '2024-05-10');
  await studying('Täby', 'Dans', '2024-02-01', '2024-02-10');
  await studying('Solna', 'Dans', '2024-05-01', '2024-05-10');
});
afterAll(() => school.close());

const courses = new Map<string, string>();

async function studying(municipality: string, name: string, from: string, to: string): Promise<void> {
  if (!courses.has(name)) courses.set(name, await world.course({ name }));
  const studentId = await school.student({ municipality });
  await world.grade(await world.enrollment({ studentId, courseId: courses.get(name)!, from, to }), '–', to);
}

async function compare(input: object) {
  const { data, errors } = await admin.graphql(REPORT, { input });
  expect(errors).toEqual([]);
  return data!.earnings;
}

const sumOf = (values: readonly (number | null)[]) => values.reduce<number>((sum, ore) => sum + ore!, 0);

describe('comparing two periods', () => {
  it('shows the customers of both, with 0 where nothing was earned', async () => {
    const { groups } = await compare({ ...MAY, comparedWith: FEBRUARY });
    expect(groups.map((group) => [group.municipality, group.earnedOre, group.comparedOre])).toEqual([
      ['Salem', 613_600, 613_600],
      ['Solna', 306_800, 0],
      ['Täby', 0, 306_800],
    ]);
    expect(groups[2]).toMatchObject({ enrollments: 0, status: 'PRELIMINARY' });
  });

  it('shows the courses of both, by name', async () => {
    const { groups } = await compare({ ...MAY, municipality: 'Salem', comparedWith: FEBRUARY });
    expect(groups.map((group) => [group.title, group.earnedOre, group.comparedOre])).toEqual([
      ['Bild', 306_800, 0],
      ['Cirkus', 306_800, 306_800],
      ['Dans', 0, 306_800],
    ]);
  });

  it.each([null, 'Salem'])('adds up to the cards of both (customer %s)', async (municipality) => {
    const { cards, compared, groups } = await compare({ ...MAY, municipality, comparedWith: FEBRUARY });
    const alone = await compare({ ...FEBRUARY, municipality });
    expect(sumOf(groups.map(({ earnedOre }) => earnedOre))).toBe(cards.earnedOre);
    expect(sumOf(groups.map(({ comparedOre }) => comparedOre))).toBe(compared!.earnedOre);
    expect(compared).toEqual({ ...FEBRUARY, earnedOre: alone.cards.earnedOre });
  });

  it('shows a single period when no comparison is requested', async () => {
    const { compared, groups } = await compare(MAY);
    expect(compared).toBeNull();
    expect(groups.map(({ municipality, comparedOre }) => [municipality, comparedOre])).toEqual([
      ['Salem', null],
      ['Solna', null],
    ]);
  });

  it('requires both to be periods', async () => {
    const comparedWith = { from: '2024-05-01', to: '2024-02-01' };
    expect(codeOf(await admin.graphql(REPORT, { input: { ...MAY, comparedWith } }))).toBe('BAD_USER_INPUT');
  });
});
