/** Latency of /healthz, alone and while four clients open a large board. */
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { load, send } from './load.mjs';

const BOARDS = 4;
const ASK_EVERY_MS = 10;
const PROBE = { method: 'GET', path: '/healthz', headers: {} };

/** `boards` requests the board of each server; servers alternate per round. */
export async function benchProbes({ servers, boards, rounds, seconds }) {
  const found = Object.fromEntries(Object.keys(servers).map((side) => [side, { alone: [], beside: [] }]));
  for (let round = 0; round < rounds; round += 1)
    for (const [side, { port }] of Object.entries(servers)) {
      found[side].alone.push(...(await probe(port, seconds)));
      const [times] = await Promise.all([
        probe(port, seconds),
        load({ port, connections: BOARDS, seconds, call: boards[side] }),
      ]);
      found[side].beside.push(...times);
    }
  console.log(`\n### /healthz\n`);
  for (const [side, { alone, beside }] of Object.entries(found))
    console.log(
      `${side}: p97.5 alone ${p975(alone).toFixed(1)} ms · beside ${BOARDS} boards **${p975(beside).toFixed(1)} ms**`,
    );
}

async function probe(port, seconds) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const before = performance.now();
    await send(agent, port, PROBE);
    times.push(performance.now() - before);
    await pause(ASK_EVERY_MS);
  }
  agent.destroy();
  return times;
}

function p975(times) {
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.975)];
}
