import { types } from 'node:util';

/** True for errors of every realm: those of Node's own modules are not always of this one's `Error`. */
export function isError(thrown: unknown): thrown is Error {
  return types.isNativeError(thrown);
}
