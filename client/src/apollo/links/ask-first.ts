import type { OperationVariables, TypedDocumentNode } from '@apollo/client';

/** Asks ahead; answers what has come, and null where it failed. */
export type Ask = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data | null>;

/** Where one goes: what stands in the places of the route's path, and the query. */
export interface Destination {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/**
 * What a page's module exports as `askFirst`: asks what the page will ask first, by the same document and variables, while
 * who is signed in is being asked for and the page is drawn. It must ask nothing that the page would not.
 */
export type AskFirst = (ask: Ask, destination: Destination) => unknown;
