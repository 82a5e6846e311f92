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
 * The `Idempotency-Key` of each mutation (contract, section 5). When the answer is lost and the user sends the same
 * mutation again, the key is reused, so that a correction is not booked twice and a course is not created twice.
 * Once any mutation has been answered, the next one is a new action: the lost one may have been undone meanwhile.
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

/** Identifies an action: the operation's name and its variables. */
export const actionOf = (operationName: string | undefined, variables: unknown): string =>
  `${operationName} ${JSON.stringify(variables)}`;
