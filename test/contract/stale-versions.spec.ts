import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../../server', import.meta.url));
const HOME = 'platform/database/locked-record.ts';

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

describe('a stale version is rejected in one way', () => {
  it('only by assertVersion', () => {
    const others = files.filter(({ text }) => /conflict\(\s*'VERSION'/.test(text));
    expect(others.map(({ name }) => name).sort()).toEqual(Object.keys(LOST_OTHERWISE).sort());
  });
});
