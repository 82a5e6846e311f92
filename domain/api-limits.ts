/** Limits that callers of the API meet (security, T3 and T81). The server applies them; the page for developers shows them. */
export const API_LIMITS = {
  /** Calls per minute of a session or key, and of an address without one. */
  callsPerMinute: 600,
  searchesPerMinute: 60,
  /** Lists that name people, as files or as pages larger than `largestPage`. */
  namedListsPerHour: 5,
  largestPage: 500,
  bodyBytes: 100_000,
  /** Of an uploaded file. */
  fileBytes: 20 * 1024 * 1024,
  documentBytes: 10_000,
  selections: 150,
  aliases: 15,
  depth: 8,
} as const;
