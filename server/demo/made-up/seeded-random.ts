import { v7 as uuid } from 'uuid';

/** Fixed timestamp of all ids of the demo school, independent of the day it is loaded. */
const DEMO_MOMENT = Date.UTC(2026, 0, 1);

/**
 * Deterministic random numbers (mulberry32): the demo school must be the same in every clone. Each kind of
 * data has its own generator, so that changing one leaves the others unchanged.
 */
export class SeededRandom {
  private state: number;
  private made = 0;

  constructor(seed: string) {
    this.state = [...seed].reduce(
      (hash, letter) => Math.imul(hash ^ letter.codePointAt(0)!, 16_777_619),
      2_166_136_261,
    );
  }

  /** From 0, below 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  /** True with the given probability. */
  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(from: readonly T[]): T {
    if (from.length === 0) throw new Error('Nothing to pick from');
    return from[this.between(0, from.length - 1)]!;
  }

  /** A random key by weight. */
  weighted<T extends string>(weights: Readonly<Record<T, number>>): T {
    const entries = Object.entries(weights) as [T, number][];
    let left = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [key, weight] of entries) {
      left -= weight;
      if (left < 0) return key;
    }
    return entries[entries.length - 1]![0];
  }

  /** `count` different elements, or all if there are fewer. */
  some<T>(from: readonly T[], count: number): T[] {
    return this.shuffled(from).slice(0, count);
  }

  shuffled<T>(from: readonly T[]): T[] {
    const cards = [...from];
    for (let last = cards.length - 1; last > 0; last -= 1) {
      const other = this.between(0, last);
      [cards[last], cards[other]] = [cards[other]!, cards[last]!];
    }
    return cards;
  }

  /** An id in the server's format (UUID version 7); ids of one generator are in order of creation. */
  id(): string {
    this.made += 1;
    const random = Uint8Array.from({ length: 16 }, () => this.between(0, 255));
    return uuid({ msecs: DEMO_MOMENT + this.made, random });
  }
}
