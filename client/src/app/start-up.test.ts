import { jest } from '@jest/globals';
import { getSession } from '../lib/session/session-store';
import { startUp } from './start-up';

const teacher = { name: 'Karin Ek', role: 'TEACHER', userId: 'u1', email: 'karin@demo.se' };
const fetchMock = jest.fn<typeof fetch>();
const answer = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/graphql-response+json' },
  });
const signedIn = () =>
  answer(200, { data: { me: { __typename: 'SessionUser', ...teacher, studentId: null } } });
const signedOut = () =>
  answer(401, {
    errors: [{ message: 'Du behöver logga in.', extensions: { code: 'UNAUTHENTICATED', errorId: 'e' } }],
  });

let warn: ReturnType<typeof jest.spyOn>;
let error: ReturnType<typeof jest.spyOn>;

beforeEach(() => {
  localStorage.clear();
  globalThis.fetch = fetchMock;
  fetchMock.mockReset();
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

function authorizationSent(): string | null {
  return new Headers(fetchMock.mock.calls[0]?.[1]?.headers).get('authorization');
}

describe('start-up (specification, section 4)', () => {
  it('warns without a token, fetches the current user and mounts', async () => {
    fetchMock.mockImplementation(async () => signedIn());
    const mount = jest.fn(() => expect(getSession().user).toEqual(teacher));
    await startUp(mount);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(error).not.toHaveBeenCalled();
    expect(mount).toHaveBeenCalledTimes(1);
    expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toEqual(teacher);
  });

  it('sends the stored user’s token if there is one, and stores none itself', async () => {
    localStorage.setItem('user', JSON.stringify({ ...teacher, role: 'teacher', token: 'abc' }));
    fetchMock.mockImplementation(async () => signedIn());
    const mount = jest.fn();
    await startUp(mount);
    expect(authorizationSent()).toBe('Bearer abc');
    expect(warn).not.toHaveBeenCalled();
    expect(localStorage.getItem('user')).not.toContain('abc');
    expect(mount).toHaveBeenCalledTimes(1);
  });

  it('signs out locally, logs and mounts when the session is gone', async () => {
    localStorage.setItem('user', JSON.stringify(teacher));
    fetchMock.mockImplementation(async () => signedOut());
    const mount = jest.fn();
    await startUp(mount);
    expect(error).toHaveBeenCalled();
    expect(getSession()).toMatchObject({ user: null, role: 'GUEST' });
    expect(localStorage.getItem('user')).toBeNull();
    expect(mount).toHaveBeenCalledTimes(1);
  });

  it('logs and mounts when the server cannot be reached, keeping the stored user', async () => {
    localStorage.setItem('user', JSON.stringify(teacher));
    fetchMock.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    const mount = jest.fn();
    await startUp(mount);
    expect(error).toHaveBeenCalled();
    expect(getSession().user).toEqual(teacher);
    expect(mount).toHaveBeenCalledTimes(1);
  });

  it('mounts even when local storage holds rubbish', async () => {
    localStorage.setItem('user', '{not json');
    fetchMock.mockImplementation(async () => signedOut());
    const mount = jest.fn();
    await startUp(mount);
    expect(mount).toHaveBeenCalledTimes(1);
  });
});
