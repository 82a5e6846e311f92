import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { clearSession, setSession } from '../../lib/session/session-store';
import { createAheadLink } from './ahead-link';

const STUDENTS = gql`
  query Students($input: Input!) {
    students(input: $input) {
      id
    }
  }
`;
const input = (page: number) => ({ input: { first: 50, page } });
const data = { students: [{ __typename: 'Student', id: '1' }] };

const refusal = (code: string) => [{ message: 'Nej', extensions: { code } }];

/** A server that records requests and gives these answers before the usual one; null is a broken connection. */
function school(...answers: (ApolloLink.Result | null)[]) {
  const asked: unknown[] = [];
  const server = new ApolloLink((operation) => {
    asked.push(operation.variables['input']);
    const answer = answers.length > 0 ? answers.shift()! : { data };
    return new Observable((observer) => {
      if (answer === null) return observer.error(new TypeError('Failed to fetch'));
      observer.next(answer);
      observer.complete();
    });
  });
  const ahead = createAheadLink(server);
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([ahead.link, server]),
    defaultOptions: { query: { fetchPolicy: 'network-only' } },
  });
  return {
    asked,
    forget: ahead.forget,
    ask: (page: number) => ahead.ask(client, STUDENTS, input(page)),
    read: async (page: number) => (await client.query({ query: STUDENTS, variables: input(page) })).data,
  };
}

const person = (userId: string) =>
  ({ userId, name: 'Vera Ek', email: 'vera@exempel.se', role: 'ADMIN' }) as const;

beforeEach(() => setSession(person('vera'), null));
afterEach(() => clearSession());

describe('a prefetched query', () => {
  it('answers the page without a query of its own, and only once', async () => {
    const { asked, ask, read } = school();
    expect(await ask(1)).toEqual(data);
    expect(await read(1)).toEqual(data);
    expect(asked).toHaveLength(1);
    await read(1);
    expect(asked).toHaveLength(2);
  });

  it('is awaited if it is still in flight', async () => {
    const { asked, ask, read } = school();
    void ask(1);
    expect(await read(1)).toEqual(data);
    expect(asked).toHaveLength(1);
  });

  it('does not answer a different query', async () => {
    const { asked, ask, read } = school();
    await ask(1);
    await read(2);
    expect(asked).toEqual([input(1).input, input(2).input]);
  });

  it.each([
    ['no answer came', null],
    ['nobody was signed in', { errors: refusal('UNAUTHENTICATED') }],
  ])('is sent again by the page when %s', async (_what, answer) => {
    const { asked, ask, read } = school(answer);
    expect(await ask(1)).toBeNull();
    expect(await read(1)).toEqual(data);
    expect(asked).toHaveLength(2);
  });

  it('passes a refusal on to the page once', async () => {
    const { asked, ask, read } = school({ data: null, errors: refusal('NOT_FOUND') });
    expect(await ask(1)).toBeNull();
    await expect(read(1)).rejects.toThrow('Nej');
    expect(asked).toHaveLength(1);
  });

  it('is dropped on request', async () => {
    const { asked, ask, read, forget } = school();
    await ask(1);
    forget();
    await read(1);
    expect(asked).toHaveLength(2);
  });

  it('is not available to whoever signs in next', async () => {
    const { asked, ask, read } = school();
    await ask(1);
    setSession(person('olle'), null);
    await read(1);
    expect(asked).toHaveLength(2);
  });
});
