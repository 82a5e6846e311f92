/** Fuzzes all endpoints: the suite of CI with another seed and more cases. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const JEST = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js'];

export function fuzz({ times = 70_000 } = {}) {
  const seed = randomBytes(4).toString('hex');
  const child = spawn(
    process.execPath,
    [...JEST, 'test/integration/fuzz.spec.ts', '--selectProjects', 'integration'],
    {
      cwd: ROOT,
      env: { ...process.env, FUZZ_SEED: seed, FUZZ_INPUTS: String(times) },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      resolve({
        name: 'fuzzed input',
        figures: {
          inputs: times,
          seed,
          'answers by status': /Answers by status: (.*)/.exec(output)?.[1] ?? 'unknown',
        },
        broken: code === 0 ? [] : [output.slice(-4_000)],
      }),
    );
  });
}
