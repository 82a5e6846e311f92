import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { pino } from 'pino';
import { Connections } from './connections.js';
import { answerUnreadable } from './unreadable-request.js';

describe('a request that cannot be parsed', () => {
  let connections: Connections;
  let port: number;
  beforeAll(async () => {
    connections = new Connections();
    connections.server.headersTimeout = 100;
    connections.server.requestTimeout = 100;
    answerUnreadable(connections, {}, pino({ level: 'silent' }));
    connections.server.listen(0, '127.0.0.1');
    await once(connections.server, 'listening');
    port = (connections.server.address() as { port: number }).port;
  });
  afterAll(() => connections.drain(0));

  /** Everything a client receives until the server closes the connection. */
  async function hear(said: string): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    let heard = '';
    socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
    socket.write(said);
    await once(socket, 'close');
    return heard;
  }

  test('is rejected with a reason', async () => {
    expect(await hear('HEJ\r\n\r\n')).toContain('Anropet kunde inte läsas.');
  });

  test('gets a message when its headers arrive too slowly', async () => {
    expect(await hear('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')).toContain('Anropet kom inte fram i tid.');
  });

  test('is disconnected even if the client never closes its side', async () => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => socket.destroy());
    socket.resume().write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    const [served] = (await once(connections.server, 'connection')) as [Socket];
    await once(served, 'close');
    expect(served.destroyed).toBe(true);
    socket.destroy();
  });

  test('an idle connection is closed without a response, which would be taken for the next one’s', async () => {
    expect(await hear('')).toBe('');
  });
});
