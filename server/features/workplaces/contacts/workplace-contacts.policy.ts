import { hasRank, type Actor } from '../../../platform/auth/actor.js';

/** True if the actor may change the contact: its author. */
export const mayEditContact = (actor: Actor, authorId: string): boolean => actor.userId === authorId;

/** True if the actor may remove the contact: its author and administrators. */
export const mayRemoveContact = (actor: Actor, authorId: string): boolean =>
  mayEditContact(actor, authorId) || hasRank(actor, 'ADMIN');
