import { ApolloLink, Observable } from '@apollo/client';

/**
 * Subscriptions over graphql-ws. The client for it is fetched and the socket opened when the first
 * subscription starts, so that pages without live data carry neither.
 */
export function createLiveLink(): ApolloLink {
  let opening: Promise<ApolloLink> | undefined;
  return new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        let stopped = false;
        let inner: { unsubscribe(): void } | undefined;
        opening ??= import('./live-socket').then(({ createSocketLink }) => createSocketLink());
        opening
          .then((link) => {
            if (!stopped) inner = link.request(operation, forward).subscribe(observer);
          })
          .catch((error: unknown) => {
            // A later subscription tries again: the script may have failed to load on a bad line.
            opening = undefined;
            observer.error(error);
          });
        return () => {
          stopped = true;
          inner?.unsubscribe();
        };
      }),
  );
}
