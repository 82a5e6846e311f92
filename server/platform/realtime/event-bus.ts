import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../log/log.js';
import { SteadyClient } from '../database/steady-client.js';
import { CHANNEL } from '../database/unit-of-work.js';
import { DATABASE_URL } from '../database/tokens.js';
import type { LiveEvent } from './live-event.js';

type Topic = LiveEvent['topic'];
type EventOf<T extends Topic> = Extract<LiveEvent, { topic: T }>;

type Listener = { onEvent(event: LiveEvent): void; onGap(): void };

/** So many events wait for a reader who has not done with the one before: whoever is further behind reads anew instead. */
const MOST_WAITING = 200;
/** So many are kept at least for those who have read and will listen in a moment; to read anew is cheaper than to be told more. */
const MOST_RECENT = 50;
/** So many may be in that moment. */
const MOST_PLACES = 5_000;
const FIRST_RETRY_MS = 200;
const LAST_RETRY_MS = 5_000;
/** A database that says nothing is as good as one that is away. */
const PATIENCE_MS = 5_000;

/**
 * News across processes: PostgreSQL delivers at commit to everyone who listens. One connection of
 * its own, since a pooled one cannot listen. When it breaks, events may have been missed: every
 * subscription is ended then, and its client comes back and reads the board anew.
 */
@Injectable()
export class EventBus implements OnModuleInit, OnModuleDestroy {
  private readonly listeners = new Set<Listener>();
  /** The latest events since it has listened without a break, oldest first, and how many came before them. */
  private recent: LiveEvent[] = [];
  private before = 0;
  /** Places in the news that were given out lately, by their names. */
  private readonly places = new Map<string, number>();
  private client: SteadyClient | null = null;
  private stopped = false;
  private retryMs = FIRST_RETRY_MS;
  private retry: NodeJS.Timeout | undefined;
  /** The latest attempt to listen: a stop waits for it, so that no connection outlives the server. */
  private connecting: Promise<void> = Promise.resolve();

  constructor(
    @Inject(DATABASE_URL) private readonly url: string,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.connect();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.retry);
    this.interrupt();
    await this.connecting;
    await this.client?.end();
  }

  /**
   * Events of a topic from now on, until the reader is gone or too far behind, the bus is interrupted or the server
   * closes: an end that the reader did not ask for says that events were missed. A generator that waits cannot be
   * stopped from outside, hence the signal.
   */
  async *events<T extends Topic>(topic: T, gone?: AbortSignal): AsyncGenerator<EventOf<T>, void, void> {
    const queue: EventOf<T>[] = [];
    let wake = (): void => {};
    let open = true;
    const listener: Listener = {
      onEvent: (event) => {
        if (event.topic !== topic || !open) return;
        if (queue.push(event as EventOf<T>) > MOST_WAITING) listener.onGap();
        else wake();
      },
      onGap: () => {
        open = false;
        queue.length = 0;
        wake();
      },
    };
    this.listeners.add(listener);
    gone?.addEventListener('abort', listener.onGap, { once: true });
    try {
      while (open && !gone?.aborted) {
        const next = queue.shift();
        if (next) yield next;
        else await new Promise<void>((resolve) => (wake = resolve));
      }
    } finally {
      gone?.removeEventListener('abort', listener.onGap);
      this.listeners.delete(listener);
    }
  }

  /**
   * A name for where the news stand now. It says nothing by itself, not even whether any have come: some are of persons of whom
   * the reader may not know.
   */
  place(): string {
    const name = randomUUID();
    this.places.set(name, this.before + this.recent.length);
    if (this.places.size > MOST_PLACES) this.places.delete(this.places.keys().next().value!);
    return name;
  }

  /** What was told of a topic since a place; null where that cannot be said: another process's, or long ago, or before a break. */
  since<T extends Topic>(topic: T, place: string): EventOf<T>[] | null {
    const from = this.places.get(place);
    const now = this.before + this.recent.length;
    if (from === undefined || from < now - MOST_RECENT) return null;
    return this.recent.slice(from - this.before).filter((event) => event.topic === topic) as EventOf<T>[];
  }

  /** Calls back for every event of a topic, for as long as the server runs. */
  on<T extends Topic>(topic: T, callback: (event: EventOf<T>) => void): void {
    this.listeners.add({
      onEvent: (event) => event.topic === topic && callback(event as EventOf<T>),
      onGap: () => this.log.debug('the bus was interrupted'),
    });
  }

  /** Ends every subscription: at shutdown, and when events may have been missed. */
  interrupt(): void {
    for (const listener of this.listeners) listener.onGap();
  }

  private async connect(): Promise<void> {
    const client = new SteadyClient({
      connectionString: this.url,
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE_MS,
      application_name: 'studievy-live',
    });
    client.on('notification', ({ payload }) => payload && this.deliver(payload));
    client.on('error', (error) => this.lost(client, error));
    client.on('end', () => this.lost(client));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      this.client = client;
      this.retryMs = FIRST_RETRY_MS;
      // Whoever has subscribed, or read, while it was away has missed what was told until now.
      this.places.clear();
      this.interrupt();
    } catch (error) {
      this.lost(client, error);
    }
  }

  private deliver(payload: string): void {
    const event = JSON.parse(payload) as LiveEvent;
    this.recent.push(event);
    if (this.recent.length >= 2 * MOST_RECENT) {
      this.recent = this.recent.slice(MOST_RECENT);
      this.before += MOST_RECENT;
    }
    for (const listener of this.listeners) listener.onEvent(event);
  }

  private lost(client: SteadyClient, error?: unknown): void {
    if (this.stopped || (this.client !== null && this.client !== client)) return;
    if (this.client === null && error === undefined) return;
    this.client = null;
    client.removeAllListeners();
    this.log.warn({ err: error instanceof Error ? error.message : undefined }, 'live connection lost');
    this.interrupt();
    clearTimeout(this.retry);
    this.retry = setTimeout(() => {
      this.connecting = this.connect();
    }, this.retryMs).unref();
    this.retryMs = Math.min(this.retryMs * 2, LAST_RETRY_MS);
  }
}
