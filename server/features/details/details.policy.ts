import { hasRank, type Actor } from '../../platform/auth/actor.js';

/** Colleagues' addresses are for those who administer students; specped and syv get the reduced page (permissions, M40). */
export const maySeeColleagueEmail = (actor: Actor): boolean => hasRank(actor, 'TEACHER');

/** An account that may no longer sign in concerns administrators alone. */
export const maySeeDeactivated = (actor: Actor): boolean => hasRank(actor, 'ADMIN');
