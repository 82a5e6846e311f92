import { hasRank, type Actor } from '../../platform/auth/actor.js';
import type { OccasionRights } from '../../platform/graphql/generated.js';

type Who = Pick<Actor, 'role' | 'teacherId'>;

/**
 * Who plans exams. Specped and syv read what they need to advise a student, and write nothing (permissions,
 * M52). Teachers hold the exams and agree on times with their students, so they make occasions, move them and
 * book. To cancel one concerns everyone who has been called: for administrators, and for the teacher whose
 * occasion it is.
 */
export const mayPlanExams = (actor: Pick<Actor, 'role'>): boolean => hasRank(actor, 'TEACHER');

export function mayCancelOccasion(actor: Who, occasion: { teacherId: string | null }): boolean {
  if (hasRank(actor, 'ADMIN')) return true;
  return mayPlanExams(actor) && actor.teacherId !== null && actor.teacherId === occasion.teacherId;
}

/** More than who, which course, which day and how far: teachers and above (permissions, section 5: Calendar). */
export const maySeeExamDetails = mayPlanExams;

export function occasionRights(
  actor: Who,
  occasion: { teacherId: string | null; isCancelled: boolean },
): OccasionRights {
  const open = !occasion.isCancelled && mayPlanExams(actor);
  const own = mayCancelOccasion(actor, occasion);
  return { edit: open, book: open, cancel: open && own, restore: occasion.isCancelled && own };
}
