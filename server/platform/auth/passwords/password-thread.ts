/** Worker thread that hashes and compares passwords with the library, one at a time. */
import { hashSync, verifySync } from '@node-rs/argon2';
import { PARAMETERS } from './password-hash.js';

/** The hash of a password to be stored. */
export const hash = (password: string): string => hashSync(password, PARAMETERS);

/** Whether the stored hash is of this password. */
export const matches = ({ stored, password }: { stored: string; password: string }): boolean =>
  verifySync(stored, password);
