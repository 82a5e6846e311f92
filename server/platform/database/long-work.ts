/**
 * For work on thousands of rows, which may take longer than anything else (security, F3): run first, it gives
 * its transaction alone more time.
 */
export const LONG_WORK = `SELECT set_config('statement_timeout', '60s', true), set_config('lock_timeout', '10s', true)`;
