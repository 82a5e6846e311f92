import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { unavailable } from '../errors/app-error.js';

/** Argon2id with 19 MiB, two passes, one lane (security, T02); parameters travel inside the hash. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const AT_ONCE = 4;
const LONGEST_QUEUE = 50;

/** Hashes and compares passwords on the thread pool, a few at a time, so that a sign-in storm slows nobody else. */
@Injectable()
export class Passwords {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly dummy = hash('no account has this password', OPTIONS);

  hash(password: string): Promise<string> {
    return this.limited(() => hash(normalise(password), OPTIONS));
  }

  /** Compares in the same time whether the account exists (security, T07): without a hash, with a dummy. */
  async matches(stored: string | null, password: string): Promise<boolean> {
    const against = stored ?? (await this.dummy);
    const equal = await this.limited(() => verify(against, normalise(password)));
    return equal && stored !== null;
  }

  private async limited<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= AT_ONCE) {
      if (this.waiting.length >= LONGEST_QUEUE) throw unavailable();
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
    this.running += 1;
    try {
      return await work();
    } finally {
      this.running -= 1;
      this.waiting.shift()?.();
    }
  }
}

/** Trimmed as the specification says, and the same bytes however the letters were typed. */
function normalise(password: string): string {
  return password.trim().normalize('NFKC');
}
