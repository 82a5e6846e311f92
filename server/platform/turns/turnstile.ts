/** Limits concurrency per key, in FIFO order. Waiting holds neither a connection nor a thread. */
export class Turnstile {
  private readonly keys = new Map<string, { running: number; waiting: (() => void)[] }>();

  constructor(
    private readonly most: number,
    private readonly longestQueue = Infinity,
  ) {}

  /** Runs the work in its turn; `full` creates the error for a queue that is too long. */
  async pass<T>(key: string, work: () => Promise<T>, full?: () => Error): Promise<T> {
    const place = this.keys.get(key) ?? { running: 0, waiting: [] };
    this.keys.set(key, place);
    if (place.running >= this.most) {
      if (full && place.waiting.length >= this.longestQueue) throw full();
      // A finished task passes its slot on directly, so that no newcomer overtakes.
      await new Promise<void>((resolve) => place.waiting.push(resolve));
    } else place.running += 1;
    try {
      return await work();
    } finally {
      const next = place.waiting.shift();
      if (next) next();
      else {
        place.running -= 1;
        if (place.running === 0) this.keys.delete(key);
      }
    }
  }
}
