import { Injectable } from '@nestjs/common';
import type { Queryable } from '../../database/database.js';

/** Called with the account that signs in, in the transaction that begins its session. */
export type SignInListener = (db: Queryable, userId: string) => Promise<void>;

/** Features that keep something of each sign-in add themselves here: sign-in itself knows none of them. */
@Injectable()
export class SignInListeners {
  private readonly listeners: SignInListener[] = [];

  add(listener: SignInListener): void {
    this.listeners.push(listener);
  }

  async tell(db: Queryable, userId: string): Promise<void> {
    for (const listener of this.listeners) await listener(db, userId);
  }
}
