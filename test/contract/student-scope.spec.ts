import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../../server', import.meta.url));
const SCOPE = 'platform/auth/student-scope.ts';
/** The visibility condition: not protected, or the responsible teacher. */
const RULE = /NOT [\w${}.]*is_protected\s+OR\b(?:(?!\bTHEN\b)[^;`]){0,200}teacher_id/;

describe('who may know about a protected student', () => {
  it('is defined in one place', () => {
    const said = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.ts$/.test(path) && !/\.spec\.ts$|generated\.ts$/.test(path))
      .filter((path) => RULE.test(readFileSync(join(SERVER, path), 'utf8')));
    expect(said).toEqual([SCOPE]);
  });
});
