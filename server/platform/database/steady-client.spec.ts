import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SteadyClient } from './steady-client.js';

const SERVER = fileURLToPath(new URL('../..', import.meta.url));

describe('a database connection', () => {
  test('never crashes the process on a second or third error, however its listeners were removed', () => {
    const client = new SteadyClient({});
    const heard: string[] = [];
    client.once('error', (error: Error) => heard.push(error.message));
    client.emit('error', new Error('terminating connection'));
    client.emit('error', new Error('Connection terminated unexpectedly'));
    client.removeAllListeners();
    client.emit('error', new Error('ECONNRESET'));
    client.removeAllListeners('error');
    client.emit('error', new Error('ECONNRESET'));
    expect(heard).toEqual(['terminating connection']);
  });

  test('is a SteadyClient wherever the server creates one', () => {
    const sources = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
      .map((name) => [name, readFileSync(join(SERVER, name), 'utf8')] as const);
    const bare = sources.filter(
      ([, text]) =>
        /new (pg\.)?Client\(/.test(text) ||
        (/new (pg\.|Queue)?Pool\(/.test(text) && !text.includes('Client: SteadyClient')),
    );
    expect(bare.map(([name]) => name)).toEqual([]);
  });
});
