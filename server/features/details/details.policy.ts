import { hasRank, type Actor } from '../../platform/auth/actor.js';

/** Colleagues' e-mail addresses are visible to teachers and above; specped and syv get reduced details (permissions, M40). */
export const maySeeColleagueEmail = (actor: Actor): boolean => hasRank(actor, 'TEACHER');

/** Only administrators see deactivated accounts. */
export const maySeeDeactivated = (actor: Actor): boolean => hasRank(actor, 'ADMIN');
