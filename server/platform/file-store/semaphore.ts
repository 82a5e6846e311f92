/** Lets a few at a time through, in the order in which they came: for work that takes much memory. */
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
      // Whoever waits longest gets the place; it is never free in between.
      if (next) next();
      else this.inside -= 1;
    }
  }
}
