import type { ApolloClient } from '@apollo/client';
import { onReconnected, onSocketOpened } from '../../../apollo/connection';
import { readFailure } from '../../../apollo/failure';
import { BoardChangedDocument, BoardDocument, type BoardQuery } from '../../../graphql/generated';
import type { FirstBoardQuery } from '../../../graphql/plain';
import { applyChange, type BoardChange } from './board-changes';
import type { BoardStore } from './board-store';

/** So long the first reading waits for the live line, so that no change falls between the two. */
const lineWaitMs = 120;
const shortestRetryMs = 2000;
const longestRetryMs = 30_000;

export interface FeedListener {
  /** News that are on the board now; `arrived` are the cards that changed column by them. */
  onChanges: (changes: readonly BoardChange[], arrived: readonly string[]) => void;
  /** The whole board was read anew. */
  onRead: () => void;
}

/**
 * Keeps the board true: reads it, follows the server's news, and reads it anew where news may have been
 * missed. While a card is being dragged nothing on the board moves: news wait until it is let go. A failing
 * call is only logged (specification §8) and tried again.
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
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private stops: (() => void)[] = [];

  constructor(
    private readonly client: ApolloClient,
    private readonly store: BoardStore,
    private readonly listener: FeedListener,
  ) {}

  /**
   * Opens the live line and reads the board. `first` is what was asked for before: it is shown until the reading comes
   * that has all news, once the line is open.
   */
  start(first?: Promise<FirstBoardQuery>): void {
    this.stopped = false;
    const waiting = this.after(lineWaitMs, () => this.reload());
    if (first) {
      clearTimeout(waiting);
      void this.showFirst(first);
    }
    this.stops = [
      onSocketOpened(() => {
        clearTimeout(waiting);
        // A line that was lost may have lost news: only a reading that begins now has them all.
        this.reload();
      }),
      onReconnected(() => this.reload()),
    ];
    this.listen();
  }

  stop(): void {
    this.stopped = true;
    for (const timer of this.timers) clearTimeout(timer);
    for (const stop of this.stops) stop();
  }

  /** A card is lifted (true) or let go (false). */
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

  private listen(): void {
    const again = (error?: unknown) => {
      if (this.stopped) return;
      if (error) console.error('The live board was interrupted.', error);
      this.after(this.retryMs, () => this.listen());
    };
    const subscription = this.client
      .subscribe({ query: BoardChangedDocument, fetchPolicy: 'no-cache' })
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
    try {
      const answer = await first;
      if (this.stopped || this.hasRead) return;
      if (this.held) this.answer ??= answer;
      else this.bring(answer, []);
      // What was changed before the line listened is told by no news.
      this.after(lineWaitMs, () => this.hasRead || this.reload());
    } catch (error) {
      console.warn('The board could not be read ahead.', error);
      if (!this.stopped && !this.hasRead) this.reload();
    }
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
      // What was told before the reading began is part of it, perhaps in a later state.
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

  /** Brings what has come to the board, unless a drag or a reading under way forbids it. */
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
