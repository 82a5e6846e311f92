import { once } from 'node:events';
import { WebSocket } from 'ws';
import { CHANNEL } from '../../server/platform/database/unit-of-work.js';
import { School, type Person } from '../support/school.js';

const NEWS = 'subscription { boardChanged { kind studentId actorName card { id aplStatus } } }';
const MOVE = 'mutation($input: SetAplStatusInput!) { setAplStatus(input: $input) { __typename } }';

/** A WebSocket with many subscriptions, which counts events and records how each ends. */
class Crowd {
  readonly told: number[];
  readonly ended = new Map<string, string>();
  private constructor(
    readonly socket: WebSocket,
    subscriptions: number,
  ) {
    this.told = Array.from({ length: subscriptions }, () => 0);
    socket.on('message', (data) => this.hear(JSON.parse(String(data)) as { type: string; id?: string }));
  }

  static async open(url: string, { token }: Person, subscriptions: number): Promise<Crowd> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: { authorization: `Bearer ${token!}` },
    });
    await once(socket, 'open');
    socket.send('{"type":"connection_init"}');
    await once(socket, 'message');
    const crowd = new Crowd(socket, subscriptions);
    for (let n = 0; n < subscriptions; n += 1)
      socket.send(JSON.stringify({ type: 'subscribe', id: String(n), payload: { query: NEWS } }));
    // The server answers after it has processed earlier messages.
    socket.send('{"type":"ping"}');
    await once(socket, 'message');
    return crowd;
  }

  get events(): number {
    return this.told.reduce((sum, events) => sum + events, 0);
  }

  private hear({ type, id }: { type: string; id?: string }): void {
    if (type === 'next') this.told[Number(id)]! += 1;
    if (type === 'error' || type === 'complete') this.ended.set(id!, type);
  }
}

describe('many subscriptions over few sockets', () => {
  let school: School;
  const open: Crowd[] = [];
  beforeAll(async () => {
    school = await School.open();
  });
  afterEach(() => {
    for (const { socket } of open.splice(0)) socket.terminate();
  });
  afterAll(() => school.close());

  async function crowd(subscriptions: number): Promise<Crowd> {
    const opened = await Crowd.open(school.app.url, await school.as('TEACHER'), subscriptions);
    open.push(opened);
    return opened;
  }

  async function until(holds: () => boolean): Promise<void> {
    for (let waited = 0; !holds(); waited += 20) {
      if (waited > 20_000) throw new Error('not in time');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  test('receive every simultaneous move: a thousand over five sockets, each move once', async () => {
    const crowds = await Promise.all(Array.from({ length: 5 }, () => crowd(200)));
    const mover = await school.as('ADMIN');
    const students = await Promise.all(Array.from({ length: 5 }, () => school.student()));
    await Promise.all(
      students.map(async (studentId) => {
        for (const aplStatus of ['RED', 'BLUE', 'YELLOW'])
          await mover.graphql(MOVE, { input: { studentId, aplStatus } });
      }),
    );
    await until(() => crowds.every(({ events }) => events >= 200 * 15));
    for (const { told, ended } of crowds) {
      expect(new Set(told)).toEqual(new Set([15]));
      expect(ended.size).toBe(0);
    }
  });

  test('are ended for a client that does not read, which is told to reload; the others miss nothing', async () => {
    const [reads, sleeps] = [await crowd(20), await crowd(20)];
    sleeps.socket.pause();
    for (let told = 50; told <= 400; told += 50) {
      await school.sql(
        `SELECT pg_notify($1, json_build_object('topic', 'board', 'kind', 'RELOADED',
           'studentId', NULL, 'actorName', n || $3)::text)
         FROM generate_series($2::int - 49, $2::int) n`,
        [CHANNEL, told, 'x'.repeat(7_000)],
      );
      await until(() => reads.events === 20 * told);
    }
    expect(reads.ended.size).toBe(0);
    sleeps.socket.resume();
    await until(() => sleeps.ended.size === 20);
    expect(new Set(sleeps.ended.values())).toEqual(new Set(['complete']));
    expect(sleeps.events).toBeLessThan(20 * 400);
  });
});
