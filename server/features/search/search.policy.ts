import { hasRank, type Actor } from '../../platform/auth/actor.js';

/** Below teacher, personal numbers are not searched (contract, section 5). */
export const maySearchPersonalNumbers = (actor: Actor): boolean => hasRank(actor, 'TEACHER');

/** Coordinators see only name and role of accounts, so they cannot search by e-mail address. */
export const maySearchAccountEmails = (actor: Actor): boolean => hasRank(actor, 'SPECPED');

/**
 * The birth date distinguishes students with the same name; coordinators get the municipality only
 * (permissions, section 5).
 */
export const maySeeBirthDate = (actor: Actor): boolean => hasRank(actor, 'SPECPED');

/** Only administrators find deactivated accounts. */
export const mayFindDeactivated = (actor: Actor): boolean => hasRank(actor, 'ADMIN');
