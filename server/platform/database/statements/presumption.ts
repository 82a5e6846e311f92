import type { PlainValue } from './named-statement.js';

/** The SQLSTATE by which a statement says that what was presumed does not hold. */
export const NOT_AS_PRESUMED = 'SV001';

/**
 * What a statement takes for granted without having asked for it. It is asked in the same trip, right before the
 * statement and in its transaction; where it does not hold that question fails, and nothing of the statement is done.
 */
export interface Presumption {
  name: string;
  /** Answers a row where it holds, and raises `NOT_AS_PRESUMED` where it does not. */
  sql: string;
  values: readonly PlainValue[];
  /** `OPEN` until the database has said that it holds, or could not be asked. */
  state: 'OPEN' | 'HOLDS' | 'FAILED';
  /** Takes what the question has answered. */
  confirm(row: object): void;
}

/** Ends the work of somebody who was presumed to be who they no longer are; it reaches nobody. */
export class NotAsPresumed extends Error {
  constructor() {
    super('not as presumed');
  }
}
