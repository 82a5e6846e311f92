import { jest } from '@jest/globals';
import { keepSignOutOwed, setSession } from '../../../lib/session/session-store';
import { askFirstBoard, takeFirstBoard } from './first-board';

const fetchMock = jest.fn<typeof fetch>();
const signIn = (name: string) =>
  setSession({ userId: name, name, role: 'TEACHER', email: `${name}@demo.se` }, null);

beforeEach(() => {
  globalThis.fetch = fetchMock;
  fetchMock.mockReset();
  // Each answer has a card that is named by how many were asked for.
  fetchMock.mockImplementation(async () => {
    const cards = [{ id: String(fetchMock.mock.calls.length) }];
    return new Response(JSON.stringify({ data: { board: { cards } } }));
  });
  signIn('karin');
});

afterEach(() => keepSignOutOwed(false));

const taken = async () => (await takeFirstBoard()).board.cards[0]?.id;

describe('the prefetched board', () => {
  it('is used once, by the user it was fetched for', async () => {
    askFirstBoard();
    expect([await taken(), await taken()]).toEqual(['1', '2']);
  });

  it('is not shown to the next user', async () => {
    askFirstBoard();
    signIn('bo');
    expect(await taken()).toBe('2');
  });

  it('is not shown to anyone while a sign-out is pending', async () => {
    askFirstBoard();
    signIn('bo');
    keepSignOutOwed(true);
    await expect(takeFirstBoard()).rejects.toThrow('signed out');
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});
