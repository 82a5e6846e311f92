import { Injectable } from '@nestjs/common';
import type { Queryable } from '../../database/database.js';

/** The signed-in account, with its student record if it has one. */
export interface SignedIn {
  id: string;
  studentId: string | null;
}

/** Called with the account that has signed in. */
export type SignInListener = (db: Queryable, account: SignedIn) => Promise<void>;

/** Registry for features that react to sign-ins; sign-in itself knows none of them. */
@Injectable()
export class SignInListeners {
  private readonly listeners: SignInListener[] = [];

  add(listener: SignInListener): void {
    this.listeners.push(listener);
  }

  async tell(db: Queryable, account: SignedIn): Promise<void> {
    for (const listener of this.listeners) await listener(db, account);
  }
}
