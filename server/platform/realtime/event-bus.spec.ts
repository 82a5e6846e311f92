import { createServer, type AddressInfo, type Server } from 'node:net';
import { pino } from 'pino';
import { EventBus } from './event-bus.js';

/** A database that hangs up on whoever calls, and counts them. */
class DeafDatabase {
  calls = 0;
  private readonly server: Server = createServer((socket) => {
    this.calls += 1;
    socket.destroy();
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

describe('the event bus while the database is away', () => {
  test('calls again by itself, and never after the server has stopped', async () => {
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
});
