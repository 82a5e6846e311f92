import type { PlainValue } from './named-statement.js';

/** SQLSTATE that a statement raises when a presumption fails. */
export const NOT_AS_PRESUMED = 'SV001';

/**
 * An assumption of a statement that is verified in the same round trip, directly before it and in its
 * transaction. If it fails, the statement isn't executed.
 */
export interface Presumption {
  name: string;
  /** Answers a row where it holds, and raises `NOT_AS_PRESUMED` where it does not. */
  sql: string;
  values: readonly PlainValue[];
  /** `OPEN` until the database has confirmed it, or if it could not be queried. */
  state: 'OPEN' | 'HOLDS' | 'FAILED';
  /** Receives the verification's row. */
  confirm(row: object): void;
}

/** Aborts the work of a presumed actor whose session has changed; never reaches the client. */
export class NotAsPresumed extends Error {
  constructor() {
    super('not as presumed');
  }
}
