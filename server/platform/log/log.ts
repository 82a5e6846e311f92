import pino, { type Logger } from 'pino';

/** Injection token of the process's log. */
export const LOGGER = Symbol('LOGGER');

/**
 * JSON lines on standard output. Only named fields are ever logged: no bodies, query strings, file
 * names, names or numbers of people (security, T48).
 */
export function createLog(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
