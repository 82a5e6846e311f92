import { SeededRandom } from '../../server/demo/made-up/seeded-random.js';
import { openFuzzWorld, tend, type FuzzWorld } from '../support/fuzz/fuzz-world.js';
import { envelopeInput, graphqlInput } from '../support/fuzz/graphql-inputs.js';
import { edgeInput, restInput } from '../support/fuzz/rest-inputs.js';
import { Sender, type Input } from '../support/fuzz/send.js';

/**
 * CI sends the same inputs every time, so that failures are reproducible. `FUZZ_SEED` sets another seed,
 * `FUZZ_ONLY` sends only the input with that number.
 */
const SEED = process.env['FUZZ_SEED'] ?? 'f';
const ONLY = process.env['FUZZ_ONLY'];
const INPUTS = Number(process.env['FUZZ_INPUTS'] ?? 20_000);

const LANES = 8;
/** Number of inputs between restoring sessions and roles. */
const TEND_EVERY = 200;
/** Each entry point gets its share; general inputs get these. */
const OTHERS = [envelopeInput, envelopeInput, edgeInput, edgeInput];
const SHOWN = 12;

/** Every answer follows the contract (section 3): no server error, nothing unmasked, in time. */
describe('bad input', () => {
  let fuzz: FuzzWorld;
  let sender: Sender;

  beforeAll(async () => {
    fuzz = await openFuzzWorld();
    sender = new Sender(fuzz.world.school.app.url, LANES);
  }, 120_000);
  afterAll(async () => {
    sender.close();
    await fuzz.world.school.close();
  });

  test(`is answered within the contract (FUZZ_SEED=${SEED})`, async () => {
    const failures = new Map<string, string>();
    const statuses = new Map<number, number>();
    const reached = new Set<string>();
    const accepted = new Set<string>();
    process.stdout.write(`FUZZ_SEED=${SEED}\n`);
    const numbers = ONLY ? [Number(ONLY)] : Array.from({ length: INPUTS }, (_, number) => number);
    for (let start = 0; start < numbers.length; start += TEND_EVERY) {
      await tend(fuzz);
      const batch = numbers.slice(start, start + TEND_EVERY).values();
      const lane = async () => {
        for (const number of batch) {
          const input = inputOf(fuzz, number);
          try {
            const status = await sender.send(input);
            statuses.set(status, (statuses.get(status) ?? 0) + 1);
            reached.add(input.surface);
            if (status < 300) accepted.add(input.surface);
          } catch (error) {
            const fault = error instanceof Error ? error.message : String(error);
            // One failure of a kind is enough.
            failures.set(
              `${input.surface} ${fault.split('\n')[1] ?? fault.slice(0, 60)}`,
              shown(number, input, fault),
            );
          }
        }
      };
      await Promise.all(Array.from({ length: LANES }, lane));
    }
    const names = fuzz.surfaces.map(({ name }) => name);
    process.stdout.write(`${summary(statuses)}\n`);
    process.stdout.write(
      `Never accepted: ${names.filter((name) => !accepted.has(name)).join(', ') || 'none'}\n`,
    );
    if (failures.size > 0) {
      throw new Error(
        `${failures.size} kinds of input failed with FUZZ_SEED=${SEED}:\n\n${[...failures.values()].slice(0, SHOWN).join('\n\n')}`,
      );
    }
    expect(names.filter((name) => !ONLY && !reached.has(name))).toEqual([]);
  }, 1_200_000);
});

/** The input with this number: identical for a seed, except for ids of existing records. */
function inputOf(fuzz: FuzzWorld, number: number): Input {
  const random = new SeededRandom(`${SEED}/${number}`);
  const turn = number % (fuzz.surfaces.length + OTHERS.length);
  const surface = fuzz.surfaces[turn];
  const input = !surface
    ? OTHERS[turn - fuzz.surfaces.length]!(random)
    : surface.route
      ? restInput(random, fuzz, surface)
      : graphqlInput(random, fuzz, surface);
  const { token } = random.pick(fuzz.people);
  return token ? { ...input, headers: { authorization: `Bearer ${token}`, ...input.headers } } : input;
}

function shown(number: number, input: Input, fault: string): string {
  const headers = Object.entries(input.headers).map(([name, value]) => `${name}: ${value.slice(0, 200)}`);
  const body = input.body?.toString() ?? '';
  return `input ${number} (${input.surface})\n${input.method} ${input.path.slice(0, 500)}\n${headers.join('\n')}\n${body.slice(0, 2_000)}\n→ ${fault.slice(0, 2_000)}`;
}

function summary(statuses: Map<number, number>): string {
  const counts = [...statuses].sort(([one], [other]) => one - other);
  return `Answers by status: ${counts.map(([status, count]) => `${status} × ${count}`).join(', ')}`;
}
