/**
 * Lets only so many through at once for each key, the rest in the order in which they came. What waits here holds
 * nothing but its place: no connection, no thread.
 */
export class Turnstile {
  private readonly keys = new Map<string, { running: number; waiting: (() => void)[] }>();

  constructor(
    private readonly most: number,
    private readonly longestQueue = Infinity,
  ) {}

  /** Runs the work in its turn; `full` makes the refusal of whoever finds the queue too long. */
  async pass<T>(key: string, work: () => Promise<T>, full?: () => Error): Promise<T> {
    const place = this.keys.get(key) ?? { running: 0, waiting: [] };
    this.keys.set(key, place);
    if (place.running >= this.most) {
      if (full && place.waiting.length >= this.longestQueue) throw full();
      // Whoever leaves hands the place over, so that nobody slips in between.
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
