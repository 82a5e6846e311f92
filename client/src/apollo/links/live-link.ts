import { ApolloLink, Observable } from '@apollo/client';
import { noteSocket } from '../connection';

/**
 * Subscriptions over graphql-ws. The client for it is fetched and the socket opened when the first
 * subscription starts, so that pages without live data carry neither.
 */
export function createLiveLink(): ApolloLink {
  let opening: Promise<ApolloLink> | undefined;
  let running = 0;
  return new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        let stopped = false;
        let inner: { unsubscribe(): void } | undefined;
        running += 1;
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
          running -= 1;
          // A socket that nobody listens to any more is not missed.
          if (running === 0) noteSocket(true);
        };
      }),
  );
}
