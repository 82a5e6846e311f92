import { jest } from '@jest/globals';
import { gql } from '@apollo/client';
import { hasUnsaved } from '../../lib/drafts/unsaved-work';
import { apolloClient } from '../client';
import { noteRequest } from '../connection';

const fetchMock = jest.fn<typeof fetch>();
const change = gql`
  mutation Change {
    removeTask(input: { id: "1" }) {
      id
    }
  }
`;
const question = gql`
  query Question {
    tasks {
      id
    }
  }
`;
const answer = (body: unknown) =>
  new Response(JSON.stringify(body), {
    headers: { 'content-type': 'application/graphql-response+json' },
  });

beforeEach(() => {
  globalThis.fetch = fetchMock;
  fetchMock.mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a mutation counts as unsaved until it is answered', async () => {
  let reply: (response: Response) => void = () => undefined;
  fetchMock.mockReturnValue(new Promise((resolve) => (reply = resolve)));
  const done = apolloClient.mutate({ mutation: change });
  expect(hasUnsaved()).toBe(true);
  reply(answer({ data: { removeTask: { __typename: 'Task', id: '1' } } }));
  await done;
  expect(hasUnsaved()).toBe(false);
});

test('a mutation that could not reach the server stays unsaved until the connection is back', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(apolloClient.mutate({ mutation: change })).rejects.toThrow();
  expect(hasUnsaved()).toBe(true);
  noteRequest(true);
  expect(hasUnsaved()).toBe(false);
});

test('neither an unanswered query nor a refused mutation leaves anything unsaved', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(apolloClient.query({ query: question, fetchPolicy: 'network-only' })).rejects.toThrow();
  expect(hasUnsaved()).toBe(false);
  noteRequest(true);
  fetchMock.mockResolvedValue(answer({ errors: [{ message: 'Nej', extensions: { code: 'FORBIDDEN' } }] }));
  await expect(apolloClient.mutate({ mutation: change })).rejects.toThrow();
  expect(hasUnsaved()).toBe(false);
});
