import {
  ApolloLink,
  type ApolloClient,
  type DocumentNode,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client';
import { canonicalStringify, getMainDefinition } from '@apollo/client/utilities';
import { firstValueFrom, from, of, switchMap } from 'rxjs';
import { getSession } from '../../lib/session/session-store';

/** An answer that nobody has taken by then is old. */
const longestKeptMs = 20_000;

interface Asked {
  at: number;
  /** The signed-in user: one user's data must not be shown to another. */
  userId: string | undefined;
  /**
   * Null if no answer came or nobody was signed in: the page then sends the query itself and reports the failure. A
   * refusal is an answer.
   */
  answer: Promise<ApolloLink.Result | null>;
}

interface AheadLink {
  link: ApolloLink;
  /** Sends a page's first query through `way`; resolves to the answer, or null if it failed. */
  ask: <Data, Variables extends OperationVariables>(
    client: ApolloClient,
    query: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => Promise<Data | null>;
  /** Lets go of what nobody has taken. */
  forget: () => void;
}

/** Key of a request: operation name and variables; operation names are unique in the client. */
function keyOf(query: DocumentNode, variables: OperationVariables): string {
  const main = getMainDefinition(query);
  const name = 'name' in main ? main.name?.value : undefined;
  return `${name} ${canonicalStringify(variables)}`;
}

const isSignedOut = ({ errors }: ApolloLink.Result): boolean =>
  errors?.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED') ?? false;

/**
 * Prefetches a page's first queries while the page is still being rendered: the first identical query takes the
 * answer, or waits for it, instead of sending a second request. Each answer is used once.
 */
export function createAheadLink(way: ApolloLink): AheadLink {
  const asked = new Map<string, Asked>();
  const take = (key: string): Asked['answer'] | null => {
    const found = asked.get(key);
    asked.delete(key);
    const isGood =
      found && found.userId === getSession().user?.userId && Date.now() - found.at < longestKeptMs;
    return isGood ? found.answer : null;
  };
  return {
    link: new ApolloLink((operation, forward) => {
      if (asked.size === 0) return forward(operation);
      const taken = take(keyOf(operation.query, operation.variables));
      if (!taken) return forward(operation);
      return from(taken).pipe(switchMap((result) => (result ? of(result) : forward(operation))));
    }),
    async ask<Data, Variables extends OperationVariables>(
      client: ApolloClient,
      document: TypedDocumentNode<Data, Variables>,
      variables: Variables,
    ) {
      const query = client.documentTransform.transformDocument(document);
      const answer = firstValueFrom(ApolloLink.execute(way, { query, variables }, { client })).then(
        (result) => (isSignedOut(result) ? null : result),
        () => null,
      );
      asked.set(keyOf(query, variables), { at: Date.now(), userId: getSession().user?.userId, answer });
      const result = await answer;
      return (result?.errors ? null : (result?.data ?? null)) as Data | null;
    },
    forget: () => asked.clear(),
  };
}
