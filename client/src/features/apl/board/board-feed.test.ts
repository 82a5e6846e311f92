import { jest } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { noteNewsUntold, noteSocket } from '../../../apollo/connection';
import type { FirstBoardQuery } from '../../../graphql/plain';
import type { BoardCard } from '../board-card';
import type { BoardChange } from './board-changes';
import { BoardFeed } from './board-feed';
import { BoardStore } from './board-store';

const card = (aplStatus: BoardCard['aplStatus'], since: string): BoardCard => ({
  id: 'a',
  name: 'Anna Ek',
  aplStatus,
  aplStatusSince: `2026-11-20T08:00:${since}.000Z`,
  movedAt: `2026-11-20T08:00:${since}.000Z`,
  municipality: null,
  education: null,
  commentCount: 0,
  unseenCount: 0,
  isMine: false,
  isDue: false,
  placement: null,
  isPackage: false,
  hasOngoingApl: false,
});

const moved = (to: BoardCard): BoardChange => ({
  kind: 'MOVED',
  studentId: to.id,
  card: to,
  from: null,
  actorId: null,
  actorName: null,
});

const reloaded: BoardChange = {
  kind: 'RELOADED',
  studentId: null,
  card: null,
  from: null,
  actorId: null,
  actorName: null,
};
const firstBoard = (one: BoardCard): Promise<FirstBoardQuery> =>
  Promise.resolve({ board: { newsAt: 'here.7', cards: [one] } });

/** A line on which the test itself answers each reading of the board and sends the news. */
function openFeed(first?: Promise<FirstBoardQuery>) {
  const asked: unknown[] = [];
  const refusals: boolean[] = [];
  const readings: { answer: (cards: BoardCard[]) => void; fail: () => void }[] = [];
  let send: (change: BoardChange) => void = () => undefined;
  let refuse: () => void = () => undefined;
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (operationName === 'BoardChanged') {
          asked.push(variables['after']);
          refuse = () => observer.error(new Error('refused'));
          send = (boardChanged) => observer.next({ data: { boardChanged } });
          return;
        }
        readings.push({
          answer: (cards) => {
            observer.next({ data: { board: { cards } } });
            observer.complete();
          },
          fail: () => observer.error(new Error('no line')),
        });
      }),
  );
  const store = new BoardStore();
  const arrived: string[] = [];
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const feed = new BoardFeed(client, store, {
    onChanges: (_changes, ids) => arrived.push(...ids),
    onRead: () => undefined,
    onRefused: (refused) => refusals.push(refused),
  });
  feed.start(first);
  return {
    feed,
    store,
    arrived,
    readings,
    asked,
    refusals,
    send: (change: BoardChange) => send(change),
    refuse: () => refuse(),
  };
}

const status = (store: BoardStore) => store.cards()?.[0]?.aplStatus;
const soon = () => jest.advanceTimersByTimeAsync(10);

