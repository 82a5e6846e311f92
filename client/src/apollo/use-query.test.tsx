import {
  ApolloClient,
  ApolloLink,
  gql,
  InMemoryCache,
  Observable,
  type FetchResult,
  type TypedDocumentNode,
} from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useQuery } from './use-query';

const MunicipalitiesDocument: TypedDocumentNode<{ municipalities: { type: string }[] }> = gql`
  query Municipalities {
    municipalities {
      type
    }
  }
`;

const stockholm = { data: { municipalities: [{ __typename: 'Municipality', type: 'Stockholm' }] } };

/** What a component was drawn with, time after time. */
let drawn: string[] = [];

function Towns() {
  const { data, loading } = useQuery(MunicipalitiesDocument);
  const text = `${data ? data.municipalities.map(({ type }) => type).join() : 'nothing'}${loading ? ', loading' : ''}`;
  drawn.push(text);
  return <p>{text}</p>;
}

function school(answers: readonly FetchResult[]) {
  const left = [...answers];
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        const answer = left.shift();
        if (answer) observer.next(answer);
        observer.complete();
      }),
  );
  return new ApolloClient({ cache: new InMemoryCache(), link });
}

async function show(client: ApolloClient) {
  await act(async () => {
    render(
      <ApolloProvider client={client}>
        <Towns />
      </ApolloProvider>,
    );
  });
}

beforeEach(() => {
  drawn = [];
});
afterEach(cleanup);

describe('the result of a query', () => {
  it('counts as loading at first, and renders in the background', async () => {
    await show(school([stockholm]));
    expect(screen.getByText('Stockholm')).toBeTruthy();
    // Before the answer, on its notification, and once it is rendered.
    expect(drawn).toEqual(['nothing, loading', 'nothing, loading', 'Stockholm']);
  });

  it('shows at once when it changes what is on screen', async () => {
    const client = school([stockholm]);
    await show(client);
    drawn = [];
    await act(async () => {
      client.writeQuery({
        query: MunicipalitiesDocument,
        data: { municipalities: [{ type: 'Nacka' }] },
      });
    });
    expect(drawn).toEqual(['Nacka']);
  });

  it('is there from the start when it is already known', async () => {
    const client = school([]);
    client.writeQuery({ query: MunicipalitiesDocument, data: stockholm.data as never });
    await show(client);
    expect(drawn).toEqual(['Stockholm']);
  });
});
