import { ApolloClient, CombinedGraphQLErrors, HttpLink, InMemoryCache } from '@apollo/client';
import { Client, fetchExchange, gql } from '@urql/core';
import { School, type Person } from '../support/school.js';

const ME = gql`
  query Me {
    me {
      userId
    }
  }
`;
const ADD_TASK = gql`
  mutation AddTask($input: CreateTaskInput!) {
    createTask(input: $input) {
      description
    }
  }
`;

/** The clients of other systems over HTTP, with their own defaults apart from address and credentials. */
describe('GraphQL clients', () => {
  let school: School;
  let person: Person;
  let headers: Record<string, string>;

  beforeAll(async () => {
    school = await School.open();
    person = await school.as('TEACHER');
    headers = { authorization: `Bearer ${person.token}` };
  });

  afterAll(() => school.close());

  describe('urql', () => {
    const client = (options: { preferGetMethod?: false } = {}) =>
      new Client({
        url: `${school.app.url}/graphql`,
        exchanges: [fetchExchange],
        fetchOptions: { headers },
        ...options,
      });

    it('is told to use POST when it sends its default GET', async () => {
      const { data, error } = await client().query(ME, {});
      expect(data).toBeUndefined();
      expect(error?.graphQLErrors).toMatchObject([
        { message: expect.stringContaining('preferGetMethod') as string },
      ]);
    });

    it('reads with POST, writes, and gets errors with their codes', async () => {
      const { data } = await client({ preferGetMethod: false }).query(ME, {});
      expect(data).toMatchObject({ me: { userId: person.userId } });
      const added = await client().mutation(ADD_TASK, { input: { description: 'Ring kommunen' } });
      expect(added.data).toMatchObject({ createTask: { description: 'Ring kommunen' } });
      const refused = await client().mutation(ADD_TASK, { input: { description: '' } });
      expect(refused.error?.graphQLErrors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    });
  });

  describe('Apollo Client', () => {
    const client = (given: Record<string, string>) =>
      new ApolloClient({
        cache: new InMemoryCache(),
        link: new HttpLink({ uri: `${school.app.url}/graphql`, headers: given }),
      });

    it('reads, writes, and gets errors with their codes', async () => {
      const { data } = await client(headers).query({ query: ME });
      expect(data).toMatchObject({ me: { userId: person.userId } });
      const input = { description: '' };
      const refused = client(headers).mutate({ mutation: ADD_TASK, variables: { input } });
      const error: unknown = await refused.catch((reason: unknown) => reason);
      expect(CombinedGraphQLErrors.is(error) && error.errors).toMatchObject([
        { extensions: { code: 'BAD_USER_INPUT' } },
      ]);
    });

    it('is told to sign in', async () => {
      const error: unknown = await client({})
        .query({ query: ME })
        .catch((reason: unknown) => reason);
      expect(CombinedGraphQLErrors.is(error) && error.errors).toMatchObject([
        { extensions: { code: 'UNAUTHENTICATED' } },
      ]);
    });
  });
});
