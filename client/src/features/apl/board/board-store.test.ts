import type { BoardCard } from '../board-card';
import { timeInColumn } from '../board-card';
import { applyChange, type BoardChange } from './board-changes';
import { columnsOf, countsOf, educationsOf, isNarrowed, type BoardFilter } from './board-filter';
import { BoardStore } from './board-store';

const card = (id: string, fields: Partial<BoardCard> = {}): BoardCard => ({
  id,
  name: `Elev ${id}`,
  aplStatus: 'GRAY',
  aplStatusSince: '2026-11-01T08:00:00.000Z',
  movedAt: '2026-11-01T08:00:00.000Z',
  municipality: 'Solna',
  education: null,
  commentCount: 0,
  unseenCount: 0,
  isMine: false,
  isDue: false,
  placement: null,
  isPackage: false,
  hasOngoingApl: false,
  ...fields,
});

const news = (of: BoardCard | null, studentId = of?.id ?? null): BoardChange => ({
  kind: of ? 'MOVED' : 'REMOVED',
  studentId,
  card: of,
  from: null,
  actorId: null,
  actorName: null,
});

function storeWith(...cards: BoardCard[]): BoardStore {
  const store = new BoardStore();
  store.replace(cards);
  return store;
}

describe('the in-memory board', () => {
  it('shows nothing before it is loaded', () => {
    expect(new BoardStore().cards()).toBeUndefined();
  });

  it('keeps the same object for a card that is unchanged in a reload', () => {
    const store = storeWith(card('a'), card('b'));
    const [before] = store.cards() ?? [];
    store.replace([card('a'), card('b', { commentCount: 1 })]);
    expect(store.cards()?.[0]).toBe(before);
    expect(store.cards()?.[1]?.commentCount).toBe(1);
  });

  it('sorts new and renamed cards in Swedish order', () => {
    const store = storeWith(
      card('a', { name: 'Anna' }),
      card('z', { name: 'Zoe' }),
      card('o', { name: 'Östen' }),
    );
    store.put(card('ä', { name: 'Ärla' }));
    store.put(card('a', { name: 'Örjan' }));
    expect(store.cards()?.map(({ name }) => name)).toEqual(['Zoe', 'Ärla', 'Örjan', 'Östen']);
  });

  it('shows a move at once, on top of later server updates, and reverts it when it ends', () => {
    const store = storeWith(card('a'), card('b'));
    const other = store.cards()?.[1];
    store.beginMove('one', 'a', 'RED');
    store.put(card('a', { commentCount: 2 }));
    expect(store.cards()?.[0]).toMatchObject({ aplStatus: 'RED', commentCount: 2 });
    expect(store.cards()?.[1]).toBe(other);
    store.endMove('one');
    expect(store.cards()?.[0]).toMatchObject({ aplStatus: 'GRAY', commentCount: 2 });
  });

  it('shows the later of two pending moves', () => {
    const store = storeWith(card('a'));
    store.beginMove('one', 'a', 'RED');
    store.beginMove('two', 'a', 'BLUE');
    expect(store.cards()?.[0]?.aplStatus).toBe('BLUE');
    store.endMove('one');
    expect(store.cards()?.[0]?.aplStatus).toBe('BLUE');
  });

  it('notifies its listeners once per batch', () => {
    const store = storeWith(card('a'), card('b'));
    let told = 0;
    store.subscribe(() => (told += 1));
    store.batch(() => {
      store.put(card('a', { unseenCount: 1 }));
      store.remove('b');
    });
    expect(told).toBe(1);
    expect(store.cards()).toHaveLength(1);
  });
});

describe('an update', () => {
  it('about a move puts the card in its column', () => {
    const store = storeWith(card('a'));
    const moved = card('a', {
      aplStatus: 'GREEN',
      aplStatusSince: '2026-11-02T08:00:00.000Z',
      movedAt: '2026-11-02T08:00:00.000Z',
    });
    expect(applyChange(store, news(moved))).toBe(true);
    expect(store.cards()?.[0]?.aplStatus).toBe('GREEN');
    // The echo of the same move is no arrival.
    expect(applyChange(store, news(moved))).toBe(false);
  });

  it("about one's own move that precedes its answer does not count as an arrival", () => {
    const store = storeWith(card('a'));
    store.beginMove('one', 'a', 'GREEN');
    const echo = card('a', {
      aplStatus: 'GREEN',
      aplStatusSince: '2026-11-02T08:00:00.000Z',
      movedAt: '2026-11-02T08:00:00.000Z',
    });
    expect(applyChange(store, news(echo))).toBe(false);
    store.endMove('one');
    expect(store.cards()?.[0]?.aplStatus).toBe('GREEN');
  });

  it('about an earlier move that comes late does not move the card back, but its counts apply', () => {
    const store = storeWith(
      card('a', {
        aplStatus: 'BLUE',
        aplStatusSince: '2026-11-03T08:00:00.000Z',
        movedAt: '2026-11-03T08:00:00.000Z',
      }),
    );
    const late = card('a', {
      aplStatus: 'RED',
      aplStatusSince: '2026-11-02T08:00:00.000Z',
      movedAt: '2026-11-02T08:00:00.000Z',
      commentCount: 3,
    });
    expect(applyChange(store, news(late))).toBe(false);
    expect(store.cards()?.[0]).toMatchObject({ aplStatus: 'BLUE', commentCount: 3 });
  });

  it('without a card removes it from the board', () => {
    const store = storeWith(card('a'), card('b'));
    applyChange(store, news(null, 'a'));
    expect(store.cards()?.map(({ id }) => id)).toEqual(['b']);
  });
});

