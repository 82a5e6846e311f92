/**
 * `npm run faults`: injects faults under writing clients and prints the results. Runs on the loopback address with
 * its own database.
 *
 *   npm run faults                          all faults, some minutes
 *   npm run faults -- --only kills,cuts     selected faults
 *   npm run faults -- --times 3             repetitions of each
 */
import { parseArgs } from 'node:util';
import { cuts, kills, restarts, stops } from './crashes.mjs';
import { fuzz } from './fuzz.mjs';
import { greedySession } from './greedy-session.mjs';
import { signIns } from './sign-in-storm.mjs';
import { slowClients, sockets } from './slow-clients.mjs';

const FAULTS = {
  kills,
  cuts,
  restarts,
  stops,
  'slow-clients': slowClients,
  sockets,
  'sign-ins': signIns,
  'greedy-session': greedySession,
  fuzz,
};

const { values } = parseArgs({ options: { only: { type: 'string' }, times: { type: 'string' } } });
const names = values.only?.split(',') ?? Object.keys(FAULTS);
const unknown = names.filter((name) => !(name in FAULTS));
if (unknown.length > 0) {
  console.error(`There is no fault "${unknown.join('", "')}"; there are ${Object.keys(FAULTS).join(', ')}.`);
  process.exit(1);
}

let broken = 0;
for (const name of names) {
  const result = await FAULTS[name](values.times ? { times: Number(values.times) } : {});
  console.log(`\n### ${result.name}\n`);
  for (const [what, value] of Object.entries(result.figures)) console.log(`${what}: ${value}`);
  for (const line of result.broken) console.log(`BROKEN: ${line}`);
  broken += result.broken.length;
}
console.log(broken === 0 ? '\nEvery promise held.' : `\n${broken} promises were broken.`);
process.exit(broken === 0 ? 0 : 1);
