import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../../server', import.meta.url));
const HOME = 'platform/database/lock-row.ts';

/** Version conflicts of calls without a version in the input. */
const LOST_OTHERWISE: Record<string, string> = {
  'features/corrections/corrections.service.ts': 'a request is answered once',
  'features/grades/signing/grade-drafts.service.ts': 'the first draft of a grade makes its row',
};

const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts') && name !== HOME)
  .map((name) => ({
    name,
    text: readFileSync(`${SERVER}/${name}`, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''),
  }));

/** Variables of rows that a statement locks with its own not-found check. */
function takenByHand(text: string): string[] {
  return [...text.matchAll(/const \[(\w+)\] = (?:\()?await [^;]*?\bquery\b[^;]*?;\n\s*if \(!\1\)\s*throw/g)]
    .filter(([statement]) => /FOR (?:NO KEY )?(?:UPDATE|SHARE)\b/.test(statement))
    .map(([, name]) => name!);
}

describe('a row is taken in one way', () => {
  it('takes a row, and refuses the one that is not there, by lockRow and its kin alone', () => {
    const others = files.filter(({ text }) => text.includes('pessimistic_') || takenByHand(text).length > 0);
    expect(others.map(({ name }) => name)).toEqual([]);
  });

  it('refuses a version that is no longer current by assertVersion alone', () => {
    const others = files.filter(({ text }) => /conflict\(\s*'VERSION'/.test(text));
    expect(others.map(({ name }) => name).sort()).toEqual(Object.keys(LOST_OTHERWISE).sort());
  });
});
