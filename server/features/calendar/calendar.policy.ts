import { hasRank, type Actor } from '../../platform/auth/actor.js';
import type { OccasionRights } from '../../platform/graphql/generated.js';

type Who = Pick<Actor, 'role' | 'teacherId'>;

/**
 * Teachers and above plan exams: they create and move occasions and book students. Specped and syv only read
 * (permissions, M52). Cancelling an occasion affects every summoned student, so it takes an administrator or the
 * teacher of the occasion.
 */
export const mayPlanExams = (actor: Pick<Actor, 'role'>): boolean => hasRank(actor, 'TEACHER');

export function mayCancelOccasion(actor: Who, occasion: { teacherId: string | null }): boolean {
  if (hasRank(actor, 'ADMIN')) return true;
  return mayPlanExams(actor) && actor.teacherId !== null && actor.teacherId === occasion.teacherId;
}

/** Fields beyond name, course, date and status: teachers and above (permissions, section 5: Calendar). */
export const maySeeExamDetails = mayPlanExams;

export function occasionRights(
  actor: Who,
  occasion: { teacherId: string | null; isCancelled: boolean },
): OccasionRights {
  const open = !occasion.isCancelled && mayPlanExams(actor);
  const own = mayCancelOccasion(actor, occasion);
  return { edit: open, book: open, cancel: open && own, restore: occasion.isCancelled && own };
}
