import { buildSchema, execute, parse, type GraphQLSchema } from 'graphql';
import { SessionConcurrency } from './session-concurrency.js';

/** A schema whose field `slow` waits until released, and counts concurrent waits. */
class SlowSchema {
  readonly schema: GraphQLSchema;
  running = 0;
  most = 0;
  private readonly waiting: (() => void)[] = [];

  constructor() {
    this.schema = buildSchema('type Query { slow: Int! }');
    this.schema.getQueryType()!.getFields()['slow']!.resolve = async () => {
      this.running += 1;
      this.most = Math.max(this.most, this.running);
      await new Promise<void>((resolve) => this.waiting.push(resolve));
      this.running -= 1;
      return 1;
    };
    new SessionConcurrency().limit(this.schema);
  }

  ask(sessionHash: string | null, fields: number) {
    const names = Array.from({ length: fields }, (_, n) => `f${n}: slow`).join(' ');
    const contextValue = { actor: sessionHash ? { sessionHash } : null };
    return execute({ schema: this.schema, document: parse(`{ ${names} }`), contextValue });
  }

  async releaseAll(): Promise<void> {
    const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
    for (await settled(); this.waiting.length > 0; await settled()) this.waiting.shift()!();
  }
}

describe('the root fields of one session', () => {
  test('are resolved four at a time, within a document and across requests', async () => {
    const slow = new SlowSchema();
    const answers = Promise.all([slow.ask('a', 10), slow.ask('a', 3)]);
    await slow.releaseAll();
    const [first, second] = await answers;
    expect(Object.keys(first.data!)).toHaveLength(10);
    expect(Object.keys(second.data!)).toHaveLength(3);
    expect(slow.most).toBe(4);
  });

  test('do not delay another session or an anonymous visitor', async () => {
    const slow = new SlowSchema();
    const answers = Promise.all([slow.ask('a', 10), slow.ask('b', 2), slow.ask(null, 5)]);
    await new Promise((resolve) => setImmediate(resolve));
    expect(slow.running).toBe(4 + 2 + 5);
    await slow.releaseAll();
    await answers;
  });
});
