import { jest } from '@jest/globals';
import { gql } from '@apollo/client';
import { getSession, setSession } from '../../lib/session/session-store';
import { apolloClient } from '../client';
import '../current-user';
import { getConnection } from '../connection';
import { readFailure } from '../failure';

const teacher = { name: 'Karin Ek', role: 'TEACHER' as const, userId: 'u1', email: 'karin@demo.se' };
const fetchMock = jest.fn<typeof fetch>();
const answer = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/graphql-response+json' },
  });
const refusal = {
  errors: [{ message: 'Du behöver logga in.', extensions: { code: 'UNAUTHENTICATED', errorId: 'e' } }],
};
const tasks = gql`
  query MyTasks {
    tasks {
      id
    }
  }
`;
const board = gql`
  query Board {
    board {
      cards {
        id
      }
    }
  }
`;

const ask = (query: typeof tasks) => apolloClient.query({ query, fetchPolicy: 'network-only' });

function operationsSent(): unknown[] {
  return fetchMock.mock.calls.map(
    ([, init]) => (JSON.parse(String(init?.body)) as { operationName: string }).operationName,
  );
}

beforeEach(() => {
  globalThis.fetch = fetchMock;
  fetchMock.mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  setSession(teacher, null);
});

afterEach(() => jest.restoreAllMocks());

describe('a refusal for lack of a session', () => {
  it('signs out locally when it came from fetching tasks (specification, section 8)', async () => {
    fetchMock.mockImplementation(async () => answer(401, refusal));
    await expect(ask(tasks)).rejects.toThrow();
    expect(getSession().user).toBeNull();
    expect(operationsSent()).toEqual(['MyTasks']);
  });

  it('checks the session when it came from any other call', async () => {
    fetchMock.mockImplementation(async (_, init) =>
      String(init?.body).includes('CurrentUser')
        ? answer(200, { data: { me: { __typename: 'SessionUser', ...teacher, studentId: null } } })
        : answer(401, refusal),
    );
    await expect(ask(board)).rejects.toThrow();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(operationsSent()).toEqual(['Board', 'CurrentUser']);
    expect(getSession().user).toEqual(teacher);
  });
});

describe('a query', () => {
  it('sends nothing but the query, and asks for the answer with its status', async () => {
    fetchMock.mockImplementation(async () => answer(200, { data: { tasks: [] } }));
    await ask(tasks);
    const init = fetchMock.mock.calls[0]?.[1];
    expect(Object.keys(JSON.parse(String(init?.body)) as object).toSorted()).toEqual([
      'operationName',
      'query',
      'variables',
    ]);
    expect(new Headers(init?.headers).get('accept')).toContain('application/graphql-response+json');
    expect(init?.credentials).toBe('same-origin');
  });

  it('reports the connection as down when unanswered, until an answer arrives', async () => {
    fetchMock.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    const failed = await ask(tasks).catch((error: unknown) => readFailure(error));
    expect(failed).toMatchObject({ code: 'NETWORK', fromServer: false });
    expect(getConnection()).toBe('offline');
    fetchMock.mockImplementation(async () => answer(200, { data: { tasks: [] } }));
    await ask(tasks);
    expect(getConnection()).toBe('online');
  });
});

describe('a failure', () => {
  it('carries the code, message, rejected fields and version from the server’s answer', async () => {
    const extensions = {
      code: 'CONFLICT',
      errorId: 'e-1',
      reason: 'VERSION',
      currentVersion: 7,
      fields: [{ path: 'input.email', reason: 'DUPLICATE', message: 'Adressen används redan.' }],
    };
    fetchMock.mockImplementation(async () =>
      answer(409, { errors: [{ message: 'Någon annan var först.', extensions }] }),
    );
    const failed = await ask(tasks).catch((error: unknown) => readFailure(error));
    expect(failed).toEqual({
      code: 'CONFLICT',
      message: 'Någon annan var först.',
      fromServer: true,
      errorId: 'e-1',
      reason: 'VERSION',
      currentVersion: 7,
      fields: extensions.fields,
    });
  });
});
