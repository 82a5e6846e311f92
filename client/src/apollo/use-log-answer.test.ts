import { gql, type ApolloClient } from '@apollo/client';
import { renderHook } from '@testing-library/react';
import { useLogAnswer, type LogRows } from './use-log-answer';

interface Asked {
  first: number;
  after?: string;
  kind: string;
}

/** A log with the given number of rows, and the recorded requests. */
function logOf(length: number) {
  const asked: Asked[] = [];
  const query = ({ variables }: { variables: { input: Asked } }) => {
    const { input } = variables;
    asked.push(input);
    const start = Number(input.after ?? 0);
    const end = Math.min(start + input.first, length);
    const nodes = Array.from({ length: end - start }, (_, index) => ({ id: String(start + index) }));
    return Promise.resolve({ data: { log: { nodes, nextCursor: end < length ? String(end) : null } } });
  };
  const variables = { input: { kind: 'SIGNED_IN', after: '50', first: 50 } };
  const { result } = renderHook(() =>
    useLogAnswer(
      {
        client: { query } as unknown as ApolloClient,
        observable: { options: { query: gql('{ log { nodes { id } } }'), variables } },
        data: undefined as { log: LogRows<{ id: string }> } | undefined,
        loading: false,
        refetch: () => Promise.resolve(),
      },
      ({ log }) => log,
    ),
  );
  return { asked, readAll: () => result.current.readAll({ most: 2_000, atOnce: 200 }) };
}

test('reads a log from its newest row to its last, whichever page is shown', async () => {
  const { asked, readAll } = logOf(450);
  const { nodes, nextCursor } = await readAll();
  expect(nodes.map(({ id }) => id)).toEqual(Array.from({ length: 450 }, (_, index) => String(index)));
  expect(nextCursor).toBeNull();
  expect(asked.map(({ first, after, kind }) => [first, after, kind])).toEqual([
    [200, undefined, 'SIGNED_IN'],
    [200, '200', 'SIGNED_IN'],
    [200, '400', 'SIGNED_IN'],
  ]);
});

test('stops at its limit and says that the log goes on', async () => {
  const { asked, readAll } = logOf(2_001);
  const { nodes, nextCursor } = await readAll();
  expect(nodes).toHaveLength(2_000);
  expect(nextCursor).toBe('2000');
  expect(asked).toHaveLength(10);
});
