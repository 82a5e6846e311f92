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
 * What a page's module exports as `askFirst`: asks what the page will ask first, by the same document and variables, while
 * who is signed in is being asked for and the page is drawn. It must ask nothing that the page would not.
 */
export type AskFirst = (ask: Ask, destination: Destination) => unknown;
