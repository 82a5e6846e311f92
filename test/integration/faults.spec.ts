import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a few faults of each kind with `npm run faults`; returns its output. */
function faults(only: string, times: number): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const command = ['test/faults/faults.mjs', '--only', only, '--times', String(times)];
    const child = spawn(process.execPath, command, { cwd: ROOT, env: { PATH: process.env['PATH'] } });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

describe('no process ends, nothing returns 500 and nothing acknowledged is lost', () => {
  test.each([
    ['when the database cuts every connection', 'cuts', 4],
    ['when PostgreSQL is stopped in each of its ways', 'restarts', 3],
    ['when the server is killed', 'kills', 2],
  ])(
    '%s, while clients are writing',
    async (_, only, times) => {
      const { code, output } = await faults(only, times);
      expect(`${output}\nended with ${code}`).toMatch(/Every promise held\.\s+ended with 0$/);
      expect(output).toContain('exits: 0');
      expect(output).not.toMatch(/\b500 ×/);
      expect(output).toContain('acknowledged writes lost: 0');
    },
    180_000,
  );

  test('SIGTERM still answers what was accepted', async () => {
    const { code, output } = await faults('stops', 3);
    expect(`${output}\nended with ${code}`).toMatch(/Every promise held\.\s+ended with 0$/);
    expect(output).toContain('requests taken and not answered: 0');
  }, 180_000);

  test('one account gets only its share of websockets, and others are not affected', async () => {
    const { code, output } = await faults('sockets', 200);
    expect(`${output}\nended with ${code}`).toMatch(/Every promise held\.\s+ended with 0$/);
    expect(output).toMatch(/sockets admitted: 40\n/);
  }, 180_000);
});
