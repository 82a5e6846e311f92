import { createHash } from 'node:crypto';

/** What guesses are counted by: unknown addresses are counted like known ones, and none is stored. */
export function accountHash(email: string): Buffer {
  return createHash('sha256').update(email).digest();
}
