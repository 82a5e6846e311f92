/** Limits of open websockets. Each browser tab uses one. */
export const SOCKETS = {
  /** Of one process: the rest of its connections is for everything else. */
  all: 600,
  /** A school may be one address. */
  perAddress: 300,
  perAccount: 40,
  perSession: 20,
  /** Not yet authenticated: a handshake needs no account. */
  arriving: 200,
  arrivingPerAddress: 50,
} as const;

/** Counters by key; a key is deleted at zero. */
class Tally {
  private readonly counts = new Map<string, number>();

  of(key: string): number {
    return this.counts.get(key) ?? 0;
  }

  add(key: string, change: 1 | -1): void {
    const count = this.of(key) + change;
    if (count > 0) this.counts.set(key, count);
    else this.counts.delete(key);
  }
}

/** One open websocket's slot, released once. */
export interface SocketPlace {
  /** False when the account or the session has too many. */
  signIn(userId: string, sessionHash: string): boolean;
  leave(): void;
}

/**
 * Slots for websockets, limited per process, account, address and for anonymous clients. If limits are
 * disabled (measurements), the process's own limit still applies.
 */
export class SocketPlaces {
  private total = 0;
  private arriving = 0;
  private readonly addresses = new Tally();
  private readonly arrivingFrom = new Tally();
  private readonly accounts = new Tally();
  private readonly sessions = new Tally();

  constructor(private readonly limited: boolean) {}

  /** A place for a socket that is about to open, or null when there is none. */
  take(address: string): SocketPlace | null {
    if (this.total >= SOCKETS.all || (this.limited && this.isFullFor(address))) return null;
    this.total += 1;
    this.arriving += 1;
    this.addresses.add(address, 1);
    this.arrivingFrom.add(address, 1);
    return this.place(address);
  }

  private isFullFor(address: string): boolean {
    return (
      this.arriving >= SOCKETS.arriving ||
      this.addresses.of(address) >= SOCKETS.perAddress ||
      this.arrivingFrom.of(address) >= SOCKETS.arrivingPerAddress
    );
  }

  private place(address: string): SocketPlace {
    let held: { userId: string; sessionHash: string } | null = null;
    let arrived = false;
    let left = false;
    const arrive = (): void => {
      if (arrived) return;
      arrived = true;
      this.arriving -= 1;
      this.arrivingFrom.add(address, -1);
    };
    return {
      signIn: (userId, sessionHash) => {
        if (left) return false;
        const full =
          this.accounts.of(userId) >= SOCKETS.perAccount ||
          this.sessions.of(sessionHash) >= SOCKETS.perSession;
        if (this.limited && full) return false;
        arrive();
        held = { userId, sessionHash };
        this.accounts.add(userId, 1);
        this.sessions.add(sessionHash, 1);
        return true;
      },
      leave: () => {
        if (left) return;
        left = true;
        arrive();
        this.total -= 1;
        this.addresses.add(address, -1);
        if (!held) return;
        this.accounts.add(held.userId, -1);
        this.sessions.add(held.sessionHash, -1);
      },
    };
  }
}
