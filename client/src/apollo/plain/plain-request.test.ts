import { jest } from '@jest/globals';
import { CurrentUserDocument, LoginDocument } from '../../graphql/plain';
import { readFailure } from '../failure';
import { askPlainly } from './plain-request';

const fetchMock = jest.fn<typeof fetch>();
const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const input = { email: 'karin@demo.se', password: 'fel' };
const sent = () =>
  fetchMock.mock.calls.map(([, init]) => ({
    key: new Headers(init?.headers).get('idempotency-key'),
    body: JSON.parse(String(init?.body)) as { operationName: string; variables: unknown },
  }));
const refusalOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: unknown) => readFailure(error),
  );

beforeEach(() => {
  globalThis.fetch = fetchMock;
  fetchMock.mockReset();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

describe('a request that bypasses the cache', () => {
  it('is sent as Apollo sends it, and returns the data', async () => {
    fetchMock.mockImplementation(async () => answer(200, { data: { me: { userId: 'u1' } } }));
    expect(await askPlainly(CurrentUserDocument)).toEqual({ me: { userId: 'u1' } });
    expect(sent()).toMatchObject([{ key: null, body: { operationName: 'CurrentUser', variables: {} } }]);
  });

  it('fails with the server’s own message', async () => {
    const errors = [{ message: 'Fel lösenord.', extensions: { code: 'UNAUTHENTICATED' } }];
    fetchMock.mockImplementation(async () => answer(401, { errors }));
    expect(await refusalOf(askPlainly(LoginDocument, { input }))).toMatchObject({
      code: 'UNAUTHENTICATED',
      message: 'Fel lösenord.',
      fromServer: true,
    });
  });

  it('fails with the status when a proxy answers', async () => {
    fetchMock.mockImplementation(async () => new Response('<html>', { status: 503 }));
    expect(await refusalOf(askPlainly(LoginDocument, { input }))).toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      fromServer: false,
    });
  });

  it('reuses the idempotency key when the answer was lost, and makes a new one after an answer (contract §5)', async () => {
    const refused = { errors: [{ message: 'Nej', extensions: { code: 'BAD_USER_INPUT' } }] };
    for (const next of [null, refused, refused]) {
      fetchMock.mockImplementationOnce(async () => {
        if (!next) throw new TypeError('Failed to fetch');
        return answer(400, next);
      });
      await refusalOf(askPlainly(LoginDocument, { input }));
    }
    const [lost, same, another] = sent().map(({ key }) => key);
    expect(lost).toMatch(/^[0-9a-f]{32}$/);
    expect(same).toBe(lost);
    expect(another).not.toBe(lost);
  });
});
