import { readFailure, type Failure } from './failure';

/** Actions whose answer was lost: sent again as they were, within this time, they are the same action. */
const sameActionMs = 10 * 60_000;
/** What leaves open whether the server has done it, and may go well the next time. */
export const openEnds: ReadonlySet<Failure['code']> = new Set(['NETWORK', 'INTERNAL', 'SERVICE_UNAVAILABLE']);

/** A new key; `crypto.randomUUID` is missing on plain http, which a school's test server may use. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The `Idempotency-Key` of each change (contract §5). When its answer is lost and the person sends the very same once
 * more, the key is the same, so that a correction is not booked twice and a course is not made twice. Once any change
 * has been answered the next one is a new action: what was lost may have been taken back meanwhile.
 */
export class ActionKeys {
  private readonly lost = new Map<string, { key: string; at: number }>();

  /** The key of an action that is sent now. */
  keyFor(action: string): string {
    const earlier = this.lost.get(action);
    this.lost.delete(action);
    return earlier && Date.now() - earlier.at < sameActionMs ? earlier.key : newIdempotencyKey();
  }

  /** The action was answered, or failed with `error`. */
  settle(action: string, key: string, error?: unknown): void {
    if (error !== undefined && openEnds.has(readFailure(error).code))
      this.lost.set(action, { key, at: Date.now() });
    else this.lost.clear();
  }
}

/** What makes two changes the same action: what is asked, with what. */
export const actionOf = (operationName: string | undefined, variables: unknown): string =>
  `${operationName} ${JSON.stringify(variables)}`;
