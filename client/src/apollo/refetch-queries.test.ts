import { jest } from '@jest/globals';
import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { filter, firstValueFrom } from 'rxjs';
import { refetchQueries } from './refetch-queries';

const TOWNS = gql`
  query Towns {
    towns
  }
`;

/** A client with an active `Towns` query, answered once for each of the results. */
async function clientWithTowns(...results: ApolloLink.Result[]) {
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(
      () =>
        new Observable((observer) => {
          observer.next(results.shift()!);
          observer.complete();
        }),
    ),
  });
  const query = client.watchQuery({ query: TOWNS });
  const subscription = query.subscribe({});
  await firstValueFrom(query.pipe(filter(({ loading }) => !loading)));
  return { client, query, stop: () => subscription.unsubscribe() };
}

describe('refetchQueries', () => {
  it('waits for the results', async () => {
    const { client, query, stop } = await clientWithTowns(
      { data: { towns: ['Nacka'] } },
      { data: { towns: ['Solna'] } },
    );
    await refetchQueries(client, ['Towns']);
    expect(query.getCurrentResult().data).toEqual({ towns: ['Solna'] });
    stop();
  });

  it('keeps the mutation successful when a refetch fails, and leaves the error to the query', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    const { client, query, stop } = await clientWithTowns(
      { data: { towns: ['Nacka'] } },
      { errors: [{ message: 'Servern svarar inte' }] },
    );
    await expect(refetchQueries(client, ['Towns'])).resolves.toBeUndefined();
    expect(CombinedGraphQLErrors.is(query.getCurrentResult().error)).toBe(true);
    expect(warn).toHaveBeenCalledTimes(1);
    stop();
  });
});
