import { jest } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { SetAplStatusInput } from '../../graphql/types.generated';
import { notify } from '../../ui/feedback/toast-store';
import { ToastRegion } from '../../ui/feedback/toast';
import type { BoardCard } from './board-card';
import { BoardStore } from './board/board-store';
import { useMoveStudent } from './use-move-student';

const anna: BoardCard = {
  id: 'a',
  name: 'Anna Ek',
  aplStatus: 'GRAY',
  aplStatusSince: '2026-11-01T08:00:00.000Z',
  movedAt: '2026-11-01T08:00:00.000Z',
  municipality: null,
  education: null,
  commentCount: 0,
  unseenCount: 0,
  isMine: false,
  isDue: false,
  placement: null,
  isPackage: false,
  hasOngoingApl: false,
};

/** A board of one card, on a line whose every call the test answers. */
function board() {
  const calls: {
    input: SetAplStatusInput;
    answer: (result: object) => Promise<void>;
    fail: () => Promise<void>;
  }[] = [];
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        calls.push({
          input: variables['input'] as SetAplStatusInput,
          answer: (result) =>
            act(async () => {
              observer.next({
                data: { [Array.isArray(result) ? 'setAplStatuses' : 'setAplStatus']: result },
              });
              observer.complete();
            }),
          fail: () => act(async () => observer.error(new Error('no line'))),
        });
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const store = new BoardStore();
  store.replace([anna]);
  const revealed: string[] = [];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const reveal = (id: string) => void revealed.push(id);
  const { result } = renderHook(() => useMoveStudent(store, reveal), { wrapper });
  render(<ToastRegion />);
  const shown = () => store.cards()?.[0]?.aplStatus;
  const current = () => store.cards()?.[0] ?? anna;
  return {
    calls,
    revealed,
    shown,
    current,
    move: (to: BoardCard['aplStatus']) => act(async () => result.current.move(current(), to)),
    moveMany: (cards: readonly BoardCard[], to: BoardCard['aplStatus']) =>
      act(async () => void result.current.moveMany(cards, to)),
    undo: () => act(async () => result.current.undo()),
    store,
  };
}

const done = (aplStatus: BoardCard['aplStatus']) => ({
  __typename: 'AplMoved',
  card: { ...anna, aplStatus, aplStatusSince: new Date().toISOString() },
});

describe('moving a card', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

  afterEach(() => {
    act(() => notify.clear());
    jest.restoreAllMocks();
  });

  it('shows the move at once, names the column it came from, and offers undo', async () => {
    const { calls, shown, current, move, revealed } = board();
    await move('YELLOW');
    expect(shown()).toBe('YELLOW');
    expect(calls[0]?.input).toEqual({ studentId: 'a', aplStatus: 'YELLOW', from: 'GRAY' });
    expect(screen.getByText('Anna Ek flyttad till Är i fas')).toBeInTheDocument();
    expect(revealed).toEqual(['a']);
    await calls[0]?.answer(done('YELLOW'));
    expect(shown()).toBe('YELLOW');

    await act(async () => screen.getByRole('button', { name: 'Ångra' }).click());
    expect(calls[1]?.input).toEqual({ studentId: 'a', aplStatus: 'GRAY', from: 'YELLOW', undo: true });
    expect(shown()).toBe('GRAY');
    // As long as before, and not for a moment 'sedan i dag'.
    expect(current().aplStatusSince).toBe(anna.aplStatusSince);
  });

  it('does nothing when dropped on the same column', async () => {
    const { calls, move } = board();
    await move('GRAY');
    expect(calls).toHaveLength(0);
  });

  it('reverts on failure, which is logged but not shown', async () => {
    const { calls, shown, move } = board();
    await move('RED');
    await calls[0]?.fail();
    expect(shown()).toBe('GRAY');
    expect(screen.queryByText(/Anna Ek/)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(console.error).toHaveBeenCalledWith('The card could not be moved.', expect.any(Error));
  });

  it('says who moved it first and where the card is now', async () => {
    const { calls, shown, move } = board();
    await move('RED');
    const card = {
      ...anna,
      aplStatus: 'GREEN',
      aplStatusSince: '2026-11-20T08:00:00.000Z',
      movedAt: '2026-11-20T08:00:00.000Z',
    };
    await calls[0]?.answer({
      __typename: 'AplMoveConflict',
      movedBy: 'Karin Ek',
      movedAt: card.aplStatusSince,
      card,
    });
    expect(shown()).toBe('GREEN');
    expect(screen.getByText('Kortet har redan flyttats av Karin Ek')).toBeInTheDocument();
    expect(screen.queryByText(/flyttad till/)).toBeNull();
  });

  it('sends the moves of one card in sequence, and drops those that build on a failed one', async () => {
    const { calls, shown, move, undo } = board();
    await move('RED');
    await move('BLUE');
    expect(shown()).toBe('BLUE');
    expect(calls).toHaveLength(1);
    await calls[0]?.fail();
    expect(calls).toHaveLength(1);
    expect(shown()).toBe('GRAY');
    // Nothing is left to be undone.
    await undo();
    expect(calls).toHaveLength(1);
  });

  it('moves several at once, keeps those that succeeded, and undoes these together', async () => {
    const { calls, moveMany, undo, store } = board();
    const [bo, cia] = [
      { ...anna, id: 'b', name: 'Bo Ek' },
      { ...anna, id: 'c', name: 'Cia Ek' },
    ];
    const there: BoardCard = { ...anna, id: 'd', name: 'Dan Ek', aplStatus: 'BLUE' };
    act(() => store.replace([anna, bo, cia, there]));
    const columns = () =>
      store
        .cards()
        ?.map(({ aplStatus }) => aplStatus)
        .join();
    await moveMany([anna, bo, cia, there], 'BLUE');
    expect(columns()).toBe('BLUE,BLUE,BLUE,BLUE');
    expect(calls[0]?.input).toEqual({
      moves: ['a', 'b', 'c'].map((studentId) => ({ studentId, aplStatus: 'BLUE', from: 'GRAY' })),
    });
    expect(screen.getByText('3 elever flyttade till Bokade för samtal')).toBeInTheDocument();
    const moved = (card: BoardCard) => ({ __typename: 'AplMoved', card: { ...card, aplStatus: 'BLUE' } });
    await calls[0]?.answer([
      ...[moved(anna), moved(bo)],
      {
        __typename: 'AplMoveConflict',
        movedBy: 'Karin Ek',
        movedAt: null,
        card: { ...cia, aplStatus: 'RED' },
      },
    ]);
    expect(columns()).toBe('BLUE,BLUE,RED,BLUE');
    expect(screen.getByText('Kortet har redan flyttats av Karin Ek')).toBeInTheDocument();
    await undo();
    expect(calls[1]?.input).toEqual({
      moves: ['a', 'b'].map((studentId) => ({ studentId, aplStatus: 'GRAY', from: 'BLUE' })),
      undo: true,
    });
    await calls[1]?.fail();
    expect(columns()).toBe('BLUE,BLUE,RED,BLUE');
  });
});