describe('the live board', () => {
  let feed: BoardFeed | undefined;

  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  afterEach(() => {
    feed?.stop();
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  async function readBoard() {
    const opened = openFeed();
    feed = opened.feed;
    await jest.advanceTimersByTimeAsync(150);
    opened.readings[0]?.answer([card('GRAY', '01')]);
    await soon();
    return opened;
  }

  it('loads the board once and follows live updates', async () => {
    const { store, send, arrived, readings } = await readBoard();
    expect(status(store)).toBe('GRAY');
    send(moved(card('RED', '02')));
    expect(status(store)).toBe('RED');
    expect(arrived).toEqual(['a']);
    expect(readings).toHaveLength(1);
  });

  it('holds updates back while a card is dragged', async () => {
    const { feed: held, store, send } = await readBoard();
    held.hold(true);
    send(moved(card('RED', '02')));
    expect(status(store)).toBe('GRAY');
    held.hold(false);
    expect(status(store)).toBe('RED');
  });

  it('does not let an answer in flight overwrite later updates', async () => {
    const { store, send, readings } = await readBoard();
    send(reloaded);
    await soon();
    send(moved(card('GREEN', '03')));
    readings[1]?.answer([card('GRAY', '01')]);
    await soon();
    expect(status(store)).toBe('GREEN');
  });

  it('only logs a failed load, and retries', async () => {
    const opened = openFeed();
    feed = opened.feed;
    await jest.advanceTimersByTimeAsync(150);
    opened.readings[0]?.fail();
    await soon();
    expect(console.error).toHaveBeenCalledWith('The board could not be read.', expect.any(Error));
    await jest.advanceTimersByTimeAsync(2100);
    opened.readings[1]?.answer([card('BLUE', '01')]);
    await soon();
    expect(status(opened.store)).toBe('BLUE');
  });

  it('shows a prefetched board at once, and skips the load if the connection covers everything since', async () => {
    const opened = openFeed(firstBoard(card('GRAY', '01')));
    feed = opened.feed;
    await soon();
    expect(status(opened.store)).toBe('GRAY');
    expect(opened.asked).toEqual(['here.7']);
    noteSocket(true);
    await jest.advanceTimersByTimeAsync(60_000);
    opened.send(moved(card('BLUE', '02')));
    expect(status(opened.store)).toBe('BLUE');
    expect(opened.readings).toHaveLength(0);
  });

  it('reloads a prefetched board if the connection says something was missed since', async () => {
    const opened = openFeed(firstBoard(card('GRAY', '01')));
    feed = opened.feed;
    await soon();
    opened.send(reloaded);
    await soon();
    opened.readings[0]?.answer([card('BLUE', '02')]);
    await soon();
    expect(status(opened.store)).toBe('BLUE');
    expect(opened.readings).toHaveLength(1);
  });

  it('reloads when the server could not report something', async () => {
    const opened = openFeed(firstBoard(card('GRAY', '01')));
    feed = opened.feed;
    await soon();
    noteNewsUntold();
    opened.readings[0]?.answer([card('RED', '02')]);
    await soon();
    expect(status(opened.store)).toBe('RED');
  });

  it('retries at growing intervals when updates are refused, and says so until it is heard', async () => {
    const opened = openFeed(firstBoard(card('GRAY', '01')));
    feed = opened.feed;
    await soon();
    for (const waitMs of [2000, 4000, 8000, 16_000, 30_000, 30_000]) {
      const before = opened.asked.length;
      opened.refuse();
      await jest.advanceTimersByTimeAsync(waitMs - 100);
      expect(opened.asked).toHaveLength(before);
      await jest.advanceTimersByTimeAsync(200);
      expect(opened.asked).toHaveLength(before + 1);
    }
    expect(opened.refusals).not.toContain(false);
    await jest.advanceTimersByTimeAsync(6000);
    expect(opened.refusals.at(-1)).toBe(false);
  });

  it('loads the board itself when the prefetch fails', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const opened = openFeed(Promise.reject(new Error('no line')));
    feed = opened.feed;
    await jest.advanceTimersByTimeAsync(150);
    opened.readings[0]?.answer([card('RED', '01')]);
    await soon();
    expect(status(opened.store)).toBe('RED');
  });

  it('loads the board itself when the prefetch never arrives', async () => {
    const opened = openFeed(new Promise(() => undefined));
    feed = opened.feed;
    await jest.advanceTimersByTimeAsync(7000);
    expect(opened.readings).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(2000);
    opened.readings[0]?.answer([card('RED', '01')]);
    await soon();
    expect(status(opened.store)).toBe('RED');
  });

  it('reloads once refused updates resume, since it has no position in them', async () => {
    const opened = openFeed();
    feed = opened.feed;
    await jest.advanceTimersByTimeAsync(150);
    opened.readings[0]?.answer([card('RED', '01')]);
    await soon();
    opened.refuse();
    await jest.advanceTimersByTimeAsync(8000);
    opened.readings[1]?.answer([card('BLUE', '02')]);
    await soon();
    expect(status(opened.store)).toBe('BLUE');
  });
});
