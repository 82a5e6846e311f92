import { once } from 'node:events';
import { Agent, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Connections } from './connections.js';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('connections of the HTTP server', () => {
  const clients: Socket[] = [];
  let connections: Connections;
  let port: number;

  async function open(
    places: { most: number; keptFree: number; silentMs?: number },
    answer: (request: IncomingMessage, response: ServerResponse) => void,
  ): Promise<void> {
    connections = new Connections(places);
    connections.server.on('request', answer);
    connections.server.listen(0, '127.0.0.1');
    await once(connections.server, 'listening');
    port = (connections.server.address() as { port: number }).port;
  }
  afterEach(async () => {
    for (const client of clients.splice(0)) client.destroy();
    await connections.drain(0);
  });

  async function dial(text: string): Promise<Socket> {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    clients.push(socket);
    await once(socket, 'connect');
    socket.write(text);
    return socket;
  }

  const get = (agent?: Agent, path = '/'): Promise<{ status: number; connection: string | undefined }> =>
    new Promise((resolve, reject) => {
      request({ port, host: '127.0.0.1', path, agent }, (answer) => {
        answer
          .resume()
          .once('end', () =>
            resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection }),
          );
      })
        .once('error', reject)
        .end();
    });

  test('a refusal reaches a client that is still sending its body when the connection closes', async () => {
    await open({ most: 8, keptFree: 3 }, (_incoming, response) => {
      response.statusCode = 413;
      response.end('too large');
    });
    const socket = connect(port, '127.0.0.1');
    clients.push(socket);
    const body = Buffer.alloc(8_000_000);
    socket.pause();
    const written = new Promise<void>((resolve, reject) => {
      socket.once('error', reject);
      socket.write(
        `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n`,
      );
      socket.write(body, (error) => (error ? reject(error) : resolve()));
    });
    await written;
    const [answer] = (await once(socket.resume(), 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1.1 413 /);
  });

  test('the slowest client in headers or body makes room for the next, and no response is cut off', async () => {
    let finish = (): void => undefined;
    await open({ most: 8, keptFree: 3 }, (incoming, response) => {
      if (incoming.url === '/long') finish = () => response.end();
      else if (incoming.method === 'GET') response.end();
    });
    const long = get(new Agent(), '/long');
    await pause(20);
    const slow: Socket[] = [];
    for (let n = 0; n < 8; n += 1) {
      slow.push(
        await dial(
          n % 2
            ? 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '
            : 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{',
        ),
      );
      await pause(270);
    }
    expect((await get()).status).toBe(200);
    expect(slow[0]!.destroyed || slow[0]!.readableEnded || slow[0]!.closed).toBe(true);
    finish();
    expect((await long).status).toBe(200);
  });

  test('a client that does not read its response is dropped, but a slow response from the server is not', async () => {
    await open({ most: 8, keptFree: 3, silentMs: 200 }, (incoming, response) => {
      if (incoming.url === '/long') setTimeout(() => response.end('done'), 700);
      else response.end(Buffer.alloc(20_000_000));
    });
    const long = get(new Agent(), '/long');
    const deaf = await dial('GET /much HTTP/1.1\r\nHost: x\r\n\r\n');
    deaf.pause();
    expect((await long).status).toBe(200);
    await pause(200);
    const left = await new Promise<number>((resolve) =>
      connections.server.getConnections((_, n) => resolve(n)),
    );
    expect(left).toBe(0);
  });

  test('shutdown finishes ongoing requests and those on open connections, and accepts no new connections', async () => {
    await open({ most: 8, keptFree: 3 }, (incoming, response) => {
      if (incoming.url === '/long') setTimeout(() => response.end('done'), 300);
      else response.end('ok');
    });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    await get(agent);
    const long = get(new Agent(), '/long');
    await pause(50);
    const ended = connections.drain(5_000);
    expect(await get(agent)).toEqual({ status: 200, connection: 'close' });
    await expect(get(new Agent())).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    expect(await long).toEqual({ status: 200, connection: 'close' });
    await ended;
    agent.destroy();
  });

  test('shutdown does not wait past its limit for a request that never ends', async () => {
    await open({ most: 8, keptFree: 3 }, () => undefined);
    const endless = get(new Agent());
    const cut = expect(endless).rejects.toMatchObject({ code: 'ECONNRESET' });
    await pause(50);
    const started = performance.now();
    await connections.drain(400);
    expect(performance.now() - started).toBeLessThan(2_000);
    await cut;
  });
});
