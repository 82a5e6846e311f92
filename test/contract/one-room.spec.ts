import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Definitions of domain/, with the pattern of a hand-written copy: [what to use instead, pattern]. */
const ROOMS: readonly [string, RegExp][] = [
  ['domain/days.ts', /86_400_000|864e5|\.[gs]etUTCDa(y|te)\(/],
  ['domain/study-weeks.ts', /POINTS_A_WEEK = |pointsAWeek = /],
  ['formatNumber of domain/numbers.ts', /\.toLocaleString\(/],
  ['counted of domain/numbers.ts', /=== 1 \? '1 |\$\{([\w.]+)\} \$\{\1 === 1 \? '/],
];

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const sources = ['server', 'client/src'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => /\.tsx?$/.test(path) && !/\.(spec|test)\.tsx?$|generated\.ts$/.test(path)),
);

describe('what client and server share is only in domain/', () => {
  it.each(ROOMS)('%s', (_, pattern) => {
    const elsewhere = sources.filter((path) => pattern.test(readFileSync(join(ROOT, path), 'utf8')));
    expect(elsewhere).toEqual([]);
  });

  it('detects what it looks for', () => {
    expect(sources.length).toBeGreaterThan(1_000);
    expect(ROOMS[3]![1].test("`${n} ${n === 1 ? 'elev' : 'elever'}`")).toBe(true);
  });
});
