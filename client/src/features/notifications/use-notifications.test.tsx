import { jest } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { noteSocket } from '../../apollo/connection';
import { awaitContent } from '../../lib/routing/content';
import { useNotifications } from './use-notifications';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Renders the bell on a page; `readings` counts the queries of its list. */
function ring() {
  let readings = 0;
  const link = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        if (operationName !== 'Notifications') return;
        readings += 1;
        observer.next({ data: { notifications: [] } });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  renderHook(useNotifications, { wrapper });
  return () => readings;
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('the first load of the notifications', () => {
  it('happens once when the live connection opens after slow content', async () => {
    const stands = awaitContent();
    const readings = ring();
    await pass(1500);
    stands();
    await pass(300);
    expect(readings()).toBe(0);
    await act(async () => noteSocket(true));
    await pass(5000);
    expect(readings()).toBe(1);
  });

  it('does not wait for ever for a connection that does not open', async () => {
    const readings = ring();
    await pass(1500);
    expect(readings()).toBe(1);
  });
});
