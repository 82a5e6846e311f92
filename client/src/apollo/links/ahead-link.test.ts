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

/** A server that tells what it was asked, and fails as often as it is told to. */
function school({ failures = 0 } = {}) {
  const asked: unknown[] = [];
  let left = failures;
  const server = new ApolloLink((operation) => {
    asked.push(operation.variables['input']);
    return new Observable((observer) => {
      left -= 1;
      observer.next(left >= 0 ? { errors: [{ message: 'Nej' }] } : { data });
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
    ask: (page: number) => ahead.ask(client, STUDENTS, input(page)),
    read: async (page: number) =>
      (await client.query<typeof data>({ query: STUDENTS, variables: input(page) })).data,
  };
}

const person = (userId: string) =>
  ({ userId, name: 'Vera Ek', email: 'vera@exempel.se', role: 'ADMIN' }) as const;

beforeEach(() => setSession(person('vera'), null));
afterEach(() => clearSession());

describe('what is asked ahead', () => {
  it('is what the page gets, with no question of its own, and once', async () => {
    const { asked, ask, read } = school();
    expect(await ask(1)).toEqual(data);
    expect(await read(1)).toEqual(data);
    expect(asked).toHaveLength(1);
    await read(1);
    expect(asked).toHaveLength(2);
  });

  it('is waited for where it is still on its way', async () => {
    const { asked, ask, read } = school();
    void ask(1);
    expect(await read(1)).toEqual(data);
    expect(asked).toHaveLength(1);
  });

  it('is no answer to another question', async () => {
    const { asked, ask, read } = school();
    await ask(1);
    await read(2);
    expect(asked).toEqual([input(1).input, input(2).input]);
  });

  it('is asked again by the page where it failed', async () => {
    const { asked, ask, read } = school({ failures: 1 });
    expect(await ask(1)).toBeNull();
    expect(await read(1)).toEqual(data);
    expect(asked).toHaveLength(2);
  });

  it('is nothing for whoever is signed in then', async () => {
    const { asked, ask, read } = school();
    await ask(1);
    setSession(person('olle'), null);
    await read(1);
    expect(asked).toHaveLength(2);
  });
});
