import { types } from 'node:util';

/**
 * True for every kind of error: Node's own modules may use another realm's `Error`, and errors of the
 * compiled executor have its prototype without its constructor.
 */
export function isError(thrown: unknown): thrown is Error {
  return thrown instanceof Error || types.isNativeError(thrown);
}
