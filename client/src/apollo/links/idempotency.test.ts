import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { createIdempotencyLink } from './idempotency';

const CORRECT = gql`
  mutation Correct($amount: Int!) {
    correct(amount: $amount)
  }
`;
const REMOVE = gql`
  mutation Remove {
    remove
  }
`;
const ASK = gql`
  query Ask {
    ask
  }
`;

type Answer = 'done' | 'lost' | 'refused' | 'broken';

/** A server with scripted answers that records the keys it receives. */
function world() {
  const keys: (string | undefined)[] = [];
  const answers: Answer[] = [];
  const server = new ApolloLink((operation) => {
    const headers = operation.getContext()['headers'] as Record<string, string> | undefined;
    keys.push(headers?.['Idempotency-Key']);
    const answer = answers.shift() ?? 'done';
    return new Observable((observer) => {
      if (answer === 'lost') return observer.error(new TypeError('Failed to fetch'));
      const code = { refused: 'BAD_USER_INPUT', broken: 'INTERNAL', done: null }[answer];
      observer.next(
        code
          ? { errors: [{ message: 'Nej', extensions: { code } }] }
          : { data: { correct: 1, remove: 1, ask: 1 } },
      );
      observer.complete();
    });
  });
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([createIdempotencyLink(), server]),
  });
  const send = async (answer: Answer, mutation = CORRECT, variables = { amount: 5 }) => {
    answers.push(answer);
    // Some answers are refusals on purpose: the test checks the key only.
    await client.mutate({ mutation, variables }).catch(() => undefined);
    return keys.at(-1);
  };
  return { client, keys, send };
}

describe('the idempotency key of a mutation (contract §5)', () => {
  it('is sent with every mutation and with no query', async () => {
    const { client, keys, send } = world();
    expect(await send('done')).toMatch(/^[0-9a-f]{32}$/);
    await client.query({ query: ASK });
    expect(keys.at(-1)).toBeUndefined();
  });

  it.each(['lost', 'broken'] as const)(
    'is reused for the same action after an answer that was %s',
    async (end) => {
      const { send } = world();
      const first = await send(end);
      expect(await send(end)).toBe(first);
      expect(await send('done')).toBe(first);
      expect(await send('done')).not.toBe(first);
    },
  );

  it('is new for different content, after a refusal, and when the same action is done twice', async () => {
    const { send } = world();
    const first = await send('lost');
    expect(await send('lost', CORRECT, { amount: 6 })).not.toBe(first);
    const refused = await send('refused', CORRECT, { amount: 7 });
    expect(await send('done', CORRECT, { amount: 7 })).not.toBe(refused);
  });

  it('is new once another mutation has been answered, which may have undone the lost one', async () => {
    const { send } = world();
    const first = await send('lost');
    await send('lost', REMOVE);
    expect(await send('lost')).toBe(first);
    await send('done', REMOVE);
    expect(await send('done')).not.toBe(first);
  });

  it('is the caller’s own when the caller retries by itself', async () => {
    const { client, keys } = world();
    await client.mutate({ mutation: REMOVE, context: { idempotencyKey: 'own-key' } });
    expect(keys.at(-1)).toBe('own-key');
  });
});
