import { savedListAccess } from '../../../domain/lists/saved-lists.js';
import { mayAccess } from '../../../domain/roles.js';
import { hasRank, type Actor } from '../../platform/auth/actor.js';
import type { Role, SavedList, SavedViewRights } from '../../platform/graphql/generated.js';

/** What decides who may do what with a view that the actor may read. */
export interface Owned {
  ownerId: string;
  sharedWith: Role | null;
}

/** A key stands for another system, which opens no lists. */
export const mayOpenList = (actor: Actor, list: SavedList): boolean =>
  !actor.isApiKey && mayAccess(actor.role, savedListAccess[list]);

/** The owner; what others find in their menus can be put right by those who run the system too. */
export const mayChangeView = (actor: Actor, { ownerId, sharedWith }: Owned): boolean =>
  !actor.isApiKey && (ownerId === actor.userId || (sharedWith !== null && hasRank(actor, 'SYSTEMADMIN')));

/** What stands in other people's menus is for administrators; a link to the page shares it with a colleague. */
export const mayShareView = (actor: Actor, view: Owned): boolean =>
  mayChangeView(actor, view) && hasRank(actor, 'ADMIN');

/** Nobody gets a view of a list that they may not open. */
export const canBeSharedWith = (role: Role, list: SavedList): boolean =>
  mayAccess(role, savedListAccess[list]);

export function viewRights(actor: Actor, view: Owned): SavedViewRights {
  return { change: mayChangeView(actor, view), share: mayShareView(actor, view) };
}
