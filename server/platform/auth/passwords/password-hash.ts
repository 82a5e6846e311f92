/** Argon2id with 19 MiB, two passes, one lane (security, T02); parameters travel inside the hash. */
export const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const { memoryCost, timeCost, parallelism } = PARAMETERS;
const OF_NOW = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;

/** True if a stored hash has outdated parameters (security, T02). */
export function isOutdated(hash: string): boolean {
  return !hash.startsWith(OF_NOW);
}
