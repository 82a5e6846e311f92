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

/** Maximum backlog of a reader; one further behind must refetch. */
const MOST_WAITING = 200;
/**
 * Minimum backlog for readers that are about to subscribe; beyond it, refetching is cheaper than catching up.
 */
const MOST_RECENT = 50;
/** Maximum number of issued positions. */
const MOST_PLACES = 5_000;
const FIRST_RETRY_MS = 200;
const LAST_RETRY_MS = 5_000;
/** A database that doesn't answer counts as unreachable. */
const PATIENCE_MS = 5_000;

/**
 * Event bus across processes: PostgreSQL delivers notifications at commit. Uses a dedicated connection, since
 * a pooled one cannot listen. After a disconnect, events may be lost: all subscriptions end, and their
 * clients reconnect and refetch the board.
 */
@Injectable()
export class EventBus implements OnModuleInit, OnModuleDestroy {
  private readonly listeners = new Set<Listener>();
  /** The latest events since the last reconnect, oldest first, and how many preceded them. */
  private recent: LiveEvent[] = [];
  private before = 0;
  /** Recently issued positions by token. */
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
   * Events of a topic from now on, until the reader is gone or too far behind, the bus is interrupted or the
   * server shuts down: an end without `gone` means that events were missed. A waiting generator cannot be
   * stopped from outside, so it takes a signal.
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
   * Opaque token for the current position. Reveals nothing, not even whether events occurred: some concern
   * persons that the reader may not see.
   */
  place(): string {
    const name = randomUUID();
    this.places.set(name, this.before + this.recent.length);
    if (this.places.size > MOST_PLACES) this.places.delete(this.places.keys().next().value!);
    return name;
  }

  /**
   * Events of a topic since a position; null if unknown: another process's, too old, or before a reconnect.
   */
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
      // Readers and subscribers from before the disconnect may have missed events.
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
