import { createServer, type AddressInfo, type Server } from 'node:net';
import { pino } from 'pino';
import { EventBus } from './event-bus.js';

/** A message of PostgreSQL's to its client. */
function message(type: string, body: Buffer | string): Buffer {
  const content = Buffer.from(body);
  const length = Buffer.alloc(4);
  length.writeInt32BE(content.length + 4);
  return Buffer.concat([Buffer.from(type), length, content]);
}

const READY = message('Z', 'I');

/** A database that drops connections and counts them, or accepts them and never answers. */
class DeafDatabase {
  calls = 0;
  letsIn = false;
  private readonly server: Server = createServer((socket) => {
    this.calls += 1;
    if (!this.letsIn) {
      socket.destroy();
      return;
    }
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', Buffer.alloc(4)), READY]));
      socket.on('data', (said) => {
        if (said.toString('latin1', 0, 1) === 'Q')
          socket.write(Buffer.concat([message('C', 'LISTEN\0'), READY]));
      });
    });
  });

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `postgres://nobody@127.0.0.1:${(this.server.address() as AddressInfo).port}/none`;
  }

  async close(): Promise<void> {
    await new Promise((resolve) => this.server.close(resolve));
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('the event bus while the database is down', () => {
  test('reconnects by itself, but never after the server has stopped', async () => {
    const database = new DeafDatabase();
    const bus = new EventBus(await database.open(), pino({ level: 'silent' }));
    await bus.onModuleInit();
    while (database.calls < 2) await pause(20);
    await bus.onModuleDestroy();
    const atStop = database.calls;
    await pause(1_200);
    expect(database.calls).toBe(atStop);
    await database.close();
  });

  test('ends subscriptions that started meanwhile once it is back, as they have missed events', async () => {
    const database = new DeafDatabase();
    const bus = new EventBus(await database.open(), pino({ level: 'silent' }));
    await bus.onModuleInit();
    let told: unknown = null;
    void bus
      .events('board')
      .next()
      .then((answer) => (told = answer));
    database.letsIn = true;
    for (let n = 0; n < 100 && told === null; n += 1) await pause(20);
    expect(told).toEqual({ done: true, value: undefined });
    await bus.onModuleDestroy();
    await database.close();
  });
});
