/** A first guess at how long one piece of work takes, until some have been measured. */
const USUAL_MS = 40;
/** How much the newest measurement counts. */
const WEIGHT = 0.1;

/**
 * Fair queue for limited concurrency: one queue per source, served round robin, so that a long queue delays
 * only its own source.
 */
export class FairQueue {
  private running = 0;
  private length = 0;
  private pieceMs = USUAL_MS;
  /** In round-robin order. */
  private readonly places = new Map<string, (() => void)[]>();

  constructor(
    private readonly atOnce: number,
    private readonly longestOfAPlace: number,
    private readonly longest: number,
    /** Creates the error for a full queue, from the estimated seconds until a slot is free. */
    private readonly full: (seconds: number) => Error,
  ) {}

  /** Aborting `gone` while waiting leaves the queue immediately, with the signal's reason. */
  async run<T>(place: string, work: () => Promise<T>, gone?: AbortSignal): Promise<T> {
    gone?.throwIfAborted();
    if (this.running >= this.atOnce) await this.turn(place, gone);
    else this.running += 1;
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      this.pieceMs += (performance.now() - startedAt - this.pieceMs) * WEIGHT;
      if (!this.handOver()) this.running -= 1;
    }
  }

  private turn(place: string, gone?: AbortSignal): Promise<void> {
    const waiting = this.places.get(place) ?? [];
    const ahead = waiting.length >= this.longestOfAPlace ? waiting.length : this.length;
    if (waiting.length >= this.longestOfAPlace || this.length >= this.longest)
      throw this.full(Math.max(1, Math.ceil((ahead * this.pieceMs) / this.atOnce / 1000)));
    this.length += 1;
    return new Promise<void>((resolve, reject) => {
      const begin = () => {
        gone?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(begin), 1);
        this.length -= 1;
        if (waiting.length === 0) this.places.delete(place);
        reject(gone!.reason as Error);
      };
      gone?.addEventListener('abort', leave, { once: true });
      waiting.push(begin);
      this.places.set(place, waiting);
    });
  }

  /** Passes a finished task's slot directly to the next one in turn. */
  private handOver(): boolean {
    const [first] = this.places;
    if (!first) return false;
    const [place, waiting] = first;
    const next = waiting.shift()!;
    this.length -= 1;
    // Moves its source to the end; deletes it if its queue is empty.
    this.places.delete(place);
    if (waiting.length > 0) this.places.set(place, waiting);
    next();
    return true;
  }
}
