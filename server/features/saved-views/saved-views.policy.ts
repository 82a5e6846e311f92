import { savedListAccess } from '../../../domain/lists/saved-lists.js';
import { mayAccess } from '../../../domain/roles.js';
import { hasRank, type Actor } from '../../platform/auth/actor.js';
import type { Role, SavedList, SavedViewRights } from '../../platform/graphql/generated.js';

/** Data for permissions on a view that the actor may read. */
export interface Owned {
  ownerId: string;
  sharedWith: Role | null;
}

/** API keys cannot open lists. */
export const mayOpenList = (actor: Actor, list: SavedList): boolean =>
  !actor.isApiKey && mayAccess(actor.role, savedListAccess[list]);

/** The owner; for shared views also administrators. */
export const mayChangeView = (actor: Actor, { ownerId, sharedWith }: Owned): boolean =>
  !actor.isApiKey && (ownerId === actor.userId || (sharedWith !== null && hasRank(actor, 'SYSTEMADMIN')));

/** Only administrators share with a role; a link to the page suffices to share with a colleague. */
export const mayShareView = (actor: Actor, view: Owned): boolean =>
  mayChangeView(actor, view) && hasRank(actor, 'ADMIN');

/** A view can only be shared with roles that may open its list. */
export const canBeSharedWith = (role: Role, list: SavedList): boolean =>
  mayAccess(role, savedListAccess[list]);

export function viewRights(actor: Actor, view: Owned): SavedViewRights {
  return { change: mayChangeView(actor, view), share: mayShareView(actor, view) };
}
