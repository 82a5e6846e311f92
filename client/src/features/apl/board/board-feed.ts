import type { ApolloClient } from '@apollo/client';
import { onNewsUntold, onReconnected, onSocketOpened } from '../../../apollo/connection';
import { readFailure } from '../../../apollo/failure';
import { BoardChangedDocument, BoardDocument, type BoardQuery } from '../apl.generated';
import type { FirstBoardQuery } from '../../../graphql/plain';
import { applyChange, type BoardChange } from './board-changes';
import type { BoardStore } from './board-store';

/** So long the first reading waits for the live line, so that no change falls between the two. */
const lineWaitMs = 120;
const shortestRetryMs = 2000;
const longestRetryMs = 30_000;
/** A subscription without a refusal by then is accepted: the server sends no acknowledgement. */
const acceptedMs = 5000;
/** A first answer that is not there by then may never come. */
const firstWaitMs = 8000;

export interface FeedListener {
  /** News that are on the board now; `arrived` are the cards that changed column by them. */
  onChanges: (changes: readonly BoardChange[], arrived: readonly string[]) => void;
  /** The whole board was refetched. */
  onRead: () => void;
  /** The server refuses to tell news, and may go on doing so; false when it does no more. */
  onRefused: (refused: boolean) => void;
}

/**
 * Keeps the board up to date: reads it, follows its subscription, and refetches when events may have been missed.
 * During a drag nothing on the board moves: events are queued until the card is dropped. A failed call is only
 * logged (specification §8) and retried.
 */
export class BoardFeed {
  private waiting: BoardChange[] = [];
  private answer: BoardQuery | FirstBoardQuery | null = null;
  /** Whether a reading of its own has come. */
  private hasRead = false;
  private held = false;
  private loading = false;
  private outdated = false;
  private stopped = true;
  private retryMs = shortestRetryMs;
  private listenMs = shortestRetryMs;
  /** The event position before the first board was read: the server replays events after it. */
  private newsAt: string | null = null;
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private stops: (() => void)[] = [];

  constructor(
    private readonly client: ApolloClient,
    private readonly store: BoardStore,
    private readonly listener: FeedListener,
  ) {}

  /**
   * Opens the subscription and reads the board. `first` is the prefetched board: it is shown, and the subscription
   * starts with the events since then, so that nothing is read twice.
   */
  start(first?: Promise<FirstBoardQuery>): void {
    this.stopped = false;
    this.stops = [onNewsUntold(() => this.reload()), onReconnected(() => this.reload())];
    if (!first) return this.readListening();
    void this.showFirst(first);
    this.after(firstWaitMs, () => this.hasRead || this.newsAt !== null || this.reload());
  }

  stop(): void {
    this.stopped = true;
    for (const timer of this.timers) clearTimeout(timer);
    for (const stop of this.stops) stop();
  }

  /** A card is lifted (true) or dropped (false). */
  hold(held: boolean): void {
    this.held = held;
    this.settle();
  }

  receive(change: BoardChange): void {
    this.waiting.push(change);
    this.settle();
  }

  private after(ms: number, run: () => void): ReturnType<typeof setTimeout> {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      run();
    }, ms);
    this.timers.add(timer);
    return timer;
  }

  /** Reads the board once the line is open, or soon: a reading that begins then has all news. */
  private readListening(): void {
    const waiting = this.after(lineWaitMs, () => this.reload());
    this.stops.push(
      onSocketOpened(() => {
        clearTimeout(waiting);
        // A line that was lost may have lost news: only a reading that begins now has them all.
        this.reload();
      }),
    );
    this.listen();
  }

  private listen(afterRefusal = false): void {
    const accepted = this.after(acceptedMs, () => {
      this.listenMs = shortestRetryMs;
      this.listener.onRefused(false);
      // Without an event position the server cannot replay the events of the refused period.
      if (afterRefusal && this.newsAt === null) this.reload();
    });
    const again = (error?: unknown) => {
      clearTimeout(accepted);
      if (this.stopped) return;
      // What passes the live line bears by itself: this will likely be refused the next time, too.
      console.error('The live board was refused.', error ?? 'The server has ended it.');
      this.listener.onRefused(true);
      this.after(this.listenMs, () => this.listen(true));
      this.listenMs = Math.min(longestRetryMs, this.listenMs * 2);
    };
    const subscription = this.client
      .subscribe({
        query: BoardChangedDocument,
        variables: { after: this.newsAt },
        fetchPolicy: 'no-cache',
      })
      .subscribe({
        next: ({ data, error }) => {
          if (data) this.receive(data.boardChanged);
          else if (error) console.error('News of the board could not be read.', error);
        },
        error: again,
        complete: () => again(),
      });
    this.stops.push(() => subscription.unsubscribe());
  }

  private async showFirst(first: Promise<FirstBoardQuery>): Promise<void> {
    let answer: FirstBoardQuery;
    try {
      answer = await first;
    } catch (error) {
      console.warn('The board could not be read ahead.', error);
      if (!this.stopped) this.readListening();
      return;
    }
    if (this.stopped) return;
    this.newsAt = answer.board.newsAt;
    if (!this.hasRead) {
      if (this.held || this.loading) this.answer ??= answer;
      else this.bring(answer, []);
    }
    this.listen();
  }

  private reload(): void {
    if (this.loading) this.outdated = true;
    else void this.load();
  }

  private async load(): Promise<void> {
    this.loading = true;
    this.outdated = false;
    const older = this.waiting.length;
    try {
      const { data } = await this.client.query({ query: BoardDocument, fetchPolicy: 'no-cache' });
      this.answer = data ?? null;
      this.hasRead = true;
      // Events from before the reading are part of it, perhaps in a later state.
      this.waiting.splice(0, older);
      this.retryMs = shortestRetryMs;
    } catch (error) {
      console.error('The board could not be read.', error);
      this.retry(error);
    } finally {
      this.loading = false;
    }
    if (!this.stopped) this.settle();
  }

  private retry(error: unknown): void {
    const { code } = readFailure(error);
    if (this.stopped || code === 'UNAUTHENTICATED' || code === 'FORBIDDEN') return;
    this.after(this.retryMs, () => this.reload());
    this.retryMs = Math.min(longestRetryMs, this.retryMs * 2);
  }

  /** Applies queued events to the board, unless a drag or a read is in progress. */
  private settle(): void {
    if (this.held || this.loading) return;
    const changes = this.waiting.splice(0);
    const { answer } = this;
    this.answer = null;
    if (answer || changes.length > 0) this.bring(answer, changes);
    if (this.outdated || changes.some(({ kind }) => kind === 'RELOADED')) this.reload();
  }

  private bring(answer: BoardQuery | FirstBoardQuery | null, changes: readonly BoardChange[]): void {
    const arrived: string[] = [];
    this.store.batch(() => {
      if (answer) this.store.replace(answer.board.cards);
      for (const change of changes) {
        if (change.studentId && applyChange(this.store, change)) arrived.push(change.studentId);
      }
    });
    if (answer) this.listener.onRead();
    if (changes.length > 0) this.listener.onChanges(changes, arrived);
  }
}
