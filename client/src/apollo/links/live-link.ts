import { ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { ErrorCode } from '../../../../domain/generated';
import { afterContent } from '../../lib/routing/content';
import { noteBegunAnew, noteNewsUntold, noteSocket } from '../connection';
import { readFailure } from '../failure';

/** Between half and all of it, so that a school that was behind does not read in one wave. */
const waitMs = 3_000;
/** The wait of a subscription that is ended again and again doubles up to this; one that has held so long waits as at first. */
const longestWaitMs = 15_000;

/** What will be refused the next time as well. */
const lasting: ReadonlySet<ErrorCode | 'NETWORK'> = new Set<ErrorCode>([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'BAD_USER_INPUT',
]);

const passes = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && !lasting.has(readFailure(error).code);

/** The graphql-ws client loads with the first subscription, after the page's content. */
const openSocketLink = (): Promise<ApolloLink> =>
  afterContent()
    .then(() => import('./live-socket'))
    .then(({ createSocketLink }) => createSocketLink());

/** News that were missed: to be read in a while, once for all that are missed until then. */
function createMissedNews() {
  let later: ReturnType<typeof setTimeout> | undefined;
  return {
    forget(): void {
      clearTimeout(later);
      later = undefined;
    },
    tell(longest = waitMs, beginAnew?: () => void): void {
      later ??= setTimeout(
        () => {
          later = undefined;
          if (!beginAnew) return noteNewsUntold();
          beginAnew();
          noteBegunAnew();
        },
        longest / 2 + (Math.random() * longest) / 2,
      );
    },
  };
}

/**
 * Subscriptions over graphql-ws. The client loads and the socket opens when the first subscription starts, so that
 * pages without live data pay for neither. If the server ends a subscription (overflow or error), the link restarts
 * it and tells its subscribers to refetch.
 */
export function createLiveLink(openLink = openSocketLink): ApolloLink {
  let opening: Promise<ApolloLink> | undefined;
  let running = 0;
  return new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        let stopped = false;
        let inner: { unsubscribe(): void } | undefined;
        const missed = createMissedNews();
        running += 1;
        let nextWaitMs = waitMs;
        const subscribe = (link: ApolloLink) => {
          const began = Date.now();
          let refused = false;
          const again = () => {
            if (stopped) return;
            missed.forget();
            if (Date.now() - began >= longestWaitMs) nextWaitMs = waitMs;
            missed.tell(nextWaitMs, () => subscribe(link));
            nextWaitMs = Math.min(longestWaitMs, nextWaitMs * 2);
          };
          inner = link.request(operation, forward).subscribe({
            next: (result) => {
              const failed = result.errors && new CombinedGraphQLErrors(result);
              refused = failed !== undefined && !passes(failed);
              if (failed && !refused) missed.tell();
              else observer.next(result);
            },
            error: (error: unknown) => (passes(error) ? again() : observer.error(error)),
            // After a refusal, the server sends the reason and completes the subscription.
            complete: () => (refused ? observer.complete() : again()),
          });
        };
        opening ??= openLink();
        opening
          .then((link) => {
            if (!stopped) subscribe(link);
          })
          .catch((error: unknown) => {
            // A later subscription tries again: the script may have failed to load on a bad line.
            opening = undefined;
            observer.error(error);
          });
        return () => {
          stopped = true;
          missed.forget();
          inner?.unsubscribe();
          running -= 1;
          // A socket that nobody listens to any more is not missed.
          if (running === 0) noteSocket(true);
        };
      }),
  );
}
