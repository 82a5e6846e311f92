import { types } from 'node:util';

/**
 * True for every kind of error: those of Node's own modules are not always of this realm's `Error`,
 * and those of the compiled executor have its prototype but were never constructed by it.
 */
export function isError(thrown: unknown): thrown is Error {
  return thrown instanceof Error || types.isNativeError(thrown);
}
