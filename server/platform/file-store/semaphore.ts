/** FIFO semaphore for memory-intensive work. */
export class Semaphore {
  private inside = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly places: number) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.inside < this.places) this.inside += 1;
    else await new Promise<void>((enter) => this.waiting.push(enter));
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      // Passes the slot to the longest waiter; it is never free in between.
      if (next) next();
      else this.inside -= 1;
    }
  }
}