describe('the filter', () => {
  const everyone: BoardFilter = {
    ...{ name: '', municipality: null, education: null, placement: null, workplace: null, branch: null },
    ...{ mine: false, unseen: false, due: false, ongoing: false, longestFirst: false },
  };
  const cards = [
    card('a', { name: 'Åsa Öberg', municipality: 'Växjö' }),
    card('b', { name: 'Asa Oberg', aplStatus: 'GREEN' }),
    card('c', { name: 'Bo Ek', municipality: null }),
  ];

  it('finds cards by placement, workplace and branch', () => {
    const placement = {
      ...{ id: 'p', workplaceId: 'w', workplace: 'Björken', branches: ['CARE' as const] },
      ...{ nextDue: 'END' as const, nextDueOn: '2026-12-18', hoursReported: 28, hoursRequired: 450 },
      ...{ isAgreementMissing: true, isBehind: false, isAssessmentMissing: true, isDone: false },
    };
    const behind = {
      ...placement,
      nextDue: 'MIDTERM_TALK' as const,
      nextDueOn: '2000-01-03',
      workplaceId: 'v',
      branches: [],
      isAgreementMissing: false,
      isBehind: true,
      isAssessmentMissing: false,
    };
    const placed = [card('a'), card('b', { placement }), card('c', { placement: behind })];
    const found = (filter: Partial<BoardFilter>) =>
      columnsOf(placed, { ...everyone, ...filter }).GRAY.map(({ id }) => id);
    expect(found({})).toEqual(['a', 'b', 'c']);
    expect(found({ placement: 'utan' })).toEqual(['a']);
    const done = { ...placement, isDone: true };
    expect(columnsOf([card('d', { placement: done })], { ...everyone, placement: 'utan' }).GRAY).toHaveLength(
      1,
    );
    expect(found({ placement: 'avtal' })).toEqual(['b']);
    expect(found({ placement: 'samtal' })).toEqual(['c']);
    expect(found({ placement: 'timmar' })).toEqual(['c']);
    expect(found({ placement: 'omdome' })).toEqual(['b']);
    expect(found({ workplace: 'v' })).toEqual(['c']);
    expect(found({ branch: 'CARE' })).toEqual(['b']);
    expect(found({ branch: 'CARE', placement: 'timmar' })).toEqual([]);
    expect([isNarrowed({ ...everyone, workplace: 'v' }), isNarrowed(everyone)]).toEqual([true, false]);
  });

  it('matches every word of the name in either case, and distinguishes å from a', () => {
    const found = columnsOf(cards, { ...everyone, name: ' ÖBERG  åsa ' });
    expect(found.GRAY.map(({ id }) => id)).toEqual(['a']);
    expect(found.GREEN).toEqual([]);
  });

  it('narrows to a municipality without changing the column counts', () => {
    expect(columnsOf(cards, { ...everyone, municipality: 'Växjö' }).GRAY).toHaveLength(1);
    expect(countsOf(cards)).toEqual({ GRAY: 2, RED: 0, BLUE: 0, YELLOW: 0, GREEN: 1 });
  });

  it('narrows to own students, unread comments, what is due and an education, each on its own', () => {
    const all = [
      card('mine', { isMine: true, education: 'Undersköterska', isPackage: true, hasOngoingApl: true }),
      card('unseen', { unseenCount: 2, education: 'Barnskötare', isPackage: true }),
      card('due', { isDue: true, education: '3 kurser' }),
    ];
    const found = (filter: Partial<BoardFilter>) =>
      columnsOf(all, { ...everyone, ...filter }).GRAY.map(({ id }) => id);
    expect(found({ mine: true })).toEqual(['mine']);
    expect(found({ unseen: true })).toEqual(['unseen']);
    expect(found({ due: true })).toEqual(['due']);
    expect(found({ education: 'Barnskötare' })).toEqual(['unseen']);
    expect(found({ ongoing: true })).toEqual(['mine']);
    expect(found({ mine: true, due: true })).toEqual([]);
    expect(educationsOf(all)).toEqual(['Barnskötare', 'Undersköterska']);
    expect(isNarrowed(everyone)).toBe(false);
    expect(isNarrowed({ ...everyone, longestFirst: true })).toBe(false);
    expect(isNarrowed({ ...everyone, due: true })).toBe(true);
  });

  it('sorts by longest time in the column on request', () => {
    const all = [
      card('b', { aplStatusSince: '2026-11-02T08:00:00.000Z' }),
      card('a', { aplStatusSince: '2026-11-01T08:00:00.000Z' }),
    ];
    expect(columnsOf(all, everyone).GRAY.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(columnsOf(all, { ...everyone, longestFirst: true }).GRAY.map(({ id }) => id)).toEqual(['a', 'b']);
  });
});

describe('the time in a column', () => {
  it('counts calendar days in Stockholm', () => {
    const now = new Date('2026-11-20T22:30:00.000Z');
    expect(timeInColumn('2026-11-20T00:00:00.000Z', now)).toBe('sedan i dag');
    expect(timeInColumn('2026-11-19T22:59:00.000Z', now)).toBe('1 dag');
    expect(timeInColumn('2026-11-19T23:01:00.000Z', now)).toBe('sedan i dag');
    expect(timeInColumn('2026-03-20T12:00:00.000Z', now)).toBe('245 dagar');
  });
});
