import { EarningsWorld } from './earnings-world.js';
import { School, type Person } from './school.js';

export let school: School;
export let world: EarningsWorld;
export let admin: Person;

/** One customer per rule, so that tests do not see each other's students. */
export const CUSTOMERS = [
  'Botkyrka',
  'Danderyd',
  'Huddinge',
  'Järfälla',
  'Lidingö',
  'Norrtälje',
  'Nykvarn',
  'Salem',
  'Sigtuna',
  'Sollentuna',
  'Solna',
  'Sundbyberg',
  'Södertälje',
  'Täby',
  'Vallentuna',
  'Vaxholm',
  'Växjö',
  'Österåker',
];

export const YEAR = { from: '2024-01-01', to: '2024-12-31' };

export const REPORT = `query($input: EarningsInput!) { earnings(input: $input) { from to through frozenMonths
  cards { earnedOre baseOre resultOre correctionsOre invoiceableOre remainingResultOre remainingCount riskOre riskCount }
  groups { municipality courseId packageId code title enrollments baseOre resultOre earnedOre remainingResultOre riskOre status }
  problems { kind municipality courses enrollments titles } } }`;

const LINES = `query($input: EarningLinesInput!) { earningLines(input: $input) { totalCount nodes { enrollmentId studentName title
  totalOre baseShareOre resultShareOre baseOre resultOre earnedOre unitOre grade status problem } } }`;

export const WHY = `query($input: EarningExplanationInput!) { earningExplanation(input: $input) { earnedOre steps { label detail amountOre counts } } }`;

export async function report(municipality: string, period = YEAR) {
  const { data, errors } = await admin.graphql(REPORT, { input: { ...period, municipality } });
  expect(errors).toEqual([]);
  return data!.earnings;
}

export async function lines(input: Record<string, unknown>, period = YEAR) {
  const { data, errors } = await admin.graphql(LINES, { input: { ...period, ...input } });
  expect(errors).toEqual([]);
  return data!.earningLines.nodes;
}

export const lineOf = async (enrollmentId: string, municipality: string, period = YEAR) =>
  (await lines({ municipality }, period)).find((line) => line.enrollmentId === enrollmentId);

export async function customer(
  prices: Parameters<EarningsWorld['priceList']>[3] = [{ category: 'GENERAL', ore: 4720 }],
): Promise<string> {
  const name = CUSTOMERS.pop()!;
  await world.priceList(name, '2024-01-01', '2024-12-31', prices);
  return name;
}

/** A course of exactly a hundred days. */
export const HUNDRED = { from: '2024-02-01', to: '2024-05-10' };

export async function studying(
  municipality: string,
  more: Partial<Parameters<EarningsWorld['enrollment']>[0]> = {},
  courseId?: string,
) {
  const studentId = await school.student({ municipality });
  return world.enrollment({ studentId, courseId: courseId ?? (await world.course()), ...HUNDRED, ...more });
}

/** A school with price lists, and the users who read earnings. */
export async function openEarnings(): Promise<void> {
  school = await School.open();
  world = new EarningsWorld(school);
  admin = await school.as('ADMIN');
}
