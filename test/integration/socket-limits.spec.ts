import { once } from 'node:events';
import { WebSocket } from 'ws';
import { School, type Person } from '../support/school.js';

interface Message {
  type: string;
  id?: string;
  payload?: { message: string; extensions: { code: string; retryAfter?: number } }[];
}

describe('websockets', () => {
  let school: School;
  const open: WebSocket[] = [];
  beforeAll(async () => {
    school = await School.open({ RATE_LIMITS: 'on' });
  });
  afterAll(async () => {
    for (const socket of open) socket.terminate();
    await school.close();
  });

  /** Opens and authenticates a socket; returns the server's first message or its close code. */
  async function dial({ token }: Person): Promise<{ socket: WebSocket; answer: string | number }> {
    const socket = new WebSocket(`${school.app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: { authorization: `Bearer ${token!}` },
    });
    open.push(socket);
    await once(socket, 'open');
    const answer = Promise.race([
      once(socket, 'message').then(([data]) => (JSON.parse(String(data)) as Message).type),
      once(socket, 'close').then(([code]) => code as number),
    ]);
    socket.send('{"type":"connection_init"}');
    return { socket, answer: await answer };
  }

  test('are limited to twenty per session; the next is told to retry, and other sessions get theirs', async () => {
    const [anna, bo] = [await school.as('TEACHER'), await school.as('TEACHER')];
    for (let n = 0; n < 20; n += 1) expect((await dial(anna)).answer).toBe('connection_ack');
    expect((await dial(anna)).answer).toBe(1013);
    expect((await dial(bo)).answer).toBe('connection_ack');
    const closed = once(open[0]!, 'close');
    open[0]!.close();
    await closed;
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await dial(anna)).answer).toBe('connection_ack');
  });

  test('carry twenty subscriptions each; one more is refused in Swedish and the socket stays open', async () => {
    const { socket } = await dial(await school.as('TEACHER'));
    const query = 'subscription { boardChanged { kind } }';
    for (let n = 1; n <= 20; n += 1)
      socket.send(JSON.stringify({ type: 'subscribe', id: String(n), payload: { query } }));
    const refused = once(socket, 'message');
    socket.send(JSON.stringify({ type: 'subscribe', id: '21', payload: { query } }));
    const { type, id, payload } = JSON.parse(String((await refused)[0])) as Message;
    expect([type, id, payload?.[0]?.message]).toEqual([
      'error',
      '21',
      'För många prenumerationer på samma anslutning.',
    ]);
    expect(payload?.[0]?.extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 5 });
    expect(socket.readyState).toBe(WebSocket.OPEN);
  });
});
