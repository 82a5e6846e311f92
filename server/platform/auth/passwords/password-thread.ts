/** The thread that hashes and compares passwords, one at a time; what it answers is what the library does. */
import { hashSync, verifySync } from '@node-rs/argon2';

/** Argon2id with 19 MiB, two passes, one lane (security, T02); parameters travel inside the hash. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The hash of a password to be stored. */
export const hash = (password: string): string => hashSync(password, OPTIONS);

/** Whether the stored hash is of this password. */
export const matches = ({ stored, password }: { stored: string; password: string }): boolean =>
  verifySync(stored, password);
