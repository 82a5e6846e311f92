import { jest } from '@jest/globals';
import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { onNewsMissed } from '../connection';
import { createLiveLink } from './live-link';

type Server = Parameters<ConstructorParameters<typeof Observable<ApolloLink.Result>>[0] & object>[0];

const refusal = (code: string) => ({ message: code, extensions: { code } });

/** A subscription to a fake server, and the number of refetches that it caused. */
async function follow() {
  const lines: Server[] = [];
  const socket = new ApolloLink(() => new Observable((observer) => void lines.push(observer)));
  const client = new ApolloClient({
    link: createLiveLink(() => Promise.resolve(socket)),
    cache: new InMemoryCache(),
  });
  const heard: unknown[] = [];
  let readings = 0;
  const stopReading = onNewsMissed(() => (readings += 1));
  const subscription = client
    .subscribe({
      query: gql`
        subscription {
          news
        }
      `,
      fetchPolicy: 'no-cache',
    })
    .subscribe({
      next: ({ data, error }) => heard.push(data ?? error),
      error: (error: unknown) => heard.push(error),
      complete: () => heard.push('complete'),
    });
  await jest.advanceTimersByTimeAsync(0);
  const stop = () => {
    subscription.unsubscribe();
    stopReading();
  };
  return { lines, heard, stop, readings: () => readings };
}

const soon = () => jest.advanceTimersByTimeAsync(3_000);

describe('a subscription', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('restarts when the server ends it, and the page refetches what it missed', async () => {
    const { lines, heard, readings, stop } = await follow();
    lines[0]!.next({ data: { news: 1 } });
    lines[0]!.complete();
    expect([lines.length, readings()]).toEqual([1, 0]);
    await soon();
    expect([lines.length, readings()]).toEqual([2, 1]);
    lines[1]!.next({ data: { news: 2 } });
    expect(heard).toEqual([{ news: 1 }, { news: 2 }]);
    stop();
  });

  it('is retried at growing intervals when it keeps ending, until one holds', async () => {
    const random = jest.spyOn(Math, 'random').mockReturnValue(0);
    const { lines, readings, stop } = await follow();
    for (const [n, wait] of [1_500, 3_000, 6_000, 7_500, 7_500].entries()) {
      lines[n]!.complete();
      await jest.advanceTimersByTimeAsync(wait - 1);
      expect(lines).toHaveLength(n + 1);
      await jest.advanceTimersByTimeAsync(1);
      expect([lines.length, readings()]).toEqual([n + 2, n + 1]);
    }
    await jest.advanceTimersByTimeAsync(15_000);
    lines[5]!.complete();
    await jest.advanceTimersByTimeAsync(1_500);
    expect(lines).toHaveLength(7);
    stop();
    random.mockRestore();
  });

  it.each(['TOO_MANY_REQUESTS', 'SERVICE_UNAVAILABLE', 'INTERNAL'])(
    'is retried after a refusal with %s, and the page refetches what it missed',
    async (code) => {
      const { lines, heard, readings, stop } = await follow();
      lines[0]!.error(new CombinedGraphQLErrors({ errors: [refusal(code)] }));
      await soon();
      expect([lines.length, readings(), heard]).toEqual([2, 1, []]);
      stop();
    },
  );

  it('continues when some news could not be delivered, and the page refetches once', async () => {
    const { lines, heard, readings, stop } = await follow();
    for (let n = 0; n < 3; n += 1) lines[0]!.next({ data: null, errors: [refusal('INTERNAL')] });
    await soon();
    lines[0]!.next({ data: { news: 4 } });
    expect([lines.length, readings(), heard]).toEqual([1, 1, [{ news: 4 }]]);
    stop();
  });

  it.each(['UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT'])(
    'ends after a refusal with %s, which would only be repeated',
    async (code) => {
      const { lines, heard, stop } = await follow();
      lines[0]!.error(new CombinedGraphQLErrors({ errors: [refusal(code)] }));
      await soon();
      expect([lines.length, heard.at(-1)]).toEqual([1, 'complete']);
      stop();
    },
  );

  it('is not retried when its first and last answer is a refusal', async () => {
    const { lines, heard, stop } = await follow();
    lines[0]!.next({ data: null, errors: [refusal('FORBIDDEN')] });
    lines[0]!.complete();
    await soon();
    expect([lines.length, heard.at(-1)]).toEqual([1, 'complete']);
    stop();
  });

  it('is not retried when nobody follows it any more', async () => {
    const { lines, stop } = await follow();
    lines[0]!.complete();
    stop();
    await soon();
    expect(lines).toHaveLength(1);
  });
});
