import { createHash } from 'node:crypto';

/** Key for counting guesses: unknown addresses are counted like known ones, and no address is stored. */
export function accountHash(email: string): Buffer {
  return createHash('sha256').update(email).digest();
}
