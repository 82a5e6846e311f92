import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { apolloClient } from './client';

export { askAhead } from './client';

/** Gives all within it the way to the server's data. Fetched by `data.ts`, never imported. */
export function DataProvider({ children }: { children: ReactNode }) {
  return <ApolloProvider client={apolloClient}>{children}</ApolloProvider>;
}

/** Refetches all active queries. */
export async function readScreenAnew(): Promise<void> {
  await apolloClient.refetchQueries({ include: 'active' });
}
