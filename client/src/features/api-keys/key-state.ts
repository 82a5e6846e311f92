import type { ApiKeyRowFragment } from './api-keys.generated';

export type KeyState = 'ACTIVE' | 'EXPIRED' | 'REVOKED';

/** Whether a key may be used now (permissions, section 7: API keys). */
export function stateOf(
  { revokedAt, expiresAt }: Pick<ApiKeyRowFragment, 'revokedAt' | 'expiresAt'>,
  now: Date = new Date(),
): KeyState {
  if (revokedAt) return 'REVOKED';
  return expiresAt && new Date(expiresAt) <= now ? 'EXPIRED' : 'ACTIVE';
}

/** The last moment of a day, as the reader's clock has it: a key lasts the whole of its last day. */
export function endOfDay(day: string): string {
  return new Date(`${day}T23:59:59`).toISOString();
}
