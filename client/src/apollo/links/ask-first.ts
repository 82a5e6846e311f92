import type { OperationVariables, TypedDocumentNode } from '@apollo/client';

/** Prefetches a query; resolves to its answer, or null if it failed. */
export type Ask = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data | null>;

/** The destination of a navigation: the route parameters and the query string. */
export interface Destination {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/**
 * A page module's export `askFirst`: sends the page's first queries, with the same document and variables, in parallel
 * with the session check and rendering. It must not send queries that the page would not send.
 */
export type AskFirst = (ask: Ask, destination: Destination) => unknown;
