import type { Actor } from '../../platform/auth/actor.js';
import { isReachedByMail, visibleTo } from '../../platform/auth/student-scope.js';
import type { SqlParams } from '../../platform/database/sql-params.js';
import { isCurrent } from '../catalogue/course.queries.js';

/** Participants of the instance that the sender may see, without duplicates, and whether mail reaches them. */
export const participantsOf = (actor: Actor, instanceId: string, params: SqlParams): string => `
  SELECT DISTINCT s.id, s.name, s.email, s.is_protected, ${isReachedByMail('s')} AS is_reached
  FROM enrollment e JOIN student s ON s.id = e.student_id
  WHERE e.course_instance_id = ${params.add(instanceId)} AND ${isCurrent('e')} AND ${visibleTo(actor, params)}`;

/** Counts of the participants `p`. */
export const PREVIEW = `count(*)::integer AS participants, (count(*) FILTER (WHERE p.is_reached))::integer AS reached,
  (count(*) FILTER (WHERE p.email IS NULL AND NOT p.is_protected))::integer AS "withoutEmail",
  (count(*) FILTER (WHERE p.is_protected))::integer AS "withProtectedData"`;
